import type { ComponentChildren } from 'preact';
import type { ConnectionView, Session, SessionView } from 'relay-client/session';
import { endingWords, winnerOf } from '../game/ending-words.ts';
import { connectionWords, disputeWords, peerWords, turnWords } from './status-words.ts';
import { isElsewhere, type Names, type Players } from './table.ts';
import { useNow } from './use-now.ts';

interface StatusProps {
  readonly view: SessionView;
  readonly players: Players;
  readonly names: Names;
  readonly isChecked: boolean;
  readonly session: Session;
  /** What this player waits for. */
  readonly children?: ComponentChildren;
}

/** How the game and the connection stand, in words (PLAY-4, PLAY-5). */
export function Status({ view, players, names, isChecked, session, children }: StatusProps) {
  const { game } = view;
  const otherName = names[game.side === 0 ? 1 : 0];
  const peer = players.kind === 'shared' ? null : peerWords(view, otherName);
  return (
    <div class="status">
      {game.ending === null ? (
        <p class="status-turn">
          {turnWords(view, players, names)}
          {isChecked && <strong> Check!</strong>}
          {game.unconfirmed > 0 && <span class="status-sent">Sent, not seen yet</span>}
        </p>
      ) : (
        <div class="status-ending">
          <p class="status-headline">{headline(view, players, names)}</p>
          <p>{endingWords(game.ending, names)}</p>
        </div>
      )}
      {children}
      <ConnectionNotice view={view} session={session} />
      {peer !== null && <p class="status-notice">{peer}</p>}
      {game.disputed !== null && (
        <p class="status-notice status-bad">
          <span>{disputeWords(game.disputed, otherName)}</span>
          <button type="button" class="play-link" onClick={() => void session.adopt()}>
            That was me
          </button>
        </p>
      )}
    </div>
  );
}

function headline({ game }: SessionView, players: Players, names: Names): string {
  const winner = game.ending === null ? null : winnerOf(game.ending);
  if (winner === null) return 'Draw';
  if (players.kind === 'shared') return `${names[winner]} wins`;
  return winner === game.side ? 'You won' : 'You lost';
}

/** How this player's connection stands, where it is not simply there, and what can be done. */
export function ConnectionNotice({ view, session }: Pick<StatusProps, 'view' | 'session'>) {
  const { connection } = view;
  const now = useNow(connection.kind === 'waiting');
  const words = connectionWords(view, now);
  if (words === null) return null;
  const remedy = remedyOf(connection, session);
  return (
    <p class={`status-notice ${connection.kind === 'connecting' ? '' : 'status-warn'}`}>
      <span>{words}</span>
      {remedy !== null && (
        <button type="button" class="play-link" onClick={remedy.act}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}

/** What the player can do about it, if anything. */
function remedyOf(connection: ConnectionView, session: Session) {
  if (connection.kind === 'waiting') return { label: 'Try now', act: session.wake };
  // The other tab may have played on: this one begins anew from what is kept by now.
  if (isElsewhere(connection)) return { label: 'Open it here', act: () => location.reload() };
  return connection.kind === 'off' ? { label: 'Connect', act: session.start } : null;
}
