// What is asked, and how to go on, as far as the choice has come.

import { t } from '../../i18n/index.svelte';
import type { Prompt, PromptContext } from '../../table/game';
import { fitsOf } from './access';
import { answerOf, answersOf, type Answer } from './answers';
import { BOX, fishCalled, ROUNDS } from './inventory';
import { reached } from './light';
import { pickingOf, type Aim, type Picking } from './picking.svelte';
import { action, allOf, amount, building, god, material, oneOf, region, task } from './says';
import type { Question } from './questions';
import { groupsOf, type Ask, type View } from './view';

interface Context extends PromptContext {
  view: View;
  ask: Ask;
  aim: Aim;
  answers: Answer[];
}
type Asking = (ctx: Context) => Prompt;

export function asking(ctx: PromptContext): Prompt {
  const { ask } = ctx.view as View;
  if (!ask) return { title: '' };
  const { choice } = ctx;
  const aim = pickingOf(choice).aim;
  return ASKED[ask.question]({ ...ctx, ask, aim, answers: answersOf(choice) });
}

type Args = Record<string, string | number>;
const said = (key: string, args: Args = {}): Prompt => ({
  title: t(`borabora-ask-${key}`, args),
  detail: t(`borabora-ask-${key}-detail`, args),
});

const ASKED: Record<Question, Asking> = {
  FirstHut: ({ aim }) => (aim[1] ? said('hut') : said('FirstHut')),
  PlaceDie: placing,
  Expand: ({ aim, view, ask }) => {
    if (aim[1]) return said('hut');
    const { regions } = reached(view, ask.way!, ask.reach!);
    return said('Expand', { way: ask.way!, n: ask.reach!, list: allOf(regions.map(region)) });
  },
  Store: ({ ask }) => said('Store', { of: ask.kind!, what: material(ask.kind!) }),
  ScoreFish: ({ ask, view, answers }) => {
    const args = { n: fishCalled(view.fish[ask.region!]!).value, what: region(ask.region!) };
    return said(onlyPass(answers) ? 'ScoreFish-none' : 'ScoreFish', args);
  },
  TakePerson: ({ ask, view }) =>
    said('TakePerson', { sex: ask.sex!, n: ask.reach!, b: view.survey.free[ask.seat]! }),
  Spend: spending,
  Priest: ({ ask }) => said('Priest', { n: ask.reach! }),
  Build: ({ aim, ask, view }) => {
    const n = BOX.rounds.building_points[view.round - 1]!;
    return aim[1] ? said('building', { what: building(aim[1]) }) : said('Build', { a: ask.reach!, n });
  },
  Fire: ({ aim }) => {
    if (aim[1] === 'card') return said('card');
    return said(aim[1] ? 'Fire-second' : aim[2] ? 'Fire-first' : 'Fire');
  },
  UsePeople: usingPeople,
  Gather: ({ ask }) => said('Gather', { n: ask.left! }),
  Pray: ({ ask }) => said('Pray', { n: ask.left! }),
  MoveHuts: ({ ask }) => said('MoveHuts', { n: ask.most! }),
  BuyJewel: ({ ask, view }) => said('BuyJewel', { n: view.boards[ask.seat]!.shells }),
  ResolveTask: ({ answers }) => said(`ResolveTask-${resolvable(answers)}`, { ...YELLOW, ...within(answers) }),
  TakeTask: ({ view }) => ({
    ...said('TakeTask'),
    detail: t(`borabora-ask-TakeTask-${view.round < ROUNDS ? '' : 'last-'}detail`),
  }),
  LastTasks: ({ answers, ask, view }) =>
    said(`LastTasks-${resolvable(answers)}`, {
      ...YELLOW,
      ...within(answers),
      a: view.boards[ask.seat]!.tasks.length,
    }),
};

const YELLOW = { n: BOX.task_scores.with_yellow, b: BOX.task_scores.points };
const onlyPass = (answers: Answer[]): boolean => answers.every(({ aim }) => aim[0] === 'pass');

