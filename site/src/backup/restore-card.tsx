import { useId, useState } from 'preact/hooks';
import { BACKUP_BYTES } from './core/backup-file.ts';
import { describeFileRefusal } from './backup-words.ts';
import { describeGameCount } from '../games/data-words.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { Field } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { openBackup, type UnsealedGames } from './backup.ts';
import { MergeForm } from './merge-form.tsx';
import { pageWords, words } from '../messages/words.ts';

type RestoreStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'taken'; readonly count: number }
  | UnsealedGames;

/** Restores games from a file (BACK-5). */
export function RestoreCard() {
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [step, setStep] = useState<RestoreStep>({ kind: 'choosing' });
  const isWrong = step.kind === 'refused' && step.why === 'passphrase';
  const open = async () => {
    if (file === null) return;
    setStep({ kind: 'opening' });
    setStep(await openFile(file, passphrase));
  };
  // Renders a new file input, which is empty.
  const restart = (next: RestoreStep) => {
    setFile(null);
    setPassphrase('');
    setStep(next);
  };
  const end = (taken: readonly KeptGame[]) => restart({ kind: 'taken', count: taken.length });
  const say = pageWords().backup.restore;
  return (
    <section class="card stack" aria-labelledby="restore">
      <div class="card-head">
        <h2 id="restore">{say.title}</h2>
        <p class="soft">{say.about}</p>
      </div>
      {step.kind === 'games' ? (
        <MergeForm {...step} onTaken={end} onCancel={() => restart({ kind: 'choosing' })} />
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <FileField onChoose={setFile} />
          <Field
            label={say.passphrase}
            type="password"
            value={passphrase}
            onInput={setPassphrase}
            error={isWrong ? describeFileRefusal('passphrase') : null}
          />
          {step.kind === 'refused' && !isWrong ? (
            <Notice tone="bad" isNews>
              {describeFileRefusal(step.why)}
            </Notice>
          ) : null}
          {step.kind === 'taken' ? <Taken count={step.count} /> : null}
          <button
            class="button primary"
            type="submit"
            disabled={file === null || passphrase === '' || step.kind === 'opening'}
          >
            {step.kind === 'opening' ? say.working : say.submit}
          </button>
        </form>
      )}
    </section>
  );
}

function FileField({ onChoose }: { readonly onChoose: (file: File | null) => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{pageWords().backup.restore.file}</label>
      <input
        id={id}
        type="file"
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
    </div>
  );
}

function Taken({ count }: { readonly count: number }) {
  return (
    <Notice tone="good" isNews>
      {pageWords().backup.restore.taken(describeGameCount(count))}
      <a href="#/">{words().parts.toGames}</a>
    </Notice>
  );
}

/** Opens a backup file. Does not even read one that is too large. */
async function openFile(file: File, passphrase: string): Promise<UnsealedGames> {
  if (file.size > BACKUP_BYTES) return { kind: 'refused', why: 'too-big' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { kind: 'refused', why: 'damaged' };
  return openBackup(new Uint8Array(bytes), passphrase);
}
