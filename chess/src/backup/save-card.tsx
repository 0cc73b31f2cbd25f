import { useState } from 'preact/hooks';
import { useCell } from '../app/use-cell.ts';
import { useServices } from '../app/use-services.ts';
import { BACKUP_BYTES, backupFileName } from '../core/backup-file.ts';
import { MOST_GAMES } from '../core/backup-games.ts';
import { gamesWords } from '../core/data-words.ts';
import { passphraseFault } from '../core/passphrase.ts';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { sealBackup } from './backup.ts';
import { ChooseGame } from './choose-game.tsx';
import { downloadFile } from './download-file.ts';

type Told = { readonly tone: 'good' | 'bad'; readonly text: string } | null;

const TOO_MUCH = {
  tone: 'bad',
  text: 'That is more than one backup holds. Remove finished games, or save them one by one.',
} as const;

/** Saves games as a file that only the passphrase opens (BACK-5). */
export function SaveCard() {
  const games = useCell(useServices().games);
  const [id, setId] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const [told, setTold] = useState<Told>(null);
  const fault = isTried ? passphraseFault(passphrase, again) : null;
  const errorOf = (field: string) => (fault?.field === field ? fault.text : null);
  const save = async () => {
    setIsTried(true);
    setTold(null);
    if (passphraseFault(passphrase, again) !== null) return;
    const wanted = id === '' ? games : games.filter((game) => game.id === id);
    if (wanted.length > MOST_GAMES) return setTold(TOO_MUCH);
    setIsWorking(true);
    const file = await sealBackup(wanted, passphrase);
    setIsWorking(false);
    if (file.length > BACKUP_BYTES) return setTold(TOO_MUCH);
    const today = new Date();
    const name = backupFileName(today.getFullYear(), today.getMonth() + 1, today.getDate());
    downloadFile(name, file);
    setTold({ tone: 'good', text: `Saved ${gamesWords(wanted.length)} as ${name}.` });
  };
  if (games.length === 0) {
    return (
      <section class="card stack" aria-labelledby="save">
        <h2 id="save">Save a backup</h2>
        <p class="soft">There are no games on this device yet.</p>
      </section>
    );
  }
  return (
    <form
      class="card form"
      aria-labelledby="save"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div>
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
      <Field
        label="Passphrase"
        type="password"
        value={passphrase}
        onInput={setPassphrase}
        autoComplete="new-password"
        hint="At least 12 characters; a few random words are good. Without it nobody can open the file, nor can we."
        error={errorOf('passphrase')}
      />
      <Field
        label="The passphrase again"
        type="password"
        value={again}
        onInput={setAgain}
        autoComplete="new-password"
        error={errorOf('again')}
      />
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
