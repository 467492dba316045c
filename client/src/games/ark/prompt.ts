// The sentences beside the confirm button: what you can do, or what this move is and leads to.

import { plain, t } from '../../i18n/index.svelte';
import { isFinal } from '../../table/final';
import type { Prompt, PromptContext, Seat } from '../../table/game';
import { who } from '../../table/names';
import { cellName, drawn } from './cells';
import { passedIn, settledIn, type Settled } from './events';
import { doubles } from './features';
import { claiming, freeOn, laying, type Change } from './forecast';
import { numberOf, offered } from './picking.svelte';
import { kindsOf, valueOf, whose } from './says';
import { kindOf, type PartName, type Turn } from './tile';
import { inHand, tilesLeft, type View } from './view';

export function prompt(ctx: PromptContext): Prompt {
  const [word = '', first = '', second = ''] = ctx.choice.path;
  if (ctx.choice.complete) return PLANS[word]?.(ctx, first, second) ?? { title: '' };
  if (word === 'ark') return first ? said('ark-ask-route') : said('ark-ask-walk');
  return ctx.asked.question === 'Deploy' ? deploying(ctx) : asking(ctx);
}

const said = (key: string): Prompt => ({ title: t(key), detail: t(`${key}-detail`) });

// What is asked.

function asking({ asked, last }: PromptContext): Prompt {
  const title = t(`ark-ask-${asked.question}`);
  const how = t(`ark-ask-${asked.question}-detail`);
  const out = last?.events.filter((event) => / discards /.test(event)).length ?? 0;
  if (asked.question !== 'PlaceTile' || out === 0) return { title, detail: how };
  return { title, detail: `${t('ark-ask-PlaceTile-thrown', { n: out })} ${how}` };
}

/** What can be done depends on who is left, what is free, and whether the Ark is there. */
function deploying({ view, seat, choice }: PromptContext): Prompt {
  const whom = choice.can('follower') ? '' : choice.can('prophet') ? '-prophet' : '-none';
  const title = t(`ark-ask-Deploy${whom}${choice.can('ark') ? '-ark' : ''}`);
  const left = (view as View).followers[seat] ?? 0;
  if (whom === '') return { title, detail: t('ark-ask-Deploy-free', { list: kindsOf(freeOn(view)) }) };
  return { title, detail: t(left > 0 ? 'ark-ask-Deploy-taken' : 'ark-ask-Deploy-out') };
}

// What this move is, and what follows.

type Plan = (ctx: PromptContext, first: string, second: string) => Prompt;

const PLANS: Record<string, Plan> = {
  tile: laid,
  follower: (ctx, part) => claim(ctx, followerOn(ctx, part), part),
  prophet: (ctx, part) => claim(ctx, t('ark-plan-prophet'), part),
  ark: (ctx, cell, route) => ({
    title: t('ark-plan-walk', { n: route.length }),
    apart: cellName(cell),
    ...walked(ctx),
  }),
  enter: (ctx, cell) => plan(ctx, t('ark-plan-enter', { cell: cellName(cell) }), anyway(ctx)),
  pass: (ctx) => plan(ctx, t('ark-plan-pass'), anyway(ctx)),
};

const told = ({ choice, preview }: PromptContext) => (preview?.words === choice.words ? preview : null);

/** By its number where the tile has several of the kind, as on the land and on the buttons. */
function followerOn({ view, choice }: PromptContext, part: PartName): string {
  const spots = offered(choice, view as View);
  const spot = spots.find((one) => one.kind === 'follower' && one.part === part);
  const number = spot ? numberOf(spot, spots) : 0;
  return t('ark-plan-follower', { kind: kindOf(part), number: number > 0 ? ` (${number})` : '' });
}

/** Where a piece finishes nothing of its own, it is worth something later, and the tile scores anyway. */
function claim(ctx: PromptContext, title: string, part: PartName): Prompt {
  const now = told(ctx);
  const scores = claiming(ctx.view as View, part, now)?.feature.complete ?? false;
  return scores
    ? plan(ctx, title, settled(ctx) || worth(ctx, part))
    : plan(ctx, title, worth(ctx, part), countsAround(ctx) ? settled(ctx) : anyway(ctx));
}

/** A temple that the tile finishes counts the piece on it, too: who scores by it, scores with the piece. */
const countsAround = (ctx: PromptContext): boolean =>
  told(ctx)?.events.some((event) => event.startsWith('complete temple ')) ?? false;

function plan(ctx: PromptContext, title: string, ...details: string[]): Prompt {
  const detail = [...details, after(ctx)].filter(Boolean).join(' ');
  return { title, ...(detail && { detail }) };
}

/** What the tile scores, whoever is put on it. */
const settled = (ctx: PromptContext) => scores(ctx, settledIn(told(ctx)?.events ?? [])).join(' ');

function anyway(ctx: PromptContext): string {
  const what = settled(ctx);
  return what && t('ark-plan-settled', { what });
}

/** What the Ark brings, and what the tile brings anyway. */
function walked(ctx: PromptContext): Pick<Prompt, 'detail'> {
  const now = told(ctx);
  if (!now) return {};
  const passed = scores(ctx, [], passedIn(now.events)).join(' ') || t('ark-plan-nobody');
  return { detail: [passed, anyway(ctx), after(ctx)].filter(Boolean).join(' ') };
}

