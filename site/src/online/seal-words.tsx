import './seal-words.css';
import type { KeysView, Session } from 'relay-client/session';
import { Notice } from '../parts/notice.tsx';

interface SealWordsProps {
  readonly keys: KeysView;
  /** What the other player is called. */
  readonly name: string;
  readonly session: Pick<Session, 'compared' | 'goOn'>;
}

/** Whether somebody may sit between the two players, and how they find out (ONL-9). */
export function SealWords({ keys, name, session }: SealWordsProps) {
  switch (keys.kind) {
    case 'unknown':
      return null;
    case 'waiting':
      return <p class="seal-words soft">The two devices agree on keys of their own …</p>;
    case 'none':
      return <p class="seal-words soft">{noneWords(keys.why, name)}</p>;
    case 'words':
      return <FourWords keys={keys} name={name} session={session} />;
    case 'changed':
      return <Changed to={keys.to} name={name} session={session} />;
  }
}

function noneWords(why: 'mine' | 'theirs', name: string): string {
  const who = why === 'mine' ? 'This browser' : `${name}’s app`;
  return `${who} has no keys of its own, so whoever has the link and listens in can read this game. A newer browser or app has them.`;
}

interface FourWordsProps extends Omit<SealWordsProps, 'keys'> {
  readonly keys: Extract<KeysView, { kind: 'words' }>;
}

function FourWords({ keys, name, session }: FourWordsProps) {
  const { words, code, isCompared, isNew } = keys;
  return (
    <section class="seal-words" aria-labelledby="seal-words">
      <h2 id="seal-words">Four words</h2>
      <ol class="seal-list">
        {words.map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
      {isCompared ? (
        <Notice tone="good">
          You compared them with {name}: nobody sits between you, and nobody else can read along.
        </Notice>
      ) : (
        <>
          {isNew && (
            <Notice tone="warn" isNews>
              These are other words than before: {name} is on another device or browser, or it is
              somebody else.
            </Notice>
          )}
          <p>
            Read these to each other, by voice. If they differ, somebody sits between you: leave the
            game and make another.
          </p>
          <button type="button" class="button" onClick={() => void session.compared(code)}>
            They are the same
          </button>
        </>
      )}
    </section>
  );
}

interface ChangedProps extends Omit<SealWordsProps, 'keys'> {
  readonly to: 'another-key' | 'no-key';
}

function Changed({ to, name, session }: ChangedProps) {
  const isOther = to === 'another-key';
  return (
    <section class="seal-words" aria-label="Who is there">
      <Notice tone="bad" isNews>
        {isOther
          ? `Whoever is there has other keys than those of the words that you compared: ${name} on another device or browser, or a stranger with your link.`
          : `Whoever is there has no keys, and before there were some: ${name} in an older app or browser, or a stranger with your link.`}{' '}
        They are told nothing before you go on. Ask {name} first, by voice.
      </Notice>
      <button type="button" class="button" onClick={() => void session.goOn()}>
        {isOther ? 'Go on, with other words' : 'Go on without keys'}
      </button>
    </section>
  );
}
