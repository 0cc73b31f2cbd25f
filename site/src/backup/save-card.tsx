import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { findPassphraseFault } from './core/passphrase.ts';
import { Notice } from '../components/notice.tsx';
import { ChooseGame } from './choose-game.tsx';
import { NewPassphrase } from './new-passphrase.tsx';
import { useSave } from './use-save.ts';
import { pageWords } from '../messages/words.ts';

const EMPTY = { passphrase: '', again: '' };

/** Saves games as a file that opens only with the passphrase (BACK-5). */
export function SaveCard() {
  const games = useSignal(useServices().games);
  const [id, setId] = useState('');
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const { isWorking, told, save } = useSave();
  const submit = async () => {
    const isFaulty = findPassphraseFault(typed) !== null;
    setIsTried(isFaulty);
    if (isFaulty) return;
    const chosen = id === '' ? games : games.filter((game) => game.id === id);
    if (await save(chosen, typed.passphrase)) setTyped(EMPTY);
  };
  const say = pageWords().backup.save;
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
        <h2 id="save">{say.title}</h2>
        <p class="soft">{say.about}</p>
      </div>
      <ChooseGame
        label={say.what}
        games={games}
        all={games.length === 1 ? null : say.all(games.length)}
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
        {isWorking ? say.working : say.submit}
      </button>
    </form>
  );
}
