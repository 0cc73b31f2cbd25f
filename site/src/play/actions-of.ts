import { openRoute } from '../routing/address.ts';
import { isCallOff } from '../game/call-off.ts';
import type { GameView } from '@sealed-move/client/session';
import { type Action, type ActionName, splitActions } from './actions.ts';
import type { PageState } from './page-state.ts';
import type { GameExport } from './use-record.ts';
import type { PageShape } from './shape.ts';
import { canMeet, isElsewhere, type TableView } from './table.ts';
import { playWords } from '../messages/words.ts';

/** The actions that fit in each window during a game (PLAY-3). */
const ROWS: Readonly<Record<PageShape, readonly ActionName[]>> = {
  stack: ['chat', 'back', 'forward', 'draw', 'more'],
  short: ['chat', 'back', 'forward', 'draw', 'takeBack', 'more'],
  tablet: ['chat', 'draw', 'takeBack', 'resign', 'more'],
  side: ['draw', 'takeBack', 'resign', 'flip', 'more'],
};
const ROW_AFTER: readonly ActionName[] = ['rematch', 'newGame', 'study', 'save', 'chat', 'more'];

/** The actions while an earlier position is shown, in a window whose row has the steps (PLAY-2). */
const ROW_STEPPED: readonly ActionName[] = [
  'back',
  'forward',
  'rematch',
  'newGame',
  'study',
  'more',
];

const FLIP = ['flip'] as const;

/** Whether a game is in progress, so that the steps may replace the actions (PLAY-2). */
export function isBeingPlayed(page: PageState): boolean {
  const { view } = page.play;
  const hasLeft = view.kind === 'online' && view.peer.presence === 'left';
  return view.game.ending === null && !page.isClosed && !isElsewhere(view) && !hasLeft;
}

export function listActions(page: PageState, taken: GameExport) {
  const isSteppedHere = page.shape === 'stack' || page.shape === 'short';
  // A narrow row has no space for both: a game with a study is stepped through there.
  const last = isSteppedHere ? (page.study === null ? (['back'] as const) : []) : FLIP;
  const after = [...ROW_AFTER, ...last];
  const over = isSteppedHere && !page.play.stepping.isLive ? ROW_STEPPED : after;
  const names = new Set(isBeingPlayed(page) ? ROWS[page.shape] : over);
  // Two players on one device have no chat, so their row has space for one more.
  if (page.table.kind === 'local') names.add('takeBack');
  return splitActions(listAllActions(page, taken), names);
}

function listAllActions(page: PageState, taken: GameExport): readonly Action[] {
  const { view } = page.play;
  const record = view.plays.record.words();
  return [
    ...listGameActions(page),
    ...listPageActions(page),
    ...listStudyActions(page),
    {
      name: 'copy',
      icon: 'copy',
      label: record.copy,
      title: record.copyTitle,
      isOpen: true,
      act: taken.copy,
    },
    {
      name: 'save',
      icon: 'save',
      label: view.game.ending === null ? record.save : record.label,
      title: record.saveTitle,
      isOpen: view.game.moves.length > 0,
      act: taken.save,
    },
  ];
}

/** Requests to the opponent, and resigning. */
function listGameActions(page: PageState): Action[] {
  const { view } = page.play;
  if (isElsewhere(view)) return [];
  const leaving = listLeaveActions(page);
  if (page.isClosed) return [makeNewGameAction(), ...leaving];
  if (view.game.ending !== null)
    return [mayFollow(view) ? makeRematchAction(page) : makeNewGameAction(), ...leaving];
  const calledOff = isCallOff(view);
  const say = playWords().play.action;
  const resign: Action = {
    name: 'resign',
    icon: 'resign',
    label: calledOff ? say.callOff : say.resign,
    title: calledOff ? say.callOffTitle : say.resign,
    isOpen: true,
    isGrave: true,
    act: () => page.ask(calledOff ? 'callOff' : 'resign'),
  };
  const goesOn = [makeDrawAction(page), makeTakeBackAction(page), resign, ...leaving];
  return canMeet(view) ? goesOn : [makeNewGameAction(), ...goesOn];
}

/** Whether a rematch may follow: for the opponent's app, a mere claim does not end the game. */
function mayFollow(view: TableView): boolean {
  return canMeet(view) && view.game.absence !== 'mine';
}

