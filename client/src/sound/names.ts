/** What can be heard at a table. */
export type SoundName =
  | 'lift'
  | 'lay'
  | 'leader'
  | 'war'
  | 'decided'
  | 'monument'
  | 'city'
  | 'ark'
  | 'cube'
  | 'score'
  | 'turn'
  | 'time'
  | 'end';
