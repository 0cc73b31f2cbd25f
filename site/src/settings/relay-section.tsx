import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { readOwnerKey } from '../preferences/core/settings.ts';
import { Field } from '../components/field.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { writeOwnerKeyCode } from '../routing/core/arrival.ts';
import { FindingNotice } from './finding-notice.tsx';
import { Section } from './section.tsx';
import { useCheck } from './use-check.ts';
import { pageWords, words } from '../messages/words.ts';

/** The key that makes games on a private relay (PREF-3). */
export function RelaySection() {
  const { ownerKey: saved } = useSignal(useServices().settings);
  /** The typed key; null while the form shows the saved one. */
  const [edited, setEdited] = useState<string | null>(null);
  const { isAsking, finding, check, forget } = useCheck();
  const typed = edited ?? saved ?? '';
  const ownerKey = readOwnerKey(typed);
  const isWrong = ownerKey === null && typed.trim() !== '';
  const submit = async () => {
    const { canBeSaved } = await check(ownerKey);
    // The player may have typed on while the relay was asked.
    if (canBeSaved) setEdited((now) => (now === edited ? null : now));
  };
  const say = pageWords().settings.relay;
  return (
    <Section title={say.title}>
      <p class="soft">{say.about}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isAsking && !isWrong) void submit();
        }}
      >
        <Field
          label={words().relay.key.label}
          type="password"
          value={typed}
          onInput={(key) => {
            setEdited(key);
            forget();
          }}
          error={isWrong ? say.keyWrong : null}
          hint={say.keyHint}
        />
        {finding === null ? null : <FindingNotice finding={finding} />}
        <button class="button" type="submit" aria-disabled={isAsking}>
          {isAsking ? words().parts.checking : say.check}
        </button>
      </form>
      <HandKeyOn ownerKey={saved} />
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
      <QrCode text={writeOwnerKeyCode(ownerKey)} label={pageWords().settings.relay.keyCode} />
    </details>
  );
}