function listPageActions(page: PageState): Action[] {
  const { play, shape, table, unread, sheet, openSheet } = page;
  const { shown, isLive, go: step } = play.stepping;
  const say = playWords().play.action;
  const toggle = (name: 'chat' | 'more' | 'moves' | 'choices') => () =>
    openSheet(sheet === name ? null : name);
  const chat: Action = {
    name: 'chat',
    icon: 'chat',
    label: say.chat,
    title: say.chat,
    isOpen: true,
    isPressed: sheet === 'chat',
    news: unread.count,
    act: toggle('chat'),
  };
  const hasAll = shape === 'side' || shape === 'tablet';
  return [
    ...(table.kind === 'online' && shape !== 'side' ? [chat] : []),
    makeAction('back', 'previous', say.back, say.backTitle, shown > 0, () => step(shown - 1)),
    makeAction('forward', 'next', say.forward, say.forwardTitle, !isLive, () => step(shown + 1)),
    makeAction('flip', 'flip', say.flip, say.flipTitle, true, page.flip),
    makeAction(
      'moves',
      'moves',
      hasAll ? say.typeMove : say.allMoves,
      say.movesTitle,
      true,
      toggle('moves'),
    ),
    makeAction('choices', 'choices', say.options, say.optionsTitle, true, toggle('choices')),
    {
      ...makeAction('more', 'more', say.more, say.more, true, toggle('more')),
      isPressed: sheet !== null && sheet !== 'chat',
    },
  ];
}

function listStudyActions({ study }: PageState): Action[] {
  const { study: label, studyTitle } = playWords().play.action;
  return study === null
    ? []
    : [makeAction('study', 'study', label, studyTitle, true, () => openRoute(study))];
}

function makeAction(
  name: ActionName,
  icon: Action['icon'],
  label: string,
  title: string,
  isOpen: boolean,
  act: () => unknown,
): Action {
  return { name, icon, label, title, isOpen, act };
}

function makeDrawAction(page: PageState): Action {
  const { play, table, ask } = page;
  const { view, playing, clock } = play;
  const { session } = table;
  const { claim } = playing;
  const say = playWords().play.action;
  const absence = page.canClaimAbsence ? (clock?.absence ?? null) : null;
  if (absence !== null) {
    const label = absence.canWin ? say.claimWin : say.claim;
    const title = say.claimAbsenceTitle;
    const act = () => absence.claim();
    return { name: 'draw', icon: 'claim', label, title, isOpen: true, isMain: true, act };
  }
  if (claim !== null) {
    const title = say.claimTitle(claim);
    const act = () => session.claimDraw(clock?.notes());
    return {
      name: 'draw',
      icon: 'claim',
      label: say.claim,
      title,
      isOpen: true,
      isMain: true,
      act,
    };
  }
  const { offers, moves } = view.game;
  const isOpen = offers.draw === 'none' && moves.length > 0;
  return makeAction('draw', 'draw', say.draw, say.drawTitle, isOpen, () => ask('draw'));
}

/** A player takes back their own last move, together with the answer to it. */
function makeTakeBackAction({ play: { view }, table }: PageState): Action {
  const { offers, moves, side } = view.game;
  const isOpen = offers.takeBack === 'none' && moves.length > (view.kind === 'local' ? 0 : side);
  const { takeBack: label, takeBackTitle } = playWords().play.action;
  return makeAction(
    'takeBack',
    'takeBack',
    label,
    takeBackTitle,
    isOpen,
    table.session.agreeTakeBack,
  );
}

function makeRematchAction({ play: { view }, table }: PageState): Action {
  const { rematch: asked }: GameView['offers'] = view.game.offers;
  const { rematch: label, rematchTitle } = playWords().play.action;
  const act = table.session.agreeRematch;
  return {
    ...makeAction('rematch', 'rematch', label, rematchTitle, asked === 'none', act),
    isMain: true,
  };
}

/** Starts a new game, for when the two players can no longer meet here. */
function makeNewGameAction(): Action {
  const act = () => openRoute({ page: 'new' });
  const { newGame: label, newGameTitle } = playWords().play.action;
  return { ...makeAction('newGame', 'newGame', label, newGameTitle, true, act), isMain: true };
}

function listLeaveActions({ exit, ask }: PageState): Action[] {
  if (exit === null || exit.leave === null) return [];
  const { leave: label, leaveTitle } = playWords().play.action;
  return [
    { ...makeAction('leave', 'leave', label, leaveTitle, true, () => ask('leave')), isGrave: true },
  ];
}
