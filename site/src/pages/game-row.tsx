import type { ComponentChildren } from 'preact';
import { whenWords } from '../games/core/when.ts';
import { scoreWords } from '../games/core/earlier-game.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { matchScore } from '../games/core/match.ts';
import { movesWords, opponentWords, rowWords } from '../games/core/standing-words.ts';
import { Icon } from '../parts/icon.tsx';
import { MiniBoard } from '../games/mini-board.tsx';

interface GameRowProps {
  readonly game: KeptGame;
  /** Epoch ms. */
  readonly now: number;
  /** What can be done without opening the game. */
  readonly children?: ComponentChildren;
}

/** A game that runs: its board, whom it is with, and how it stands (KEEP-2). */
export function GameRow({ game, now, children }: GameRowProps) {
  const { id, summary } = game;
  const isCalling = summary.standing === 'mine' || summary.standing === 'invited';
  return (
    <li class={`row ${isCalling ? 'row-calling' : ''}`}>
      <MiniBoard look={summary.look} />
      <div class="row-words">
        <a class="row-name" href={`#/game/${id}`}>
          <strong>{opponentWords(game)}</strong>
        </a>
        <span class={isCalling ? 'calling' : ''}>{rowWords(game)}</span>
        <small>
          {lastWords(game)}, {whenWords(summary.at, now)}
        </small>
        <Pills game={game} />
        {children}
      </div>
    </li>
  );
}

/** `Rxe6`, or `You: Nb3` */
function lastWords({ summary, state }: KeptGame): string {
  const last = summary.look?.last ?? null;
  if (last === null) return movesWords(summary.moves);
  const isMine = state.kind === 'online' && last.side === summary.look?.side;
  return `${isMine ? 'You: ' : ''}${last.san}, ${movesWords(summary.moves)}`;
}

function Pills({ game }: { readonly game: KeptGame }) {
  const { unread = 0, look } = game.summary;
  const score = matchScore(game);
  const isPlayed = game.state.kind !== 'invited' && look !== undefined;
  return (
    <span class="pills">
      {unread > 0 ? (
        <span class="pill pill-wax">
          <Icon name="chat" />
          {unread} <span class="unseen">new {unread === 1 ? 'message' : 'messages'}</span>
        </span>
      ) : null}
      {isPlayed ? (
        <span class="pill">
          {look.clock === null ? null : <Icon name="clock" />}
          {look.clock ?? 'No clock'}
        </span>
      ) : null}
      {score === null ? null : (
        <a class="pill" href={`#/match/${game.id}`}>
          Match {scoreWords(score)}
        </a>
      )}
    </span>
  );
}
