import { useEffect, useState } from 'preact/hooks';
import { askToPersist, isPersisted } from '../storage/persistence.ts';

type State = 'asking' | 'persisted' | 'not-persisted' | 'refused';

const WORDS: Readonly<Record<State, string>> = {
  asking: '',
  persisted: 'This browser has promised not to delete them by itself.',
  'not-persisted': 'This browser may delete them when the device runs out of room.',
  refused:
    'This browser gave no promise. Most give one to a site that is on the home screen or often visited.',
};

/** Whether the browser may throw the games away when it needs room, and how to ask it not to. */
export function Persistence() {
  const [state, setState] = useState<State>('asking');
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
        {WORDS[state]}
      </p>
      {state === 'not-persisted' ? (
        <button class="button" type="button" onClick={() => void ask()}>
          Ask it to keep them
        </button>
      ) : null}
    </>
  );
}
