import { useRef } from 'preact/hooks';
import { closingSentence } from 'relay-client/connection';
import type { ConnectionView, Session, SessionView } from 'relay-client/session';
import { CLOSE } from 'relay-protocol/close-codes';
import { connectionWords } from './status-words.ts';
import { isElsewhere, isSuperseded, type Table, type TableView } from './table.ts';
import { useNow } from './use-now.ts';

/** Why the game does not simply go on at this page, if it does not. */
export function WhereItIs({ view, table }: { readonly view: TableView; readonly table: Table }) {
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
  const wasOnline = useRef(false);
  if (connection.kind === 'online') wasOnline.current = true;
  const words = connectionWords(view, now, wasOnline.current);
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
