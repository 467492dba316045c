// The sentences beside the confirm button: what you can do, or what this move is and leads to.

import { list, t } from '../../i18n/index.svelte';
import { isFinal } from '../../table/final';
import type { Prompt, PromptContext } from '../../table/game';
import type { Preview } from '../../wire';
import { fighting, forecast, type Forecast } from './forecast';
import { pickingOf } from './picking.svelte';
import { colourName, direction, placeName } from './says';
import { pairOf, surveyOf, type Pair } from './survey';
import {
  cultOfSeat,
  handSize,
  isClockwise,
  numberOf,
  rival,
  sizeOf,
  strengthOf,
  topOf,
  treeOfDruid,
  type Colour,
  type Cult,
  type TreeName,
  type View,
} from './view';

export function prompt(ctx: PromptContext): Prompt {
  if (ctx.choice.complete) return decided(ctx);
  if (ctx.asked.question === 'PlaceDruids') return placing(ctx);
  if (ctx.asked.question === 'NextFight') {
    const order = surveyOf(ctx.view).order ? 'yes' : 'no';
    return { title: t('druids-ask-NextFight'), detail: t('druids-ask-NextFight-detail', { order }) };
  }
  return turning(ctx);
}

function placing({ choice }: PromptContext): Prompt {
  const colour = choice.after('place')[0] ?? 'orange';
  return { title: t('druids-ask-PlaceDruids', { colour }), detail: t('druids-ask-PlaceDruids-detail') };
}

function turning(ctx: PromptContext): Prompt {
  const picking = pickingOf(ctx.choice);
  if (picking.spirit) return whichTree(picking.spirit);
  if (picking.aim) return whichSpirit(picking.aim);
  if (ctx.choice.doing === 'waltz')
    return { title: t('druids-ask-waltz'), detail: t('druids-ask-TakeTurn-detail') };
  if (picking.removing) return { title: t('druids-ask-remove'), detail: t('druids-ask-remove-detail') };
  if (ctx.choice.doing === 'jump') {
    const tree = surveyOf(ctx.view).free[cultOfSeat(ctx.seat)];
    const detail = tree ? t('druids-ask-druid-detail', { tree: placeName(tree) }) : undefined;
    return { title: t('druids-ask-druid'), ...(detail && { detail }) };
  }
  return opening(ctx);
}

/** A bare tree comes first: it is lost if nothing is done. */
function opening(ctx: PromptContext): Prompt {
  const { choice } = ctx;
  if (choice.can('pass')) return { title: t('druids-ask-TakeTurn-pass') };
  const ask = t(choice.can('jump') ? 'druids-ask-TakeTurn' : 'druids-ask-TakeTurn-three');
  const bare = surveyOf(ctx.view).starving;
  if (bare.length === 0) return { title: ask, detail: t('druids-ask-TakeTurn-detail') };
  return {
    title: t('druids-ask-TakeTurn-bare', {
      n: bare.length,
      list: list(bare.map(placeName)),
    }),
    detail: ask,
    warn: true,
  };
}

function whichTree(spirit: string): Prompt {
  const args = { s: strengthOf(spirit), dir: direction(isClockwise(spirit)) };
  return { title: t('druids-ask-tree'), detail: t('druids-ask-tree-detail', args) };
}

function whichSpirit(tree: TreeName): Prompt {
  return {
    title: t('druids-ask-spirit', { tree: placeName(tree) }),
    detail: t('druids-ask-spirit-detail', { n: numberOf(tree) }),
  };
}

function decided(ctx: PromptContext): Prompt {
  const [word, first = '', second = ''] = ctx.choice.path;
  if (word === 'waltz') return waltz(ctx, first, second as TreeName);
  if (word === 'place') {
    const title = t('druids-ask-PlaceDruids-on', { colour: first, tree: placeName(second) });
    const detail = facing(ctx, first as Colour);
    return { title, ...(detail && { detail }) };
  }
  if (word === 'jump') return jump(ctx, first as Colour);
  if (word === 'drop') return drop(ctx, first);
  if (word === 'clear') return clear(ctx, first as TreeName);
  if (word === 'fight') return fight(ctx, first as Colour);
  return { title: t('druids-plan-pass') };
}

/** How it stands between the druid that is placed and the one that it is to fight, if that stands already. */
function facing(ctx: PromptContext, colour: Colour): string {
  const preview = previewOf(ctx);
  if (!preview) return '';
  const after = preview.view as View;
  const me = cultOfSeat(ctx.seat);
  const a = topAt(after, me, colour);
  const b = pairOf(surveyOf(after), colour)?.[rival(me)].strength ?? null;
  return b === null ? t('druids-plan-alone', { a }) : t('druids-plan-facing', { a, b });
}

