import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type {
  ChatLine,
  PeerView,
  CommandRefusal,
  Session,
  SessionView,
} from '@sealed-move/client/session';
import { PlayIcon } from './play-icon.tsx';
import { playWords } from '../messages/words.ts';

const MAX_CHARACTERS = 280;
/** The remaining length is shown once fewer than this many characters are left. */
const FEW_LEFT = 20;

const STATE_CLASSES: Readonly<Record<ChatLine['state'], string>> = {
  sending: '',
  delivered: 'chat-delivered',
  'not-delivered': 'chat-lost',
};

interface TalkProps {
  readonly view: Pick<SessionView, 'chat' | 'peer'>;
  readonly name: string;
}

interface ChatPanelProps extends TalkProps {
  readonly session: Pick<Session, 'say'>;
}

/** Chat between the players, always as plain text (PLAY-6). */
export function ChatPanel({ view, name, session }: ChatPanelProps) {
  return (
    <div class="chat">
      <Talk view={view} name={name} />
      {isClosed(view.peer) ? null : (
        <ChatForm
          left={view.chat.left}
          name={name}
          isThere={view.peer.presence === 'online'}
          say={session.say}
        />
      )}
    </div>
  );
}

export function Talk({ view, name }: TalkProps) {
  const { lines, isMuted } = view.chat;
  const { chat } = playWords().play;
  const log = useRef<HTMLOListElement>(null);
  useEffect(() => (log.current === null ? undefined : keepAtEnd(log.current)), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="talk">
      {lines.length === 0 && !isClosed(view.peer) && <p class="quiet">{chat.private}</p>}
      <ol
        class="chat-lines"
        ref={log}
        aria-label={chat.name}
        tabIndex={lines.length === 0 ? -1 : 0}
      >
        {lines.map((line) => (
          <Line key={line.id} line={line} name={name} />
        ))}
      </ol>
      {isMuted && <p class="quiet">{chat.muted(name)}</p>}
      {isClosed(view.peer) && <p class="quiet">{chat.none(name)}</p>}
    </div>
  );
}

/** Keeps the last line of a list visible when something takes its room. @returns stops that */
function keepAtEnd(list: HTMLElement): () => void {
  let isAtEnd = true;
  let height = list.clientHeight;
  const note = () => {
    // A list that has just become smaller is not at its end, though nobody has scrolled.
    if (list.clientHeight !== height) return;
    isAtEnd = list.scrollHeight - list.scrollTop - height < 8;
  };
  const watcher = new ResizeObserver(() => {
    height = list.clientHeight;
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  });
  list.addEventListener('scroll', note);
  watcher.observe(list);
  return () => {
    list.removeEventListener('scroll', note);
    watcher.disconnect();
  };
}

function isClosed({ chat }: PeerView): boolean {
  return chat === 'unsupported';
}

function Line({ line: { from, text, state }, name }: { line: ChatLine; name: string }) {
  const { chat } = playWords().play;
  return (
    <li class={`chat-line chat-${from} ${STATE_CLASSES[state]}`}>
      <span class="unseen">{from === 'me' ? chat.you : name}:</span>
      <p dir="auto">{text}</p>
      {from === 'me' && <small>{chat.state[state]}</small>}
    </li>
  );
}

interface ChatFormProps {
  readonly left: number;
  readonly name: string;
  readonly isThere: boolean;
  readonly say: Session['say'];
}

function ChatForm({ left, name, isThere, say }: ChatFormProps) {
  const id = useId();
  const { chat } = playWords().play;
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<CommandRefusal | null>(null);
  // A message that could not be sent while they were away may be sent now.
  useEffect(() => setRefused(null), [isThere]);
  const over = Array.from(text).length - MAX_CHARACTERS;
  const send = async () => {
    const answer = await say(text);
    setRefused(answer);
    if (answer === null) setText('');
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && over <= 0) void send();
      }}
    >
      <label class="unseen" for={id}>
        {chat.message}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={text}
        placeholder={chat.writeTo(name)}
        autocomplete="off"
        enterkeyhint="send"
        disabled={left === 0}
        aria-describedby={`${id}-note`}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setRefused(null);
        }}
      />
      <button
        type="submit"
        class="button primary chat-send"
        aria-label={chat.send}
        disabled={left === 0 || over > 0}
      >
        <PlayIcon name="send" />
      </button>
      <p class={over > 0 || refused !== null ? 'chat-note wrong' : 'chat-note'} id={`${id}-note`}>
        {describeNote(over, left, refused)}
      </p>
    </form>
  );
}

function describeNote(over: number, left: number, refused: CommandRefusal | null): string {
  const { chat, refused: why } = playWords().play;
  if (refused !== null) return why[refused];
  if (left === 0) return why['used-up'];
  if (over > 0) return chat.tooMany(over, MAX_CHARACTERS);
  if (left < FEW_LEFT) return chat.messagesLeft(left);
  return over > -60 ? chat.charactersLeft(-over) : '';
}
