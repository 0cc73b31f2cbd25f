import type { ComponentChildren } from 'preact';
import { closingSentence } from 'relay-client/connection';
import type { ConnectionView, Session, SessionView } from 'relay-client/session';
import { CLOSE } from 'relay-protocol/close-codes';
import { endingWords, winnerOf } from '../game/ending-words.ts';
import { connectionWords, disputeWords, peerWords, turnWords } from './status-words.ts';
import { isElsewhere, isSuperseded, type Names, type Table, type TableView } from './table.ts';
import { useNow } from './use-now.ts';

interface StatusProps {
  readonly view: TableView;
  readonly names: Names;
  readonly isChecked: boolean;
  readonly table: Table;
  /** What this player waits for. */
  readonly children?: ComponentChildren;
}

/** How the game and the connection stand, in words (PLAY-4, PLAY-5). */
export function Status({ view, names, isChecked, table, children }: StatusProps) {
  const { game } = view;
  const otherName = names[game.side === 0 ? 1 : 0];
  const peer = view.kind === 'local' ? null : peerWords(view, otherName);
  return (
    <div class="status">
      {game.ending === null ? (
        <p class="status-turn">
          {turnWords(view, names)}
          {isChecked && <strong> Check!</strong>}
          {game.unconfirmed > 0 && <span class="status-sent">Sent, not seen yet</span>}
        </p>
      ) : (
        <div class="status-ending">
          <p class="status-headline">{headline(view, names)}</p>
          <p>{endingWords(game.ending, names)}</p>
        </div>
      )}
      {children}
      <WhereItIs view={view} table={table} />
      {peer !== null && <p class="status-notice">{peer}</p>}
      {game.disputed !== null && table.kind === 'online' && (
        <p class="status-notice status-bad">
          <span>{disputeWords(game.disputed, otherName)}</span>
          <button type="button" class="play-link" onClick={() => void table.session.adopt()}>
            That was me
          </button>
        </p>
      )}
    </div>
  );
}

function headline({ kind, game }: TableView, names: Names): string {
  const winner = game.ending === null ? null : winnerOf(game.ending);
  if (winner === null) return 'Draw';
  if (kind === 'local') return `${names[winner]} wins`;
  return winner === game.side ? 'You won' : 'You lost';
}

/** Why the game does not simply go on at this page, if it does not. */
function WhereItIs({ view, table }: Pick<StatusProps, 'view' | 'table'>) {
  if (view.kind === 'online' && table.kind === 'online') {
    return <ConnectionNotice view={view} session={table.session} />;
  }
  if (!isElsewhere(view)) return null;
  return <Notice words={closingSentence(CLOSE.superseded, 'host')} remedy={OPEN_HERE} isWarning />;
}

interface ConnectionNoticeProps {
  readonly view: Pick<SessionView, 'connection' | 'role'>;
  readonly session: Session;
}

/** How this player's connection stands, where it is not simply there, and what can be done. */
export function ConnectionNotice({ view, session }: ConnectionNoticeProps) {
  const { connection } = view;
  const now = useNow(connection.kind === 'waiting');
  const words = connectionWords(view, now);
  if (words === null) return null;
  const remedy = remedyOf(connection, session);
  return <Notice words={words} remedy={remedy} isWarning={connection.kind !== 'connecting'} />;
}

interface Remedy {
  readonly label: string;
  readonly act: () => void;
}

// The other tab may have played on: reload, to start from what is kept by now.
const OPEN_HERE: Remedy = { label: 'Open it here', act: () => location.reload() };

interface NoticeProps {
  readonly words: string;
  readonly remedy: Remedy | null;
  readonly isWarning: boolean;
}

function Notice({ words, remedy, isWarning }: NoticeProps) {
  return (
    <p class={`status-notice ${isWarning ? 'status-warn' : ''}`}>
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
function remedyOf(connection: ConnectionView, session: Session): Remedy | null {
  if (connection.kind === 'waiting') return { label: 'Try now', act: session.wake };
  if (isSuperseded(connection)) return OPEN_HERE;
  return connection.kind === 'off' ? { label: 'Connect', act: session.start } : null;
}
