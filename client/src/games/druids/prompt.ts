// The sentences beside the confirm button: what you can do, or what this move is and leads to.

import { MediaQuery } from 'svelte/reactivity';
import { t } from '../../i18n/index.svelte';
import type { Prompt, PromptContext } from '../../table/game';
import { forecast } from './forecast';
import { pickingOf } from './picking.svelte';
import { colourName, direction, placeName } from './says';
import {
  cultOfSeat,
  freeTree,
  handSize,
  inPlay,
  isClockwise,
  numberOf,
  sizeOf,
  strengthOf,
  topOf,
  treeOfDruid,
  type Colour,
  type TreeName,
  type View,
} from './view';

const narrow = new MediaQuery('max-width: 760px');

export function prompt(ctx: PromptContext): Prompt {
  if (ctx.choice.complete) return decided(ctx);
  if (ctx.asked.question === 'PlaceDruids') return placing(ctx);
  if (ctx.asked.question === 'NextFight') {
    return { title: t('druids-ask-NextFight'), detail: t('druids-ask-NextFight-detail') };
  }
  return turning(ctx);
}

function placing({ choice }: PromptContext): Prompt {
  const colour = Object.keys(choice.options?.['place'] ?? {})[0] ?? 'orange';
  return { title: t('druids-ask-PlaceDruids', { colour }), detail: t('druids-ask-PlaceDruids-detail') };
}

function turning(ctx: PromptContext): Prompt {
  const { choice } = ctx;
  const view = ctx.view as View;
  const picking = pickingOf(choice);
  const me = cultOfSeat(ctx.seat);
  if (picking.spirit) return whichTree(picking.spirit);
  if (picking.aim) return whichSpirit(picking.aim);
  if (picking.doing === 'waltz')
    return { title: t('druids-ask-waltz'), detail: t('druids-ask-TakeTurn-detail') };
  if (picking.removing) return { title: t('druids-ask-remove'), detail: t('druids-ask-remove-detail') };
  if (picking.doing === 'jump') {
    const tree = freeTree(view, me);
    const detail = tree ? t('druids-ask-druid-detail', { tree: placeName(tree) }) : undefined;
    return { title: t('druids-ask-druid'), ...(detail && { detail }) };
  }
  return opening(ctx, view);
}

/** A bare tree comes first: it is lost if nothing is done. */
function opening({ choice, seat }: PromptContext, view: View): Prompt {
  if (choice.can('pass')) return { title: t('druids-ask-TakeTurn-pass') };
  const three = inPlay(view, cultOfSeat(seat)).length < 4;
  const ask = t(three ? 'druids-ask-TakeTurn-three' : 'druids-ask-TakeTurn');
  const bare = view.ask?.bare ?? [];
  if (bare.length === 0) return { title: ask, detail: t('druids-ask-TakeTurn-detail') };
  return {
    title: bare.map((tree) => t('druids-ask-TakeTurn-bare', { n: numberOf(tree) })).join(' '),
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
  const view = ctx.view as View;
  const [word, first = '', second = ''] = ctx.choice.path;
  const me = cultOfSeat(ctx.seat);
  if (word === 'waltz') return waltz(ctx, first, second as TreeName);
  if (word === 'place') {
    return { title: t('druids-ask-PlaceDruids-on', { colour: first, tree: placeName(second) }) };
  }
  if (word === 'jump') return jump(view, ctx, first as Colour);
  if (word === 'drop') return drop(view, ctx, first);
  if (word === 'clear') return clear(view, ctx, first as TreeName);
  if (word === 'fight') return fight(view, me, first as Colour);
  return { title: t('druids-plan-pass') };
}

function waltz({ view, seat, preview, choice }: PromptContext, spirit: string, tree: TreeName): Prompt {
  const title = t('druids-plan-waltz', { s: strengthOf(spirit), n: numberOf(tree) });
  if (!preview || preview.words !== choice.words) return { title };
  const plan = forecast(view as View, preview, cultOfSeat(seat));
  if (!plan) return { title, detail: t('druids-plan-draws') };
  const detail = t('druids-plan-dance', {
    d: plan.dances.length,
    n: plan.distance,
    s: strengthOf(spirit),
    dir: direction(plan.clockwise),
  });
  const rests = plan.rests ? t('druids-preview-rests', { colour: plan.rests }) : '';
  const warnings = plan.lost.map((lost) => t('druids-preview-lost', { tree: placeName(lost) }));
  const luck = preview.luck ? t('druids-plan-luck') : '';
  const seen = narrow.current ? [] : [detail, rests]; // on the phone the arrows and the card say it
  const said = [...warnings, ...seen, luck].filter(Boolean).join(' ');
  return { title, detail: said || detail, warn: warnings.length > 0 };
}

/** Own trees that stay without a spirit because this turn does not bring one. */
function starving(view: View): string[] {
  return (view.ask?.bare ?? []).map((tree) => t('druids-preview-lost', { tree: placeName(tree) }));
}

function quiet(title: string, view: View, ...more: (string | false)[]): Prompt {
  const warnings = starving(view);
  const detail = [...warnings, ...more.filter((text) => text !== false)].join(' ');
  return { title, ...(detail && { detail }), warn: warnings.length > 0 };
}

function jump(view: View, { seat }: PromptContext, colour: Colour): Prompt {
  const me = cultOfSeat(seat);
  const a = placeName(treeOfDruid(view, me, colour) ?? '');
  const b = placeName(freeTree(view, me) ?? '');
  return quiet(t('druids-plan-jump', { colour, a, b }), view, t('druids-plan-no-fight'));
}

function drop(view: View, { seat, preview }: PromptContext, spirit: string): Prompt {
  const last = handSize(view.hand[cultOfSeat(seat)]) === 1 && t('druids-plan-last');
  const luck = (preview?.luck ?? false) && t('preview-luck');
  return quiet(t('druids-plan-drop', { s: strengthOf(spirit) }), view, last, luck);
}

function clear(view: View, { preview }: PromptContext, tree: TreeName): Prompt {
  const name = placeName(tree);
  const top = topOf(view.trees[tree].pile);
  const empties = sizeOf(view.trees[tree]) === 1 && t('druids-plan-empties', { tree: name });
  const luck = (preview?.luck ?? false) && t('druids-plan-luck');
  return quiet(t('druids-plan-clear', { s: top ? strengthOf(top) : 0, tree: name }), view, empties, luck);
}

function fight(view: View, me: 'moon' | 'sun', colour: Colour): Prompt {
  const mine = treeOfDruid(view, me, colour);
  const theirs = treeOfDruid(view, me === 'moon' ? 'sun' : 'moon', colour);
  const value = (tree: TreeName | null) => {
    const top = tree && topOf(view.trees[tree].pile);
    return top ? strengthOf(top) : 0;
  };
  return { title: t('druids-plan-fight', { colour: colourName(colour), a: value(mine), b: value(theirs) }) };
}
