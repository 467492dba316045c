// The little of Markdown that rulebooks are written in. What it cannot say stays as it was typed.

/** A run of letters: plain, bold, italic, or a link to another paragraph. */
export interface Run {
  text: string;
  kind?: 'strong' | 'em';
  /** The paragraph that it leads to. */
  to?: string;
}

export type Block = { kind: 'p'; runs: Run[] } | { kind: 'ul'; items: Run[][] };

/** One paragraph of a rulebook as its file has it. */
export interface Written {
  /** As in `rules.md`: "5.4". */
  number: string;
  title: string;
  blocks: Block[];
  /** What it rests on, where the rulebook is silent or disputed. */
  ground: Run[] | null;
}

const RUN = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<text>[^\]]+)\]\(#(?<to>[\w.]+)\)/g;
const HEADING = /^## (\d+(?:\.\d+)*) (.+)$/;
const ITEM = '- ';
const GROUND = /^> ?/;

export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of line.matchAll(RUN)) {
    if (found.index > end) runs.push({ text: line.slice(end, found.index) });
    runs.push(runOf(found.groups ?? {}));
    end = found.index + found[0].length;
  }
  if (end < line.length) runs.push({ text: line.slice(end) });
  return runs;
}

function runOf({ strong, em, text, to }: Record<string, string | undefined>): Run {
  if (strong !== undefined) return { text: strong, kind: 'strong' };
  if (em !== undefined) return { text: em, kind: 'em' };
  return { text: text ?? '', to: to ?? '' };
}

/** Every paragraph, in the order of the file; what stands before the first heading is left out. */
export function paragraphsOf(file: string): Written[] {
  const parts = file.replaceAll('\r\n', '\n').split(/^(?=## )/m);
  return parts.flatMap((part) => {
    const [first = '', ...lines] = part.trimEnd().split('\n');
    const [, number, title] = HEADING.exec(first) ?? [];
    return number && title ? [{ number, title: title.trim(), ...bodyOf(lines) }] : [];
  });
}

function bodyOf(lines: string[]): Pick<Written, 'blocks' | 'ground'> {
  const said = lines.filter((line) => !GROUND.test(line)).join('\n');
  const ground = lines.filter((line) => GROUND.test(line)).map((line) => line.replace(GROUND, ''));
  return {
    blocks: said.split(/\n{2,}/).flatMap(blocksOf),
    ground: ground.length > 0 ? runsOf(ground.join(' ')) : null,
  };
}

/** A list may follow the sentence before it without an empty line. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const last = blocks.at(-1);
    const runs = runsOf(line.replace(/^- /, '').trim());
    if (line.startsWith(ITEM)) {
      if (last?.kind === 'ul') last.items.push(runs);
      else blocks.push({ kind: 'ul', items: [runs] });
    } else if (last?.kind === 'p') last.runs.push({ text: ' ' }, ...runs);
    else if (last && line.startsWith(' ')) last.items.at(-1)!.push({ text: ' ' }, ...runs);
    else blocks.push({ kind: 'p', runs });
  }
  return blocks;
}

/** All that is read in a paragraph, as plain text. */
export const textOf = ({ blocks, ground }: Written): string =>
  [
    ...blocks.flatMap((block) => (block.kind === 'p' ? [block.runs] : block.items)),
    ...(ground ? [ground] : []),
  ]
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');
