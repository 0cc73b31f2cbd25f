import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type ConnectionView,
  isRoomGone,
  type Session,
  type SessionView,
} from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { playWords } from '../messages/words.ts';
import { askInfo } from '../relay/ask.ts';
import type { RelayInfo } from '../relay/core/relay-answers.ts';
import { describeClosing, describeConnection, isUnsaid } from './status-words.ts';
import { isElsewhere, isSuperseded, type Table, type TableView } from './table.ts';
import { useNow } from './use-now.ts';

/** Why the game does not simply continue on this page, if it does not. */
export function WhereItIs({ view, table }: { readonly view: TableView; readonly table: Table }) {
  if (view.kind === 'online' && table.kind === 'online') {
    const { session, goOn } = table;
    return <ConnectionNotice view={view} session={session} goOn={goOn} />;
  }
  if (!isElsewhere(view)) return null;
  const said = describeClosing(CLOSE.superseded, 'host');
  return <Notice said={said} remedy={openHere()} isWarning hasStopped />;
}

interface ConnectionNoticeProps {
  readonly view: Pick<SessionView, 'connection' | 'role' | 'isMoved'>;
  readonly session: Session;
  /** As in `Table`. */
  readonly goOn?: (() => void) | undefined;
}

export function ConnectionNotice({ view, session, goOn }: ConnectionNoticeProps) {
  const { connection } = view;
  const now = useNow(connection.kind === 'waiting');
  const wasOnline = useRef(false);
  if (connection.kind === 'online') wasOnline.current = true;
  const answers = useAnswers(connection, wasOnline.current);
  const said = describeConnection(view, now, wasOnline.current, answers);
  if (said === null) return null;
  const remedy = findRemedy(connection, session);
  const isGone = isRoomGone(view);
  // The relay is retried automatically, and the smallest window has space for one button.
  const offered = isGone && goOn !== undefined ? makeGoOnRemedy(goOn) : remedy;
  const { kind } = connection;
  return (
    <Notice
      said={said}
      remedy={offered}
      isWarning={kind !== 'connecting'}
      hasStopped={kind === 'stopped' || isGone}
    />
  );
}

/**
 * Asks the relay why it opens no connection, for example because the network has too many (CAP-5).
 * The browser does not say why.
 */
function useAnswers(connection: ConnectionView, wasOnline: boolean): RelayInfo | null {
  const [info, setInfo] = useState<RelayInfo | null>(null);
  const isRefused = connection.kind === 'waiting' && isUnsaid(connection.code) && !wasOnline;
  useEffect(() => {
    if (!isRefused) return undefined;
    let isGone = false;
    const look = async () => {
      const answer = await askInfo();
      if (!isGone) setInfo(answer.kind === 'answer' ? answer.value : null);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [isRefused]);
  return isRefused ? info : null;
}

interface Remedy {
  readonly label: string;
  readonly act: () => void;
}

// The other tab may have played on: reload to start from the current record.
function openHere(): Remedy {
  return { label: playWords().play.connection.openHere, act: () => location.reload() };
}

function makeGoOnRemedy(act: () => void): Remedy {
  return { label: playWords().play.connection.goOn, act };
}

interface NoticeProps {
  readonly said: string;
  readonly remedy: Remedy | null;
  readonly isWarning: boolean;
  /** Whether the site stops reconnecting; the explanation may then be long. */
  readonly hasStopped: boolean;
}

function Notice({ said, remedy, isWarning, hasStopped }: NoticeProps) {
  const classes = ['status-notice', isWarning && 'status-warn', hasStopped && 'status-stopped'];
  return (
    <p class={classes.filter(Boolean).join(' ')}>
      <span>{said}</span>
      {remedy !== null && (
        <button type="button" class="play-link" onClick={remedy.act}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}

function findRemedy(connection: ConnectionView, session: Session): Remedy | null {
  const { connection: say } = playWords().play;
  if (connection.kind === 'waiting') return { label: say.tryNow, act: session.wake };
  if (isSuperseded(connection)) return openHere();
  return connection.kind === 'off' ? { label: say.connect, act: session.start } : null;
}
