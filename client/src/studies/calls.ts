import { answer } from '../api';
import type {
  ChapterSaved,
  ChapterTold,
  NewStudy,
  StudyChange,
  StudyChapter,
  StudyInfo,
  StudyList,
  StudyRead,
  StudyShare,
  StudyWord,
} from '../wire';

/** The word of a link stands behind the #, and is told to the server in a header: no log holds it. */
const headers = (word: string) => ({
  'Content-Type': 'application/json',
  ...(word && { 'Study-Word': word }),
});

const get = (path: string, word = '') => answer(path, { headers: headers(word) });
const post = (path: string, body: unknown = {}, word = '', keepalive = false) =>
  answer(path, { method: 'POST', headers: headers(word), body: JSON.stringify(body), keepalive });
const json = async <T>(asked: Promise<Response>): Promise<T> => (await asked).json();
const text = async (asked: Promise<Response>) => (await asked).text();

/** Browsers let a page that is left send so much. */
const KEPT_ALIVE = 60_000;

export const calls = {
  mine: () => json<StudyList>(get('/me/studies')),
  add: (study: NewStudy) => json<StudyInfo>(post('/studies', study)),
  read: (written: string) => json<StudyRead>(post('/studies/read', { text: written })),
  asText: (study: NewStudy) => text(post('/studies/text', study)),
};

/** What is asked of one study, with the word of the link by which one came. */
export function studyCalls(id: string, word: string) {
  const at = `/studies/${encodeURIComponent(id)}`;
  const of = (chapter: string) => `${at}/chapters/${encodeURIComponent(chapter)}`;
  return {
    info: () => json<StudyInfo>(get(at, word)),
    text: () => text(get(`${at}/text`, word)),
    change: (change: StudyChange) => json<StudyInfo>(post(at, change, word)),
    copy: () => json<StudyInfo>(post(`${at}/copy`, {}, word)),
    share: (may: StudyShare['may']) => json<StudyWord>(post(`${at}/share`, { may }, word)),
    unshare: (may: StudyShare['may']) => json<StudyInfo>(post(`${at}/unshare`, { may }, word)),
    remove: () => post(`${at}/remove`, {}, word),
    chapter: (chapter: string) => json<ChapterTold>(get(of(chapter), word)),
    addChapter: (version: number, chapter: StudyChapter) =>
      json<StudyInfo>(post(`${at}/chapters`, { version, chapter }, word)),
    removeChapter: (chapter: string, version: number) =>
      json<StudyInfo>(post(`${of(chapter)}/remove`, { version }, word)),
    save: (id: string, version: number, chapter: StudyChapter) => {
      const body = { version, chapter };
      const small = JSON.stringify(body).length < KEPT_ALIVE;
      return json<ChapterSaved>(post(of(id), body, word, small));
    },
  };
}

export type StudyCalls = ReturnType<typeof studyCalls>;
