import { useState } from 'preact/hooks';
import { Field } from '../components/field.tsx';
import { readOwnerKey } from '../preferences/core/settings.ts';
import { readArrival } from '../routing/core/arrival.ts';
import { Scan } from '../scan/scan.tsx';
import { FindingNotice } from './finding-notice.tsx';
import { useCheck } from './use-check.ts';
import { words } from '../messages/words.ts';

/** Takes the owner key of this site's relay, pasted or scanned (PREF-5). */
export function OwnerKeyForm() {
  const [typed, setTyped] = useState('');
  const { isAsking, finding, check, forget } = useCheck();
  const use = async (text: string) => {
    const ownerKey = readKey(text);
    if (ownerKey !== null && !isAsking) await check(ownerKey);
  };
  const { relay, parts } = words();
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void use(typed);
      }}
    >
      <Field
        label={relay.key.label}
        type="password"
        value={typed}
        onInput={(value) => {
          setTyped(value);
          forget();
        }}
        hint={relay.key.hint}
        isRequired
      />
      {finding === null ? null : <FindingNotice finding={finding} />}
      <div class="actions">
        <button
          class="button"
          type="submit"
          disabled={typed.trim() === ''}
          aria-disabled={isAsking}
        >
          {isAsking ? parts.checking : relay.key.use}
        </button>
        <Scan
          label={parts.scan}
          what={relay.key.scanWhat}
          onRead={(text) => {
            setTyped(readKey(text) ?? '');
            void use(text);
          }}
        />
      </div>
    </form>
  );
}

/** Finds a key given alone, in a QR code's text or in an older link. */
function readKey(text: string): string | null {
  const arrival = readArrival(text);
  return arrival?.kind === 'owner' ? arrival.key : readOwnerKey(text);
}
