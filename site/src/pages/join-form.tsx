import { useState } from 'preact/hooks';
import { Field } from '../components/field.tsx';
import { Scan } from '../scan/scan.tsx';
import { receiveText } from '../services/receive.ts';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { words } from '../messages/words.ts';

/** Takes an invite that is pasted or scanned, but never opened as an address (HAND-1). */
export function JoinForm({ label }: { readonly label: string }) {
  const services = useServices();
  const wrong = useSignal(services.wrongLink);
  const [link, setLink] = useState('');
  const say = words().home.joining;
  return (
    <form
      class="form join-form"
      onSubmit={(event) => {
        event.preventDefault();
        void receiveText(services, link);
      }}
    >
      <Field
        label={label}
        value={link}
        onInput={(value) => {
          setLink(value);
          services.wrongLink.set(null);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text') ?? '';
          if (!/[\r\n]/.test(pasted)) return;
          // A one-line field would join the link with the text after it.
          event.preventDefault();
          setLink(pasted.replaceAll(/\s+/g, ' '));
          services.wrongLink.set(null);
        }}
        placeholder="https://…/#join=…"
        error={wrong === null ? null : say.wrong[wrong]}
        isRequired
      />
      <div class="actions">
        <button class="button primary" type="submit" disabled={link.trim() === ''}>
          {say.submit}
        </button>
        <Scan
          label={words().parts.scan}
          what={say.scanWhat}
          onRead={(text) => void receiveText(services, text)}
        />
      </div>
    </form>
  );
}
