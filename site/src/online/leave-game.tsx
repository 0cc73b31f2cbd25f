import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from '@sealed-move/client/session';
import { openRoute } from '../routing/address.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { describeOpponent } from '../games/standing-words.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { resignOrCallOff, isCallOff } from '../game/call-off.ts';
import type { Exit } from '../play/play-page-props.ts';
import { playWords } from '../messages/words.ts';

/** Leaves the room for good, which resigns a game in progress (ONL-5, LEAVE-1). */
export function useLeaving(
  game: KeptGame,
  session: Session,
  view: SessionView,
  clock: GameClock,
): Exit {
  const [isLeaving, setIsLeaving] = useState(false);
  const { kind } = view.connection;
  const isGone = kind === 'stopped' || kind === 'off';
  // The opponent is told only while the page stays connected.
  useEffect(() => {
    if (isLeaving && isGone) openRoute({ page: 'home' });
  }, [isLeaving, isGone]);
  const name = describeOpponent(game);
  const say = playWords().online.leaving;
  const leave = async () => {
    setIsLeaving(true);
    // Keeps both clocks at their last time (CLK-6); the library would resign without them.
    const isPlayed = isBegun(view.game.moves.length) || isCallOff(view);
    if (isPlayed) await resignOrCallOff(session.resign, session.view, clock.notes());
    await session.leave();
  };
  return {
    leave: isGone || isLeaving ? null : () => void leave(),
    question: say.question,
    price: describeCost(view, name),
    leaving: isLeaving && !isGone ? say.now(name) : null,
  };
}

function describeCost({ game, peer }: SessionView, name: string): string {
  const say = playWords().online.leaving;
  if (peer.presence === 'left') return say.nothingLost;
  if (game.ending !== null) return say.over(name);
  return isBegun(game.moves.length) ? say.wins(name) : say.nobodyWins(name);
}

/** Whether both players have moved; before that, a game is merely called off. */
function isBegun(plies: number): boolean {
  return plies >= 2;
}
