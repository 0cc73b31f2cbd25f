import { passphraseFault, type TypedTwice } from './core/passphrase.ts';
import { Field } from '../parts/field.tsx';

interface NewPassphraseProps {
  readonly typed: TypedTwice;
  /** Says what is wrong with it once the player has tried to use it. */
  readonly isTried: boolean;
  readonly onType: (typed: TypedTwice) => void;
}

/** A passphrase that is made up here, and typed twice (BACK-2). */
export function NewPassphrase({ typed, isTried, onType }: NewPassphraseProps) {
  const fault = isTried ? passphraseFault(typed) : null;
  const errorOf = (field: keyof TypedTwice) => (fault?.field === field ? fault.text : null);
  return (
    <>
      <Field
        label="Passphrase"
        type="password"
        value={typed.passphrase}
        onInput={(passphrase) => onType({ ...typed, passphrase })}
        autoComplete="new-password"
        hint="At least 12 characters, since whoever finds the file can try as many as they like: a few random words are good. If it is lost, nobody can open the file."
        error={errorOf('passphrase')}
      />
      <Field
        label="The passphrase again"
        type="password"
        value={typed.again}
        onInput={(again) => onType({ ...typed, again })}
        autoComplete="new-password"
        error={errorOf('again')}
      />
    </>
  );
}
