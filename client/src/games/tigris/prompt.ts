// The sentences beside the confirm button: what you can do, or what this move is and leads to.

import { t } from '../../i18n/index.svelte';
import { isFinal } from '../../table/final';
import type { Prompt, PromptContext } from '../../table/game';
import { logContext, nameOf, who } from '../../table/names';
import { logLine } from './log';
import { consequenceOf, leavingBy, type Consequence } from './consequence';
import { advice } from './matters/advice';
import { addsOf, clashOf } from './matters/clash';
import { pickingOf } from './picking.svelte';
import { allOf, roles, tilesOf } from './says';
import { leadersAt } from './survey';
import { pieceAt, standsOn, type CellName, type Colour, type View } from './view';

export function prompt(ctx: PromptContext): Prompt {
  const [word = '', first = '', second = ''] = ctx.choice.path;
  const plan = ctx.choice.complete ? PLANS[word] : undefined;
  if (plan) return plan(ctx, first, second);
  return (HALFWAY[word] ?? ASKED[ctx.asked.question])?.(ctx, first) ?? { title: '' };
}

type Sentence = (ctx: PromptContext, first: string, second: string) => Prompt;

// What is asked.

const ASKED: Record<string, (ctx: PromptContext, first: string) => Prompt> = {
  TakeAction: (ctx) => {
    const { view, choice } = ctx;
    const { aim } = pickingOf(choice);
    if (aim) return { title: t('tigris-ask-aim', { cell: aim }), detail: t('tigris-ask-aim-detail') };
    return {
      title: t('tigris-ask-TakeAction', { n: (view as View).turn.left }),
      detail: fought(ctx) || [unmarked(ctx), t('tigris-ask-TakeAction-detail')].join(' ').trim(),
    };
  },
  ChooseWar: () => ({ title: t('tigris-ask-ChooseWar'), detail: t('tigris-ask-ChooseWar-detail') }),
  Support: support,
  BuildMonument: ({ view }) => {
    const piece = pieceAt(view, (view as View).ask?.cell ?? '');
    const colour = piece?.kind === 'tile' ? piece.colour : 'red';
    return {
      title: t('tigris-ask-BuildMonument', { colour }),
      detail: t('tigris-ask-BuildMonument-detail', { colour }),
    };
  },
  LeaveTreasure: () => ({
    title: t('tigris-ask-LeaveTreasure'),
    detail: t('tigris-ask-LeaveTreasure-detail'),
  }),
};

/** How the conflict that was just fought has ended: nobody should have to look for it. */
function fought({ last, table, seat }: PromptContext): string {
  const told = last?.events.filter((event) => /^p\d wins|^p\d gains .* (war|revolt)$/.test(event)) ?? [];
  return told.map((event) => logLine(last!, event, logContext(table, seat))).join(' ');
}

/** What somebody else has just done without leaving a mark on the board. */
function unmarked({ last, table, seat }: PromptContext): string {
  if (!last || last.seat === seat || !/^(swap|pass|withdraw)\b/.test(last.words)) return '';
  return logLine(last, null, logContext(table, seat)) ?? '';
}

function support({ view, table, seat, choice }: PromptContext): Prompt {
  const clash = clashOf(view);
  if (!clash) return { title: t('tigris-support-Support') };
  const { numbers, n } = pickingOf(choice).support;
  const about = { view: view as View, clash, adds: addsOf(clash, n), table, seat };
  return { title: t('tigris-conflict-how', { colour: clash.tiles }), detail: advice(about, numbers) };
}

// What is being chosen.

const HALFWAY: Record<string, (ctx: PromptContext, first: string) => Prompt> = {
  tile: (_, colour) => ({
    title: t('tigris-ask-tile', { colour }),
    detail: t('tigris-ask-tile-detail', { colour }),
  }),
  leader: ({ view, seat }, colour) => ({
    title: t(standsOn(view, seat, colour as Colour) ? 'tigris-ask-leader-move' : 'tigris-ask-leader', {
      colour,
    }),
    detail: t('tigris-ask-leader-detail'),
  }),
  withdraw: () => ({ title: t('tigris-ask-withdraw'), detail: t('tigris-ask-withdraw-detail') }),
  catastrophe: () => ({ title: t('tigris-ask-catastrophe'), detail: t('tigris-ask-catastrophe-detail') }),
  swap: () => ({ title: t('tigris-ask-swap'), detail: t('tigris-ask-swap-detail') }),
  build: () => ({ title: t('tigris-ask-build'), detail: t('tigris-ask-build-detail') }),
};

// What this move is, and what follows.

