import type { ComponentChildren } from 'preact';
import { FIRST_GAME } from '../game/core/names.ts';
import { describeTime } from '../games/when.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { type KeptGame, getGameName } from '../games/core/kept-game.ts';
import { countDaysUntilExpiry } from '../games/core/room-life.ts';
import { findMatchScore } from '../games/core/match.ts';
import { describeClock, describeLastMove, describeRow } from '../games/standing-words.ts';
import { Icon } from '../components/icon.tsx';
import { MiniBoard } from '../games/mini-board.tsx';
import { words } from '../messages/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { useLiveGames } from '../online/live-context.ts';

interface GameRowProps {
  readonly game: KeptGame;
  /** The opponent's name, with a number if another opponent has the same name. */
  readonly name: string;
  readonly now: number;
  /** Actions that do not open the game. */
  readonly children?: ComponentChildren;
}

/** A running game: its board, opponent and state (KEEP-2). */
export function GameRow({ game, name, now, children }: GameRowProps) {
  const { id, summary } = game;
  const isCalling = summary.standing === 'mine' || summary.standing === 'invited';
  return (
    <li class={`row ${isCalling ? 'row-calling' : ''}`}>
      <MiniBoard plays={getGameName(game)} look={summary.look} />
      <div class="row-words">
        <a class="row-name" href={`#/game/${id}`}>
          <strong>{name}</strong>
        </a>
        <span class={isCalling ? 'calling' : ''}>{describeRow(game)}</span>
        <small>
          {describeLastMove(game)}, {describeTime(summary.at, now)}
        </small>
        <Pills game={game} now={now} />
        {children}
      </div>
    </li>
  );
}

/** Matches a clock in minutes and seconds; seconds mean nothing to a clock in days. */
const IN_ONE_SITTING = / \+ /;
/** Days left from which a game warns that its room may expire (GOON-10). */
const MAX_WARNED_DAYS = 2;

function Pills({ game, now }: Pick<GameRowProps, 'game' | 'now'>) {
  const { unread = 0, look } = game.summary;
  const score = findMatchScore(game);
  const isPlayed = game.state.kind !== 'invited' && look !== undefined;
  const plays = getGameName(game);
  const days = countDaysUntilExpiry(game.summary, now);
  const isTicking = isPlayed && IN_ONE_SITTING.test(look.clock ?? '');
  return (
    <span class="pills">
      {plays === FIRST_GAME ? null : <span class="pill">{words().games.titles[plays]}</span>}
      {unread > 0 ? (
        <span class="pill pill-wax">
          <Icon name="chat" />
          {unread} <span class="unseen">{words().games.newMessages(unread)}</span>
        </span>
      ) : null}
      {isPlayed ? (
        <span class="pill">
          {look.clock === null ? null : <Icon name="clock" />}
          {describeClock(look.clock)}
        </span>
      ) : null}
      {isTicking ? <RowClock id={game.id} /> : null}
      {isTicking || days === null ? null : (
        <span class={days > MAX_WARNED_DAYS ? 'pill' : 'pill pill-wax'}>
          {words().games.roomDays(days)}
        </span>
      )}
      {score === null ? null : (
        <a class="pill" href={`#/match/${game.id}`}>
          {words().games.match(formatScore(score))}
        </a>
      )}
    </span>
  );
}

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** The running clock of a game played in one sitting, on its card (PLAY-12). */
function RowClock({ id }: { readonly id: string }) {
  const live = useLiveGames();
  const [ms, setMs] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const clock = live.clockOf(id);
      const side = clock?.running ?? null;
      setMs(clock === null || side === null ? (clock?.firstMoveLeft ?? null) : clock.left(side));
    };
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [id]);
  if (ms === null) return null;
  const seconds = Math.ceil(ms / SECOND_MS);
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return (
    <span class="pill pill-wax">
      <Icon name="clock" />
      {Math.floor(seconds / MINUTE_S)}:{rest}
    </span>
  );
}
