import './seal-words.css';
import type { KeysView, Session } from '@sealed-move/client/session';
import { Notice } from '../components/notice.tsx';
import { playWords } from '../messages/words.ts';

interface SealWordsProps {
  readonly keys: KeysView;
  readonly name: string;
  readonly session: Pick<Session, 'compared' | 'goOn'>;
}

/** Tells whether someone could sit between the two players, and how to check (ONL-9). */
export function SealWords({ keys, name, session }: SealWordsProps) {
  switch (keys.kind) {
    case 'unknown':
      return null;
    case 'waiting':
      return <p class="seal-words soft">{playWords().online.keys.waiting}</p>;
    case 'none':
      return <p class="seal-words soft">{playWords().online.keys.none(keys.why, name)}</p>;
    case 'words':
      return <FourWords keys={keys} name={name} session={session} />;
    case 'changed':
      return <Changed to={keys.to} name={name} session={session} />;
  }
}

interface FourWordsProps extends Omit<SealWordsProps, 'keys'> {
  readonly keys: Extract<KeysView, { kind: 'words' }>;
}

function FourWords({ keys, name, session }: FourWordsProps) {
  const { words: four, code, isCompared, isNew, isHeld = false } = keys;
  const say = playWords().online.keys;
  return (
    <section class="seal-words" aria-labelledby="seal-words">
      <h2 id="seal-words">{say.title}</h2>
      <ol class="seal-list" lang="en">
        {four.map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
      {isCompared ? (
        <Notice tone="good">{say.compared(name)}</Notice>
      ) : (
        <>
          {isNew && (
            <Notice tone="warn" isNews>
              {say.isNew(name)}
            </Notice>
          )}
          {isHeld && (
            <Notice tone="warn" isNews>
              {say.held(name)}
            </Notice>
          )}
          <p>{say.how}</p>
          <button type="button" class="button" onClick={() => void session.compared(code)}>
            {say.same}
          </button>
          {isHeld && (
            <button type="button" class="button quiet" onClick={() => void session.goOn()}>
              {say.without}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface ChangedProps extends Omit<SealWordsProps, 'keys'> {
  readonly to: 'another-key' | 'no-key';
}

function Changed({ to, name, session }: ChangedProps) {
  const say = playWords().online.keys;
  return (
    <section class="seal-words" aria-label={say.who}>
      <Notice tone="bad" isNews>
        {say.changed[to](name)} {say.askFirst(name)}
      </Notice>
      <button type="button" class="button" onClick={() => void session.goOn()}>
        {say.goOn[to]}
      </button>
    </section>
  );
}