const PLANS: Record<string, Sentence> = {
  tile: (ctx, colour, cell) => {
    const found = consequenceOf(ctx.view, ctx.choice.path, eventsOf(ctx));
    return plan(
      t('tigris-plan-tile', { colour, cell }),
      ctx,
      consequence(ctx, found),
      joining(found),
      square(ctx, colour),
    );
  },
  leader: (ctx, colour, cell) => {
    const found = consequenceOf(ctx.view, ctx.choice.path, eventsOf(ctx));
    const founds = found?.kind === 'nothing';
    return plan(
      t('tigris-plan-leader', { colour, cell }),
      ctx,
      founds ? t('tigris-plan-founds') : consequence(ctx, found),
    );
  },
  withdraw: (ctx, colour) => {
    const cell = standsOn(ctx.view, ctx.seat, colour as Colour) ?? '';
    return plan(t('tigris-plan-withdraw', { colour, cell }), ctx);
  },
  catastrophe: (ctx, cell) => plan(t('tigris-plan-catastrophe', { cell }), ctx, ...struck(ctx, cell)),
  swap: (ctx) => swapping(ctx, ctx.choice.path.slice(2) as Colour[]),
  pass: (ctx) => plan(t('tigris-plan-pass'), ctx, passes(ctx)),
  war: (_, colour) => ({ title: t('tigris-plan-war', { colour }), detail: t('tigris-plan-war-detail') }),
  commit: (_, n) => ({ title: t('tigris-plan-commit', { n: Number(n) }) }),
  build: (ctx, square, name) => plan(t('tigris-plan-build', { name, cell: square }), ctx),
  decline: (ctx) => plan(t('tigris-plan-decline'), ctx, t('tigris-plan-decline-detail')),
  leave: (ctx, cell) => plan(t('tigris-plan-leave', { cell }), ctx, taking(ctx, cell)),
};

function plan(title: string, { preview, choice, table }: PromptContext, ...more: string[]): Prompt {
  const luck = preview?.words === choice.words && isFinal(table, preview) ? t('tigris-plan-luck') : '';
  const detail = [...more, luck].filter(Boolean).join(' ');
  return { title, ...(detail && { detail }) };
}

function joining(found: Consequence | null): string {
  if (found?.kind !== 'war' && found?.kind !== 'join') return '';
  const [a, b] = found.kingdoms;
  return t('tigris-plan-joins', { a, b });
}

function consequence({ table, seat }: PromptContext, found: Consequence | null): string {
  switch (found?.kind) {
    case 'nothing':
      return t('tigris-plan-nothing');
    case 'score':
      return t('tigris-plan-score', { ...who(table, found.seat, seat), n: 1, colour: found.colour });
    case 'join':
      return t('tigris-plan-join');
    case 'war':
      return t('tigris-plan-wars', { n: found.wars.length, list: fighting(found.wars) });
    case 'enter':
      return t('tigris-plan-enter', { a: found.kingdom });
    case 'revolt': {
      const [a, b] = found.strength;
      return t('tigris-plan-revolt', { p: nameOf(table, found.rival.seat), a, b });
    }
    default:
      return '';
  }
}

const fighting = (wars: Colour[]): string => allOf(wars.map(roles));

/** What would happen; null as long as the server has not said so. */
const eventsOf = ({ choice, preview }: PromptContext): string[] | null =>
  preview?.words === choice.words ? preview.events : pickingOf(choice).outlook.eventsOf(choice.path);

function square({ choice, preview }: PromptContext, colour: string): string {
  const asked = preview?.words === choice.words ? (preview.view as View).ask : null;
  return asked?.question === 'BuildMonument' ? t('tigris-plan-square', { colour }) : '';
}

function struck(ctx: PromptContext, cell: CellName): string[] {
  const { view, table, seat } = ctx;
  const piece = pieceAt(view, cell);
  if (piece?.kind !== 'tile') return [t('tigris-plan-dead')];
  const home = leadersAt(view, leavingBy(eventsOf(ctx) ?? []));
  return [
    t('tigris-plan-struck', { colour: piece.colour }),
    ...home.map((leader) =>
      t('tigris-plan-home', { ...who(table, leader.seat, seat), colour: leader.colour }),
    ),
  ];
}

function swapping(ctx: PromptContext, colours: Colour[]): Prompt {
  const detail = t('tigris-plan-swap-detail', { list: tilesOf(colours) });
  return plan(t('tigris-plan-swap', { n: colours.length }), ctx, detail);
}

function passes({ view }: PromptContext): string {
  return t('tigris-plan-pass-detail', { n: (view as View).turn.left });
}

/** Which treasures the owner of the trader takes if this one stays. */
function taking({ preview }: PromptContext, stays: CellName): string {
  const told = preview?.events.find((event) => event.includes(' takes treasure '));
  if (!told) return '';
  const cells = told.slice(told.indexOf('treasure') + 9, told.indexOf(' leaving')).split(' ');
  return t('tigris-plan-take', { n: cells.length, cells: cells.join(', '), cell: stays });
}
