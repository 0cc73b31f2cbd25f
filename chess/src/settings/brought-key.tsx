import { useCell } from '../app/use-cell.ts';
import { useServices } from '../app/use-services.ts';
import { FindingNotice } from './finding-notice.tsx';
import { useCheck } from './use-check.ts';

/** An owner key that a link brought: nothing is done with it before the player agrees (PREF-5). */
export function BroughtKey() {
  const { broughtKey } = useServices();
  const key = useCell(broughtKey);
  const { isAsking, finding, check, forget } = useCheck();
  const use = async (ownerKey: string) => {
    const { canBeSaved } = await check({ address: null, ownerKey });
    if (canBeSaved) broughtKey.set(null);
  };
  const refuse = () => {
    forget();
    broughtKey.set(null);
  };
  if (key === null) return finding === null ? null : <FindingNotice finding={finding} />;
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
            if (!isAsking) void use(key);
          }}
        >
          {isAsking ? 'Checking …' : 'Use this key'}
        </button>
        <button class="button quiet" type="button" onClick={refuse}>
          No, forget it
        </button>
      </div>
    </section>
  );
}
