import { go } from '../routing/address.ts';
import type { GameView } from 'relay-client/session';
import { type Action, type ActionName, divided } from './actions.ts';
import type { PageState } from './page-state.ts';
import type { Pgn } from './use-pgn.ts';
import type { Shape } from './shape.ts';
import { canMeet, isElsewhere } from './table.ts';

/** What each window has room for, while the game goes on (PLAY-3). */
const ROWS: Readonly<Record<Shape, readonly ActionName[]>> = {
  stack: ['chat', 'back', 'forward', 'draw', 'more'],
  short: ['chat', 'back', 'forward', 'draw', 'takeBack', 'more'],
  tablet: ['chat', 'draw', 'takeBack', 'resign', 'more'],
  side: ['draw', 'takeBack', 'resign', 'flip', 'more'],
};
/** And once it does not. */
const ROW_AFTER: readonly ActionName[] = ['rematch', 'newGame', 'save', 'chat', 'more'];

export function actionsOf(page: PageState, pgn: Pgn) {
  const { game } = page.play.view;
  const isPlayed = game.ending === null && !page.isClosed && !isElsewhere(page.play.view);
  const isSteppedHere = page.shape === 'stack' || page.shape === 'short';
  const after = isSteppedHere ? [...ROW_AFTER, 'back' as const] : [...ROW_AFTER, 'flip' as const];
  const hasLeft = page.play.view.kind === 'online' && page.play.view.peer.presence === 'left';
  const names = new Set(isPlayed && !hasLeft ? ROWS[page.shape] : after);
  // Two at one device do not write to each other: their row has room for one more.
  if (page.table.kind === 'local') names.add('takeBack');
  return divided(allActions(page, pgn), names);
}

function allActions(page: PageState, pgn: Pgn): readonly Action[] {
  const { view } = page.play;
  return [
    ...ofGame(page),
    ...ofPage(page),
    {
      name: 'copy',
      icon: 'copy',
      label: 'Copy as PGN',
      title: 'Copy the game as PGN, for any other chess program',
      isOpen: true,
      act: pgn.copy,
    },
    {
      name: 'save',
      icon: 'save',
      label: page.play.view.game.ending === null ? 'Save PGN' : 'PGN',
      title: 'Download the game as PGN, for any other chess program',
      isOpen: view.game.moves.length > 0,
      act: pgn.save,
    },
  ];
}

/** What is asked of the other player, or given up. */
function ofGame(page: PageState): Action[] {
  const { view } = page.play;
  if (isElsewhere(view)) return [];
  const leaving = ofLeaving(page);
  if (page.isClosed) return [newGame(), ...leaving];
  if (view.game.ending !== null) return [canMeet(view) ? rematch(page) : newGame(), ...leaving];
  const resign: Action = {
    name: 'resign',
    icon: 'resign',
    label: 'Resign',
    title: 'Resign',
    isOpen: true,
    isGrave: true,
    act: () => page.ask('resign'),
  };
  const goesOn = [draw(page), takeBack(page), resign, ...leaving];
  return canMeet(view) ? goesOn : [newGame(), ...goesOn];
}

function ofPage(page: PageState): Action[] {
  const { play, shape, table, unread, sheet, openSheet } = page;
  const { shown, isLive, go: step } = play.stepping;
  const toggle = (name: 'chat' | 'more' | 'moves' | 'choices') => () =>
    openSheet(sheet === name ? null : name);
  const chat: Action = {
    name: 'chat',
    icon: 'chat',
    label: 'Chat',
    title: 'Chat',
    isOpen: true,
    isPressed: sheet === 'chat',
    news: unread.count,
    act: toggle('chat'),
  };
  const hasAll = shape === 'side' || shape === 'tablet';
  return [
    ...(table.kind === 'online' && shape !== 'side' ? [chat] : []),
    plain('back', 'previous', 'Back', 'One move back', shown > 0, () => step(shown - 1)),
    plain('forward', 'next', 'Forward', 'One move forward', !isLive, () => step(shown + 1)),
    plain('flip', 'flip', 'Flip', 'Flip the board', true, page.flip),
    plain(
      'moves',
      'moves',
      hasAll ? 'Type a move' : 'All moves',
      'All moves, and a field to type one',
      true,
      toggle('moves'),
    ),
    plain('choices', 'choices', 'Options', 'How you like to play', true, toggle('choices')),
    {
      ...plain('more', 'more', 'More', 'More', true, toggle('more')),
      isPressed: sheet !== null && sheet !== 'chat',
    },
  ];
}

function plain(
  name: ActionName,
  icon: Action['icon'],
  label: string,
  title: string,
  isOpen: boolean,
  act: () => unknown,
): Action {
  return { name, icon, label, title, isOpen, act };
}

function draw({ play: { view, claim, clock }, table }: PageState): Action {
  const { session } = table;
  if (claim !== null) {
    const title = `Claim a draw by ${claim}`;
    const act = () => session.claimDraw(clock?.notes());
    return {
      name: 'draw',
      icon: 'claim',
      label: 'Claim draw',
      title,
      isOpen: true,
      isMain: true,
      act,
    };
  }
  const { offers, moves } = view.game;
  const isOpen = offers.draw === 'none' && moves.length > 0;
  return plain('draw', 'draw', 'Draw', 'Offer a draw', isOpen, () =>
    session.agreeDraw(clock?.notes()),
  );
}

/** One takes back one's own last move, and with it what was answered. */
function takeBack({ play: { view }, table }: PageState): Action {
  const { offers, moves, side } = view.game;
  const isOpen = offers.takeBack === 'none' && moves.length > (view.kind === 'local' ? 0 : side);
  const title = 'Ask to take back your last move';
  return plain('takeBack', 'takeBack', 'Take back', title, isOpen, table.session.agreeTakeBack);
}

function rematch({ play: { view }, table }: PageState): Action {
  const { rematch: asked }: GameView['offers'] = view.game.offers;
  const title = 'Play again with colours changed';
  const act = table.session.agreeRematch;
  return { ...plain('rematch', 'rematch', 'Rematch', title, asked === 'none', act), isMain: true };
}

/** Where the two cannot meet here any more. */
function newGame(): Action {
  const act = () => go({ page: 'new' });
  return { ...plain('newGame', 'newGame', 'New game', 'Make a new game', true, act), isMain: true };
}

function ofLeaving({ exit, ask }: PageState): Action[] {
  if (exit === null || exit.leave === null) return [];
  const title = 'Leave this game for good';
  return [
    { ...plain('leave', 'leave', 'Leave game', title, true, () => ask('leave')), isGrave: true },
  ];
}
