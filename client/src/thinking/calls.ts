import { answer, post } from '../api';
import {
  withSurvey,
  type Best,
  type Effects,
  type Explained,
  type Line,
  type LineDraw,
  type Lined,
  type LineThought,
  type Preview,
  type Recorded,
} from '../wire';

/** What the server says of a line; it keeps nothing of it. */
export const calls = {
  told: async (line: Line) => withSurvey(await post<Lined>('/line', line)),
  preview: async (line: Line, words: string) => withSurvey(await post<Preview>('/line/try', { line, words })),
  whyNot: (line: Line, words: string) => post<Explained>('/line/why', { line, words }),
  /** What luck is asked for in the last move. */
  drawn: (line: Line) => post<LineDraw>('/line/luck', line),
  effects: (line: Line) => post<Effects>('/line/effects', line),
  /** Whoever gives the signal does not want to know any more. */
  best: async (thought: LineThought, signal: AbortSignal): Promise<Best> => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify(thought), signal };
    return (await answer('/line/best', asked)).json();
  },
  recorded: (game: string, record: string) => post<Recorded>('/line/record', { game, record }),
};
