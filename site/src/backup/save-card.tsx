import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { passphraseFault } from './core/passphrase.ts';
import { Notice } from '../parts/notice.tsx';
import { ChooseGame } from './choose-game.tsx';
import { NewPassphrase } from './new-passphrase.tsx';
import { useSave } from './use-save.ts';

const EMPTY = { passphrase: '', again: '' };

/** Saves games as a file that only the passphrase opens (BACK-5). */
export function SaveCard() {
  const games = useSignal(useServices().games);
  const [id, setId] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const { isWorking, told, save } = useSave();
  const submit = async () => {
    const isFaulty = passphraseFault(typed) !== null;
    setIsTried(isFaulty);
    if (isFaulty) return;
    const chosen = id === '' ? games : games.filter((game) => game.id === id);
    if (await save(chosen, typed.passphrase)) setTyped(EMPTY);
  };
  return (
    <form
      class="card form"
      aria-labelledby="save"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="card-head">
        <h2 id="save">Save a backup</h2>
        <p class="soft">
          A file with your games and their keys, sealed with a passphrase. Put it wherever you like.
        </p>
      </div>
      <ChooseGame
        label="What to save"
        games={games}
        all={games.length === 1 ? null : `All ${games.length} games`}
        value={id}
        onChoose={setId}
      />
      <NewPassphrase typed={typed} isTried={isTried} onType={setTyped} />
      {told === null ? null : (
        <Notice tone={told.tone} isNews>
          {told.text}
        </Notice>
      )}
      <button class="button primary" type="submit" disabled={isWorking}>
        {isWorking ? 'Sealing …' : 'Save the file'}
      </button>
    </form>
  );
}
