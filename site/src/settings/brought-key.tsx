import { useEffect } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import type { Finding } from '../relay/core/relay-sentences.ts';
import { Notice } from '../parts/notice.tsx';
import { FindingNotice } from './finding-notice.tsx';
import { useCheck } from './use-check.ts';

/** An owner key that a link brought: nothing is done with it before the player agrees (PREF-5). */
export function BroughtKey() {
  const { broughtKey } = useServices();
  const brought = useSignal(broughtKey);
  const { isAsking, finding, check, forget } = useCheck();
  // The outcome of another key says nothing of this one.
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
    const { canBeSaved, isKeyWrong } = await check({ address: null, ownerKey: key });
    if (canBeSaved || isKeyWrong) broughtKey.set(null);
  };
  return (
    <section class="card form brought" aria-labelledby="brought-title">
      <h2 id="brought-title">This link brings an owner key for this relay. Use it?</h2>
      <p>
        Whoever has the owner key of <strong>{location.host}</strong> can make games on it. Use it
        if the relay is yours, or if its owner sent you the link.
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
          {isAsking ? 'Checking …' : finding === null ? 'Use this key' : 'Try again'}
        </button>
        <button class="button quiet" type="button" onClick={refuse}>
          No, forget it
        </button>
      </div>
    </section>
  );
}

/** What came of the key, which is kept by now or of no use. */
function Outcome({ finding }: { readonly finding: Finding }) {
  if (!finding.isKeyWrong) return <FindingNotice finding={finding} />;
  return (
    <Notice tone="bad" isNews>
      The link brought a wrong key. {finding.text} Ask who runs the relay for the right link, or
      type its owner key below.
    </Notice>
  );
}

/** The link was cut where it was copied, or its key left out. */
function NoKey({ onClose }: { readonly onClose: () => void }) {
  return (
    <section class="card form brought" aria-labelledby="brought-title">
      <h2 id="brought-title">This link brings no owner key</h2>
      <p>
        It should hold one after “#owner=”, of at most 256 characters. Copy the whole link again, as
        the relay printed it when it was started first, or type the owner key below.
      </p>
      <div class="actions">
        <button class="button" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
