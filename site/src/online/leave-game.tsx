import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from 'relay-client/session';
import { go } from '../routing/address.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { opponentWords } from '../games/core/standing-words.ts';
import type { GameClock } from '../clock/game-clock.ts';
import type { Exit } from '../play/play-page-props.ts';

/** Leaving the room for good, which resigns a game that goes on (ONL-5, LEAVE-1). */
export function useLeaving(
  game: KeptGame,
  session: Session,
  view: SessionView,
  clock: GameClock,
): Exit {
  const [isLeaving, setIsLeaving] = useState(false);
  const { kind } = view.connection;
  const isGone = kind === 'stopped' || kind === 'off';
  // The other player is told only while the page keeps the connection.
  useEffect(() => {
    if (isLeaving && isGone) go({ page: 'home' });
  }, [isLeaving, isGone]);
  const name = opponentWords(game);
  const leave = async () => {
    setIsLeaving(true);
    // So that both clocks stand where they stood (CLK-6); the library would resign without them.
    if (isBegun(view.game.moves.length)) await session.resign('resignation', clock.notes());
    await session.leave();
  };
  return {
    leave: isGone || isLeaving ? null : () => void leave(),
    question: 'Leave for good?',
    price: priceOf(view, name),
    leaving:
      isLeaving && !isGone ? `Leaving. ${name} is told as soon as this device is connected.` : null,
  };
}

/** What is lost by leaving now. */
function priceOf({ game, peer }: SessionView, name: string): string {
  if (peer.presence === 'left') return 'Nothing is lost by it.';
  if (game.ending !== null) return `${name} is told. The result stays.`;
  return isBegun(game.moves.length)
    ? `${name} is told, and wins.`
    : `${name} is told, and nobody wins.`;
}

/** Whether both have moved: until then a game is just called off. */
function isBegun(plies: number): boolean {
  return plies >= 2;
}
