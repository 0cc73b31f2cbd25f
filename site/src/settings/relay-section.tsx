import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { formOf, readRelayForm, type RelayForm, withAddress } from '../relay/core/relay-form.ts';
import { Field } from '../components/field.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { ownerKeyCode } from '../routing/core/arrival.ts';
import { FindingNotice } from './finding-notice.tsx';
import { Section } from './section.tsx';
import { useCheck } from './use-check.ts';
import { pageWords, words } from '../messages/words.ts';

/** The relay for new games, and the owner key for a private one (PREF-3). */
export function RelaySection() {
  const { relay: saved } = useSignal(useServices().settings);
  /** Null while the form shows the saved values. */
  const [edited, setEdited] = useState<RelayForm | null>(null);
  const { isAsking, finding, check, forget } = useCheck();
  const form = edited ?? formOf(saved);
  const read = readRelayForm(form, location.origin);
  const edit = (next: RelayForm) => {
    setEdited(next);
    forget();
  };
  const submit = async () => {
    if (read.kind === 'wrong') return;
    const { canBeSaved } = await check(read.choice);
    if (canBeSaved) setEdited(null);
  };
  const say = pageWords().settings.relay;
  return (
    <Section title={say.title}>
      <p class="soft">{say.about}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking) void submit();
        }}
      >
        <RelayFields
          form={form}
          wrong={read.kind === 'wrong' ? read : null}
          onAddress={(address) => edit(withAddress(form, address, saved))}
          onOwnerKey={(ownerKey) => edit({ ...form, ownerKey })}
        />
        {finding === null ? null : <FindingNotice finding={finding} />}
        <button class="button" type="submit" aria-disabled={isAsking}>
          {isAsking ? words().parts.checking : say.check}
        </button>
      </form>
      <HandKeyOn ownerKey={saved.ownerKey} />
    </Section>
  );
}

/** Shows the key for the same player's other device as a code that no camera app opens (PREF-5). */
function HandKeyOn({ ownerKey }: { readonly ownerKey: string | null }) {
  if (ownerKey === null) return null;
  return (
    <details>
      <summary>{pageWords().settings.relay.takeKey}</summary>
      <p class="hint">{pageWords().settings.relay.takeKeyHow(location.host)}</p>
      <QrCode text={ownerKeyCode(ownerKey)} label={pageWords().settings.relay.keyCode} />
    </details>
  );
}

interface RelayFieldsProps {
  readonly form: RelayForm;
  readonly wrong: { readonly field: keyof RelayForm } | null;
  readonly onAddress: (address: string) => void;
  readonly onOwnerKey: (ownerKey: string) => void;
}

function RelayFields({ form, wrong, onAddress, onOwnerKey }: RelayFieldsProps) {
  const say = pageWords().settings.relay;
  return (
    <>
      <Field
        label={say.address}
        value={form.address}
        onInput={onAddress}
        placeholder={location.origin}
        error={wrong?.field === 'address' ? say.addressWrong : null}
        hint={say.addressHint}
      />
      <Field
        label={words().relay.key.label}
        type="password"
        value={form.ownerKey}
        onInput={onOwnerKey}
        error={wrong?.field === 'ownerKey' ? say.keyWrong : null}
        hint={say.keyHint}
      />
    </>
  );
}
