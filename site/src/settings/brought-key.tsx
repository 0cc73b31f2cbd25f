import { useEffect } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import type { Finding } from '../relay/relay-sentences.ts';
import { Notice } from '../components/notice.tsx';
import { FindingNotice } from './finding-notice.tsx';
import { useCheck } from './use-check.ts';
import { pageWords, words } from '../messages/words.ts';
import { RichText } from '../components/rich-text.tsx';

/** An owner key from a link: nothing happens with it before the player agrees (PREF-5). */
export function BroughtKey() {
  const { broughtKey } = useServices();
  const brought = useSignal(broughtKey);
  const { isAsking, finding, check, forget } = useCheck();
  // The outcome of another key does not apply to this one.
  useEffect(() => {
    if (brought !== null) forget();
  }, [brought, forget]);
  if (brought === null) return finding === null ? null : <Outcome finding={finding} />;
  const refuse = () => {
    forget();
    broughtKey.set(null);
  };
  const { key } = brought;
  if (key === null) return <NoKey onClose={refuse} />;
  const use = async () => {
    const { canBeSaved, isKeyWrong } = await check(key);
    if (canBeSaved || isKeyWrong) broughtKey.set(null);
  };
  const say = pageWords().settings.brought;
  return (
    <section class="card form brought" aria-labelledby="brought-title">
      <h2 id="brought-title">{say.title}</h2>
      <p>
        <RichText parts={say.about(location.host)} />
      </p>
      {finding === null ? null : <FindingNotice finding={finding} />}
      <div class="actions">
        <button
          class="button primary"
          type="button"
          aria-disabled={isAsking}
          onClick={() => {
            if (!isAsking) void use();
          }}
        >
          {isAsking ? words().parts.checking : finding === null ? say.use : words().parts.tryAgain}
        </button>
        <button class="button quiet" type="button" onClick={refuse}>
          {say.forget}
        </button>
      </div>
    </section>
  );
}

/** The outcome for the key, which is either saved by now or useless. */
function Outcome({ finding }: { readonly finding: Finding }) {
  if (!finding.isKeyWrong) return <FindingNotice finding={finding} />;
  return (
    <Notice tone="bad" isNews>
      {pageWords().settings.brought.wrong(finding.text)}
    </Notice>
  );
}

/** Says that the link has no key: it was cut when copied, or the key was left out. */
function NoKey({ onClose }: { readonly onClose: () => void }) {
  return (
    <section class="card form brought" aria-labelledby="brought-title">
      <h2 id="brought-title">{pageWords().settings.brought.none}</h2>
      <p>{pageWords().settings.brought.noneAbout}</p>
      <div class="actions">
        <button class="button" type="button" onClick={onClose}>
          {words().parts.close}
        </button>
      </div>
    </section>
  );
}
