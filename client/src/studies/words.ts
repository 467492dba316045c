const KEPT = 'ludarium-study-';

/** The words of links that were made here: the server knows only their hashes. */
export const linkWords = {
  of: (study: string, may: string): string | null => localStorage.getItem(`${KEPT}${study}-${may}`),
  keep: (study: string, may: string, word: string): void =>
    localStorage.setItem(`${KEPT}${study}-${may}`, word),
  forget: (study: string, may: string): void => localStorage.removeItem(`${KEPT}${study}-${may}`),
};
