// What a person likes to be shown.

class Aids {
  /** The arrows at the open edges of every road and city with somebody on it. */
  edges = $state(false);
  /** The stripes of the fields, and what they are worth. */
  fields = $state(false);
}

export const aids = new Aids();
