// The result as a picture to send: drawn on a canvas, with nothing on it that only colour says.

import { ticks } from './ticks';

/** What stands on it. */
export interface Told {
  title: string;
  why: string;
  /** By place: "1. Réka", and the score. */
  order: { name: string; score: string; seat: number }[];
  /** After every move, by seat. */
  scores: number[][];
  /** The colour of each seat. */
  lines: string[];
  /** "Weakest colour over time" */
  caption: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const PAPER = '#fcfbf7';
const INK = '#1b2928';
const QUIET = '#5e6c68';
const DASHES = [[], [16, 8], [4, 8], [20, 6, 4, 6], [10, 4]];
const LETTERS = "'Grenze', Georgia, serif";
const TEXT = "'Figtree', system-ui, sans-serif";

/** As the page shows it, and as it is sent. */
export interface Picture {
  url: string;
  blob: Blob | null;
}

export async function picture(game: string, told: Told): Promise<Picture | null> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  heading(pen, game, told);
  order(pen, told);
  if (told.scores.length > 1) graph(pen, told);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  return { url: canvas.toDataURL('image/png'), blob };
}

function heading(pen: CanvasRenderingContext2D, game: string, { title, why }: Told): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#0e5a5e';
  pen.fillRect(0, 0, WIDTH, 196);
  write(pen, `Ludarium · ${game}`, 48, 56, `600 26px ${TEXT}`, '#d2e5e1');
  write(pen, title, 48, 118, `600 58px ${LETTERS}`, '#ffffff', WIDTH - 96);
  write(pen, why, 48, 164, `500 26px ${TEXT}`, '#d2e5e1', WIDTH - 96);
}

function order(pen: CanvasRenderingContext2D, { order, lines }: Told): void {
  order.forEach(({ name, score, seat }, n) => {
    const y = 262 + n * 66;
    stroke(pen, seat, lines, [
      [48, y - 10],
      [92, y - 10],
    ]);
    write(pen, `${n + 1}. ${name}`, 108, y, `600 32px ${LETTERS}`, INK, 250);
    pen.textAlign = 'right';
    write(pen, score, 430, y, `600 36px ${LETTERS}`, INK);
    pen.textAlign = 'left';
  });
}

function graph(pen: CanvasRenderingContext2D, { scores, lines, caption }: Told): void {
  const [left, right, top, bottom] = [530, 1140, 274, 570];
  const most = Math.max(1, ...scores.flat());
  const y = (n: number) => bottom - (n / most) * (bottom - top);
  write(pen, caption, left, 244, `600 22px ${TEXT}`, QUIET, right - left);
  for (const n of ticks(most)) {
    pen.fillStyle = '#cbd1c5';
    pen.fillRect(left, y(n), right - left, 1);
    write(pen, `${n}`, left - 44, y(n) + 7, `600 20px ${TEXT}`, QUIET);
  }
  const x = (move: number) => left + (move / (scores.length - 1)) * (right - left);
  for (const seat of scores[0]?.keys() ?? [])
    stroke(
      pen,
      seat,
      lines,
      scores.map((of, move) => [x(move), y(of[seat] ?? 0)]),
    );
}

/** The line of a seat, wherever it is drawn. */
function stroke(
  pen: CanvasRenderingContext2D,
  seat: number,
  lines: string[],
  points: [number, number][],
): void {
  pen.strokeStyle = lines[seat] ?? INK;
  pen.setLineDash(DASHES[seat % DASHES.length] ?? []);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  pen.beginPath();
  points.forEach(([x, y], n) => (n ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  width?: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, width);
}
