import { useEffect, useState } from 'preact/hooks';
import { askToPersist, isPersisted } from '../storage/persistence.ts';
import { pageWords } from '../messages/words.ts';

type PersistenceState = 'asking' | 'persisted' | 'not-persisted' | 'refused';

/** Tells whether the browser may delete the games when it needs space, and how to prevent that. */
export function Persistence() {
  const [state, setState] = useState<PersistenceState>('asking');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const is = await isPersisted();
      if (!isGone) setState(is ? 'persisted' : 'not-persisted');
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  const ask = async () => setState((await askToPersist()) ? 'persisted' : 'refused');
  return (
    <>
      <p class="soft" role="status">
        {pageWords().settings.data.persistence[state]}
      </p>
      {state === 'not-persisted' ? (
        <button class="button" type="button" onClick={() => void ask()}>
          {pageWords().settings.data.ask}
        </button>
      ) : null}
    </>
  );
}
