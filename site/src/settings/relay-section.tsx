import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { formOf, readRelayForm, type RelayForm, withAddress } from '../relay/core/relay-form.ts';
import { Field } from '../parts/field.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { ownerKeyCode } from '../routing/core/arrival.ts';
import { FindingNotice } from './finding-notice.tsx';
import { Section } from './section.tsx';
import { useCheck } from './use-check.ts';

/** Where new games are made, and the key that makes them on a private relay (PREF-3). */
export function RelaySection() {
  const { relay: saved } = useSignal(useServices().settings);
  /** Null: the form shows what is saved. */
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
  return (
    <Section title="Relay">
      <p class="soft">
        The relay carries sealed moves from one player to the other. The one that serves this site
        is used as it is; where it is private, its owner key lets you make games.
      </p>
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
          {isAsking ? 'Checking …' : 'Check and save'}
        </button>
      </form>
      <HandKeyOn ownerKey={saved.ownerKey} />
    </Section>
  );
}

/** The key for another device of the same player, as a code that no camera's own app opens (PREF-5). */
function HandKeyOn({ ownerKey }: { readonly ownerKey: string | null }) {
  if (ownerKey === null) return null;
  return (
    <details>
      <summary>Take the owner key to another device</summary>
      <p class="hint">
        On the other device open {location.host}, choose “I have the owner key”, and scan this.
        Whoever photographs it has the key too.
      </p>
      <QrCode text={ownerKeyCode(ownerKey)} label="QR code of the owner key" />
    </details>
  );
}

interface RelayFieldsProps {
  readonly form: RelayForm;
  readonly wrong: { readonly field: keyof RelayForm; readonly text: string } | null;
  readonly onAddress: (address: string) => void;
  readonly onOwnerKey: (ownerKey: string) => void;
}

function RelayFields({ form, wrong, onAddress, onOwnerKey }: RelayFieldsProps) {
  return (
    <>
      <Field
        label="Address"
        value={form.address}
        onInput={onAddress}
        placeholder={location.origin}
        error={wrong?.field === 'address' ? wrong.text : null}
        hint="Empty: the relay of this site. This site may talk to no other; to use another relay, open the site that it serves."
      />
      <Field
        label="Owner key"
        type="password"
        value={form.ownerKey}
        onInput={onOwnerKey}
        error={wrong?.field === 'ownerKey' ? wrong.text : null}
        hint="Only for making games on a private relay; joining one needs none. It stays on this device, and goes to this relay alone."
      />
    </>
  );
}
