// Leaves and bushes: outlines that look grown, the same on every visit.

/** Numbers from 0 to 1 that depend on the seed alone. */
export function grown(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** A cloud of leaves with `lobes` bulges round an ellipse with the middle 0, 0. */
export function cloud(rx: number, ry: number, lobes: number, seed: number): string {
  const random = grown(seed);
  const turn = random() * 0.5;
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + turn + (random() - 0.5) * 0.3) / lobes) * 2 * Math.PI;
    const reach = 0.88 + 0.06 * random();
    return { x: rx * reach * Math.cos(angle), y: ry * reach * Math.sin(angle) };
  });
  const bulge = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    (0.56 * Math.hypot(a.x - b.x, a.y - b.y)).toFixed(1);
  const at = (i: number) => points[i % lobes] ?? { x: 0, y: 0 };
  const arcs = points.map((_, i) => {
    const r = bulge(at(i), at(i + 1));
    return `A${r} ${r} 0 0 1 ${at(i + 1).x.toFixed(1)} ${at(i + 1).y.toFixed(1)}`;
  });
  return `M${at(0).x.toFixed(1)} ${at(0).y.toFixed(1)}${arcs.join('')}Z`;
}

/** A star with `rays` points. */
export function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * rays }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
