import { useEffect, useState } from 'preact/hooks';
import { useAbsenceClaim } from './use-absence.ts';
import { isCallOff } from '../game/call-off.ts';
import type { PlayChoices } from '../game/choices.ts';
import type { Exit, PlayPageProps } from './play-page-props.ts';
import type { Score } from '../games/core/earlier-game.ts';
import { findMark } from '../game/ending.ts';
import type { Route } from '../routing/core/route.ts';
import { type PageShape, useShape } from './shape.ts';
import { isOver, listOpponentMessages, type TableView } from './table.ts';
import { type DeclinedOffers, useDeclined } from './use-declined.ts';
import { type Play, usePlay } from './use-play.ts';
import type { Mark } from '../components/marked-seal.tsx';
import type { ChatLine } from '@sealed-move/client/session';

type SheetName = 'chat' | 'moves' | 'more' | 'choices';

/** A question raised by this player's own action. */
type ConfirmationKind = 'callOff' | 'resign' | 'draw' | 'leave';

export interface PageState {
  readonly play: Play;
  readonly table: PlayPageProps['table'];
  readonly shape: PageShape;
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
  readonly declined: DeclinedOffers;
  readonly exit: Exit | null;
  readonly study: Route | null;
  readonly unread: UnreadMessages;
  /** The score including this game if it is over; null if unknown. */
  readonly score: Score | null;
  readonly sheet: SheetName | null;
  readonly openSheet: (name: SheetName | null) => void;
  readonly asking: ConfirmationKind | null;
  readonly ask: (what: ConfirmationKind | null) => void;
  /** The actions attributed to this player that the player has denied; null if there are none. */
  readonly denied: string | null;
  readonly deny: (claim: string) => void;
  readonly isFlipped: boolean;
  readonly flip: () => void;
  /** Whether the opponent has been away long enough for a claim (CLK-9). */
  readonly canClaimAbsence: boolean;
  /** Whether the game cannot continue here: its room is closed, or this player is leaving. */
  readonly isClosed: boolean;
}

const NOT_PLAYED: Score = { mine: 0, theirs: 0 };

export function usePageState(props: PlayPageProps): PageState {
  const { table, choices, onChoices, exit = null } = props;
  const play = usePlay(table, props.gameTable, choices, props.clock);
  const canClaimAbsence = useAbsenceClaim(play);
  const shape = useShape();
  const [sheet, openSheet] = useState<SheetName | null>(null);
  const { isMoreDue = false } = props;
  useEffect(() => {
    if (isMoreDue) openSheet('more');
  }, [isMoreDue]);
  const [asking, ask] = useState<ConfirmationKind | null>(null);
  const [denied, deny] = useState<string | null>(null);
  const [isFlipped, setFlipped] = useState(false);
  const { view } = play;
  const { ending, number, side } = view.game;
  const isTooLate = asking === 'callOff' && !isCallOff(view);
  useEffect(() => {
    if (isTooLate) ask(null);
  }, [isTooLate]);
  const declined = useDeclined(view.game, table.session);
  const unread = useUnread(view, shape === 'side' || sheet === 'chat');
  const before = props.score ?? (number === 1 ? NOT_PLAYED : null);
  const own = view.kind === 'local' ? 0 : side;
  return {
    play,
    table,
    shape,
    choices,
    onChoices,
    declined,
    exit,
    study: ending === null ? null : (props.study ?? null),
    unread,
    score: ending === null ? before : addToScore(before, findMark(ending, own)),
    sheet,
    openSheet,
    asking: ending === null || asking === 'leave' ? asking : null,
    ask,
    denied: view.game.disputed === null ? null : denied,
    deny,
    isFlipped,
    flip: () => setFlipped(!isFlipped),
    canClaimAbsence,
    isClosed: isOver(view) || (exit !== null && exit.leaving !== null),
  };
}

const HALVES: Readonly<Record<Mark, number>> = { '1': 2, '½': 1, '0': 0 };

/**
 * @param before the score so far; null if unknown
 * @param mark the last game's result; null if it was called off
 */
function addToScore(before: Score | null, mark: Mark | null): Score | null {
  if (before === null || mark === null) return before;
  const mine = HALVES[mark];
  return { mine: before.mine + mine, theirs: before.theirs + 2 - mine };
}

/** The opponent's messages that this player has not seen yet. */
interface UnreadMessages {
  readonly count: number;
  readonly newest: ChatLine | null;
}

/** @param isShown whether the chat is open, so that everything in it is seen */
function useUnread(view: TableView, isShown: boolean): UnreadMessages {
  const theirs = listOpponentMessages(view);
  const newest = theirs.at(-1) ?? null;
  const [seen, setSeen] = useState(newest?.id ?? -1);
  if (isShown && newest !== null && seen !== newest.id) setSeen(newest.id);
  const count = isShown ? 0 : theirs.filter(({ id }) => id > seen).length;
  return { count, newest: count === 0 ? null : newest };
}
