import { findPassphraseFault, type NewPassphraseEntry } from './core/passphrase.ts';
import { Field } from '../components/field.tsx';
import { pageWords } from '../messages/words.ts';

interface NewPassphraseProps {
  readonly typed: NewPassphraseEntry;
  /** Shows errors only after the player has tried to use it. */
  readonly isTried: boolean;
  readonly onType: (typed: NewPassphraseEntry) => void;
}

/** A passphrase made up on this page and typed twice (BACK-2). */
export function NewPassphrase({ typed, isTried, onType }: NewPassphraseProps) {
  const fault = isTried ? findPassphraseFault(typed) : null;
  const say = pageWords().backup.passphrase;
  return (
    <>
      <Field
        label={say.label}
        type="password"
        value={typed.passphrase}
        onInput={(passphrase) => onType({ ...typed, passphrase })}
        autoComplete="new-password"
        hint={say.hint}
        error={fault?.field === 'passphrase' ? say.missing(fault.missing) : null}
      />
      <Field
        label={say.again}
        type="password"
        value={typed.again}
        onInput={(again) => onType({ ...typed, again })}
        autoComplete="new-password"
        error={fault?.field === 'again' ? say.differs : null}
      />
    </>
  );
}
