import { post } from '../api';
import { withSurvey, type Board, type BoardStands } from '../wire';

/** What the rules know of a board that is set up. */
export async function stands(board: Board): Promise<BoardStands> {
  const found = await post<BoardStands>('/line/board', board);
  return { ...found, told: found.told && withSurvey(found.told) };
}
