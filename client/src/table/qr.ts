// A QR code for a link: bytes, error correction level M, up to version 10 (213 bytes).

type Square = (boolean | null)[][];

/** For each version: codewords in all, those that correct in each block, and blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules as rows of the square, or null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex((_, n) => bytes.length + (n < 9 ? 2 : 3) <= room(n + 1)) + 1;
  if (version === 0) return null;
  const bits = corrected(coded(bytes, version), version).flatMap((byte) => bitsOf(byte, 8));
  const drawn = MASKS.map((_, mask) => draw(bits, version, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The dark modules as one path, a unit each. */
export const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

function room(version: number): number {
  const [all, correcting, blocks] = VERSIONS[version - 1]!;
  return all - correcting * blocks;
}

const bitsOf = (n: number, length: number): boolean[] =>
  Array.from({ length }, (_, i) => ((n >> (length - 1 - i)) & 1) === 1);

// § Codewords

/** Mode, length, bytes, end and padding; head and end are whole bytes together. */
function coded(bytes: number[], version: number): number[] {
  const long = version < 10 ? 8 : 16;
  const head = [...bitsOf(4, 4), ...bitsOf(bytes.length, long)];
  const bits = [...head, ...bytes.flatMap((byte) => bitsOf(byte, 8)), ...bitsOf(0, 4)];
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
  for (let pad = 0xec; words.length < room(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Split into blocks, each with its correction, and woven together. */
function corrected(words: number[], version: number): number[] {
  const [, correcting, count] = VERSIONS[version - 1]!;
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const start = (n: number) => n * short + Math.max(0, n - (count - longer));
  const blocks = Array.from({ length: count }, (_, n) => words.slice(start(n), start(n + 1)));
  const checks = blocks.map((block) => remainder(block, correcting));
  return [...woven(blocks), ...woven(checks)];
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** In the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (; b; b >>= 1, a = (a << 1) ^ (a & 128 ? 0x11d : 0)) if (b & 1) product ^= a;
  return product;
}

/** What is left of the words divided by the generator of that degree. */
function remainder(words: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    generator = [...generator, 0].map((one, k) => one ^ times(generator[k - 1] ?? 0, root));
  const rest = [...words, ...Array<number>(degree).fill(0)];
  words.forEach((_, i) => {
    const lead = rest[i]!;
    generator.forEach((one, k) => (rest[i + k]! ^= times(one, lead)));
  });
  return rest.slice(words.length);
}

// § The square

function draw(bits: boolean[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const square: Square = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  finders(square);
  aligning(square, version);
  timing(square);
  about(square, version, mask);
  fill(square, bits, MASKS[mask]!);
  return square.map((row) => row.map(Boolean));
}

/** Rings around a middle: dark but for those of these radii. */
function rings(square: Square, x: number, y: number, radius: number, light: number[]): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const row = square[y + dy];
      if (row && x + dx in row) row[x + dx] = !light.includes(Math.max(Math.abs(dx), Math.abs(dy)));
    }
}

function finders(square: Square): void {
  const far = square.length - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    rings(square, x, y, 4, [2, 4]);
}

function aligning(square: Square, version: number): void {
  if (version === 1) return;
  const last = square.length - 7;
  const lines = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  for (const y of lines) for (const x of lines) if (square[y]![x] === null) rings(square, x, y, 2, [1]);
}

function timing(square: Square): void {
  square.forEach((row, i) => {
    row[6] ??= i % 2 === 0;
    square[6]![i] ??= i % 2 === 0;
  });
}

/** Which mask, and from the seventh on which version. */
function about(square: Square, version: number, mask: number): void {
  const size = square.length;
  const format = bitsOf(((mask << 10) | checked(mask, 0x537, 10)) ^ 0x5412, 15).reverse();
  const put = (x: number, y: number, dark: boolean) => (square[y]![x] = dark);
  format.forEach((dark, i) => {
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  });
  put(8, size - 8, true);
  if (version < 7) return;
  const known = bitsOf((version << 12) | checked(version, 0x1f25, 12), 18).reverse();
  known.forEach((dark, i) => {
    put(Math.floor(i / 3), size - 11 + (i % 3), dark);
    put(size - 11 + (i % 3), Math.floor(i / 3), dark);
  });
}

/** The check bits of these few. */
function checked(value: number, by: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ (rest >> (degree - 1) ? by : 0);
  return rest;
}

/** Two columns at a time, from the right, up and down in turn. */
function fill(square: Square, bits: boolean[], mask: (x: number, y: number) => boolean): void {
  const size = square.length;
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (square[y]![x] === null) square[y]![x] = (bits[next++] ?? false) !== mask(x, y);
      }
  }
}

// § How hard it is to read

function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  const lines = [...rows, ...columns].reduce((sum, line) => sum + inLine(line), 0);
  return lines + 3 * squares(rows) + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

function inLine(line: boolean[]): number {
  const text = line.map((dark) => (dark ? '#' : '.')).join('');
  const runs = text.match(/#{5,}|\.{5,}/g) ?? [];
  const likeFinders = text.match(/(?=#\.###\.#\.{4}|\.{4}#\.###\.#)/g) ?? [];
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 40 * likeFinders.length;
}

function squares(rows: boolean[][]): number {
  const same = (x: number, y: number) =>
    rows[y]![x] === rows[y]![x + 1] && rows[y]![x] === rows[y + 1]![x] && rows[y]![x] === rows[y + 1]![x + 1];
  const inside = rows.slice(1).map((_, i) => i);
  return inside.flatMap((y) => inside.filter((x) => same(x, y))).length;
}
