// What a person likes to be shown, remembered on this device.

const PREFIX = 'ludarium-ark-';

class Aids {
  /** Points on the board, if the game ended now. */
  board = $state(localStorage.getItem(`${PREFIX}board`) !== 'off');
  /** The arrows at the open edges of every road and city with somebody on it. */
  edges = $state(false);
  /** The stripes of the fields. */
  fields = $state(false);

  setBoard(on: boolean): void {
    this.board = on;
    localStorage.setItem(`${PREFIX}board`, on ? 'on' : 'off');
  }
}

export const aids = new Aids();