function waltz(ctx: PromptContext, spirit: string, tree: TreeName): Prompt {
  const title = t('druids-plan-waltz', { s: strengthOf(spirit), tree: placeName(tree) });
  const named = { title, apart: t(`druids-apart-${direction(isClockwise(spirit))}`) };
  const preview = previewOf(ctx);
  if (!preview) return named;
  const plan = forecast(ctx.view as View, preview);
  if (!plan?.waltz) return { ...named, detail: t('druids-plan-draws') };
  const detail = [...warnings(plan), outcome(plan, cultOfSeat(ctx.seat))].join(' ');
  return { ...named, detail, warn: plan.lost.length > 0 };
}

const warnings = ({ lost, doomed }: Pick<Forecast, 'lost' | 'doomed'>): string[] => [
  ...lost.map((tree) => t('druids-preview-lost', { tree: placeName(tree) })),
  ...(doomed ? [t('druids-preview-doomed')] : []),
];

/** How the fights end; the dance itself is seen on the board. */
function outcome({ fights, rests, brink }: Forecast, me: Cult): string {
  const say = (colour: Colour, how: string, tree = '') =>
    t('druids-plan-outcome', { colour: colourName(colour), how, tree: placeName(tree) });
  const ends = fights.map((pair) => {
    const { tree, falls } = pair[pair.winner === me ? rival(me) : me];
    if (pair.winner === me) {
      return say(pair.druid, !falls ? 'win' : brink.includes(rival(me)) ? 'victory' : 'conquer', tree);
    }
    if (pair.winner === rival(me)) {
      return say(pair.druid, !falls ? 'lose' : brink.includes(me) ? 'defeat' : 'fall', tree);
    }
    return say(pair.druid, pair.winner === 'open' ? atStake(pair, me) : pair.winner);
  });
  const resting = rests ? [say(rests, 'rests')] : [];
  return [...ends, ...resting].map((text) => text.replaceAll(' ', '\u00a0')).join('\u00a0· '); // each in one line
}

/** What a hidden spirit may make of a fight, where it cannot be both won and lost. */
function atStake(pair: Pair, me: Cult): 'open' | 'hopeful' | 'risky' {
  const [own, others] = [pair[me].wins, pair[rival(me)].wins];
  if (!own || !others || own.length > 0 === others.length > 0) return 'open';
  return own.length > 0 ? 'hopeful' : 'risky';
}

/** What follows from the complete choice, once it is known. */
const previewOf = ({ preview, choice }: PromptContext): Preview | null =>
  preview?.words === choice.words ? preview : null;

/** No spirit comes to a tree by what is neither waltz nor fight: those that starve are lost. */
function quiet(title: string, ctx: PromptContext, ...more: (string | false)[]): Prompt {
  const { starving: lost, doomed } = surveyOf(ctx.view);
  const detail = [...warnings({ lost, doomed }), ...more.filter((text) => text !== false)].join(' ');
  return { title, ...(detail && { detail }), warn: lost.length > 0 };
}

function jump(ctx: PromptContext, colour: Colour): Prompt {
  const me = cultOfSeat(ctx.seat);
  const a = placeName(treeOfDruid(ctx.view as View, me, colour) ?? '');
  const b = placeName(surveyOf(ctx.view).free[me] ?? '');
  return quiet(t('druids-plan-jump', { colour, a, b }), ctx, t('druids-plan-no-fight'));
}

function drop(ctx: PromptContext, spirit: string): Prompt {
  const preview = previewOf(ctx);
  const left = preview && handSize((preview.view as View).hand[cultOfSeat(ctx.seat)]);
  const last = left === 0 && t('druids-plan-last');
  const luck = isFinal(ctx.table, preview) && t('preview-luck');
  return quiet(t('druids-plan-drop', { s: strengthOf(spirit) }), ctx, last, luck);
}

function clear(ctx: PromptContext, tree: TreeName): Prompt {
  const preview = previewOf(ctx);
  const name = placeName(tree);
  const top = topOf((ctx.view as View).trees[tree].pile);
  const left = preview && sizeOf((preview.view as View).trees[tree]);
  const empties = left === 0 && t('druids-plan-empties', { tree: name });
  const luck = isFinal(ctx.table, preview) && t('druids-plan-luck');
  return quiet(t('druids-plan-clear', { s: top ? strengthOf(top) : 0, tree: name }), ctx, empties, luck);
}

function fight(ctx: PromptContext, colour: Colour): Prompt {
  const me = cultOfSeat(ctx.seat);
  const pair = pairOf(surveyOf(ctx.view), colour);
  const strength = (cult: Cult) => pair?.[cult].strength ?? topAt(ctx.view as View, cult, colour);
  const [a, b] = [strength(me), strength(rival(me))];
  const title = t('druids-plan-fight', { colour: colourName(colour), a, b });
  return { title, detail: outcome(fighting(surveyOf(ctx.view), colour), me) };
}

/** Of the spirit that lies on top where this druid stands; 0 where none does. */
function topAt(view: View, cult: Cult, colour: Colour): number {
  const tree = treeOfDruid(view, cult, colour);
  const top = tree && topOf(view.trees[tree].pile);
  return top ? strengthOf(top) : 0;
}