/** The tasks that can be completed now. */
const within = (answers: Answer[]) => {
  const done = answers.filter(({ manner }) => manner === 'fulfil').map(({ aim }) => aim[1]!);
  return { list: oneOf([...new Set(done)].map((id) => t('borabora-quoted', { what: task(id) }))) };
};

/** Whether a task must be completed now, or may be; only with Yellow, or not at all. */
function resolvable(answers: Answer[]): 'met' | 'may' | 'yellow' | 'none' {
  const done = answers.filter(({ manner }) => manner === 'fulfil');
  const droppable = answers.some(({ manner }) => manner === 'drop');
  if (done.some(({ calls }) => calls.length === 0)) return droppable ? 'may' : 'met';
  return done.length > 0 ? 'yellow' : 'none';
}

function placing({ view, ask, aim, answers, choice }: Context): Prompt {
  const [kind, face, tile] = aim;
  const { calls } = answerOf(choice.path);
  if (calls.length > 0 && !face)
    return said('PlaceDie-called', { list: allOf(calls.map((one) => god(one.god))) });
  const dice = answers.filter((one) => one.aim[0] === 'die');
  if (kind === 'die' && tile) return onto(tile, pickingOf(choice));
  if (kind === 'die' && face) return fitting(dice, face);
  const fishOnly = dice.every(({ aim }) => aim[2] === 'fish');
  if (fishOnly) return said('PlaceDie-fish', { n: BOX.fishing.points });
  return said('PlaceDie', { n: view.boards[ask.seat]!.dice.length });
}

/** The tile is known, the die is not. */
function onto(actionOn: string, picking: Picking): Prompt {
  const { free, helped } = fitsOf(picking, actionOn);
  const told = helped.map(({ gods, faces }) =>
    t(`borabora-ask-onto-${free.length > 0 ? 'also' : 'with'}`, {
      what: allOf(gods.map(god)),
      list: allOf(faces),
    }),
  );
  const own = free.length > 0 ? [t('borabora-ask-onto-free', { list: allOf(free) })] : [];
  const title = t('borabora-ask-onto', { what: action(actionOn) });
  return { title, detail: [...own, ...told].join(' ') };
}

/** The die is known, the tile is not. */
function fitting(dice: Answer[], face: string): Prompt {
  const here = dice.filter(({ aim }) => aim[1] === face);
  const tiles = (some: Answer[]) => [...new Set(some.map(({ aim }) => aim[2]!))];
  const free = tiles(here.filter(({ calls }) => calls.length === 0));
  const helped = (['blue', 'white'] as const).flatMap((one) => {
    const ways = here.filter(
      ({ calls, aim }) => calls.length === 1 && calls[0]!.god === one && !free.includes(aim[2]!),
    );
    const list = allOf(tiles(ways).map(action));
    return list ? [t('borabora-ask-die-god', { what: god(one), list })] : [];
  });
  const fits = t('borabora-ask-die-fits', { list: allOf(free.map(action)) });
  return { title: t('borabora-ask-die', { n: Number(face) }), detail: [fits, ...helped].join(' ') };
}

const LINES = ['tattoo', 'collect', 'material', 'card'];

function spending({ aim: [word], ask }: Context): Prompt {
  if (word && LINES.includes(word)) return said(word);
  return said('Spend', { left: amount('die-points', ask.points!), n: ask.points! });
}

function usingPeople({ view, ask, answers, choice }: Context): Prompt {
  if (choice.path[0] === 'green') return said('UsePeople-green');
  const women = view.used.some((one) => one.startsWith('w-'));
  const men = view.used.some((one) => one.startsWith('m-'));
  const idle = groupsOf(view, ask.seat).some(({ sex }) => !(sex === 'woman' ? women : men));
  if (onlyPass(answers)) return said(idle ? 'UsePeople-stuck' : 'UsePeople-acted');
  const able = (sex: string) =>
    answers.some(({ aim, manner }) => manner !== 'extra' && aim[1]?.startsWith(`${sex} `));
  if (!able('woman') && !able('man')) return said('UsePeople-both');
  if (able('woman') && able('man')) return said('UsePeople');
  return said(able('man') ? 'UsePeople-women' : 'UsePeople-men');
}