/** What comes after that. */
function after(ctx: PromptContext): string {
  const now = told(ctx);
  return now?.events.includes('over')
    ? t('ark-plan-last')
    : isFinal(ctx.table, now)
      ? t('ark-plan-luck')
      : '';
}

/** First what the tile brings there: where it lies is seen. */
function laid(ctx: PromptContext, cell: string): Prompt {
  const { scored, good, bad } = makes(ctx, cell);
  const made = [...good, ...bad];
  const [title, ...more] = scored.length > 0 ? scored : made.slice(0, 1);
  const turns = t('ark-plan-turns', { n: ctx.choice.under('tile', cell).length });
  return { ...tileAt(ctx), ...(title && { title }), detail: [...more, turns].join(' ') };
}

/** So much is told of what a tile makes, what matters most first. */
const MOST = 3;

/** Of a move of a hint: nobody need turn the tile, so more is told of what it makes. */
export function hint(ctx: PromptContext): Prompt {
  const [word, cell = ''] = ctx.choice.path;
  if (word !== 'tile') return prompt(ctx);
  const { scored, good, bad } = makes(ctx, cell);
  const but = bad.slice(0, 1).map((what) => t('ark-hint-but', { what }));
  return { ...tileAt(ctx), detail: [...scored, ...good.slice(0, MOST), ...but].join(' ') };
}

/** Where it goes; that it lies otherwise is all that tells two tiles on one place apart. */
function tileAt({ view, choice }: PromptContext): { title: string; apart: string } {
  const [, cell = '', turn = 'n'] = choice.path;
  const tile = inHand(view as View);
  return {
    title: t('ark-plan-tile', { cell: cellName(cell) }),
    apart: tile === null ? '' : plain(drawn(tile, turn as Turn)),
  };
}

/** "You score 7.", with all that this answer ends; '' where nobody does. */
export const scoring = (ctx: PromptContext): string =>
  scores(ctx, settledIn(ctx.preview?.events ?? [])).join(' ');

/** What a tile there makes that is good for this seat, and what is bad: whole sentences. */
export function making(ctx: PromptContext): { good: Change[]; bad: string[] } {
  const { news, isBad } = changesOf(ctx, ctx.choice.path[1] ?? '');
  return {
    good: news.filter((change) => !isBad(change)),
    bad: news.filter(isBad).map((change) => becoming(ctx, change)),
  };
}

/** What a tile there scores, and what it makes of cities, roads, fields and temples, and of those of others alone. */
function makes(ctx: PromptContext, cell: string) {
  const { settled, news, isBad } = changesOf(ctx, cell);
  const become = (some: Change[]) => [...new Set(some.map((change) => becoming(ctx, change)))];
  return {
    scored: scores(ctx, settled),
    good: become(news.filter((change) => !isBad(change))),
    bad: become(news.filter(isBad)),
  };
}

function changesOf(ctx: PromptContext, cell: string) {
  const found = laying(ctx.view as View, cell, told(ctx), ctx.seat);
  const isBad = (change: Change): boolean => {
    const { owners } = change.feature;
    return owners.length > 0 && owners.includes(ctx.seat) === isLess(change);
  };
  return { settled: found?.settled ?? [], news: found?.changes.filter(isNews) ?? [], isBad };
}

/** It is worth less than before, as a field with one more wolf. */
const isLess = ({ feature: { value }, was }: Change): boolean =>
  value !== null && value < was.reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** That a field grows is none as long as it is worth what it was. */
const isNews = ({ fate, feature, was }: Change): boolean =>
  fate !== 'grows' || feature.value === null || feature.value !== was[0];

/** "Your city grows" */
export function changed({ table, seat }: Pick<PromptContext, 'table' | 'seat'>, change: Change): string {
  const { fate, feature } = change;
  return plain(t(`ark-preview-${fate}`, { kind: feature.kind, ...whose(table, feature, seat) }));
}

/** "Your city grows: 5 → 6." */
function becoming(ctx: PromptContext, change: Change): string {
  const what = changed(ctx, change);
  const { complete, value } = change.feature;
  if (complete || value === null || change.was.length === 0) return t('ark-plan-becomes', { what });
  return t('ark-plan-becomes-worth', { what, value: valueOf(change) });
}

/** "You score 8.", for each seat that gains something in this turn. */
function scores(
  { table, seat }: PromptContext,
  settled: Settled[],
  passed = new Map<Seat, number>(),
): string[] {
  const sums = new Map(passed);
  for (const { seat: winner, points } of settled.filter(({ end }) => !end).flatMap(({ wins }) => wins))
    sums.set(winner, (sums.get(winner) ?? 0) + points);
  const own = [...sums].filter(([winner]) => winner === seat);
  const others = [...sums].filter(([winner]) => winner !== seat);
  return [...own, ...others].map(([winner, n]) => t('ark-plan-score', { ...who(table, winner, seat), n }));
}

function worth(ctx: PromptContext, part: PartName): string {
  const change = claiming(ctx.view as View, part, told(ctx));
  if (!change) return '';
  const { kind, value, finished } = change.feature;
  if (value === null || finished === null) return '';
  const doubled = doubles(change.feature);
  const ends = tilesLeft(ctx.view as View) === 0;
  return t('ark-plan-worth', {
    kind: ends ? 'last' : doubled ? 'doubled' : kind,
    now: value,
    finished: doubled ? 2 * finished : finished,
  });
}
