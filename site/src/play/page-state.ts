import { useEffect, useState } from 'preact/hooks';
import { useAbsenceClaim } from './use-absence.ts';
import { isCallOff } from '../game/call-off.ts';
import type { PlayChoices } from '../game/choices.ts';
import type { Exit, PlayPageProps } from './play-page-props.ts';
import type { Score } from '../games/core/earlier-game.ts';
import { findMark } from '../game/ending.ts';
import type { Route } from '../routing/core/route.ts';
import { addToScore } from './score.ts';
import { type PageShape, useShape } from './shape.ts';
import { isOver } from './table.ts';
import { type DeclinedOffers, useDeclined } from './use-declined.ts';
import { type Play, usePlay } from './use-play.ts';
import { type UnreadMessages, useUnread } from './use-unread.ts';

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
