/** One after the other; those that are '' are left out. */
export const sentences = (...all: (string | false | undefined)[]): string => all.filter(Boolean).join(' ');
