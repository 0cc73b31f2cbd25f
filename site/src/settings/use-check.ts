import { useCallback, useState } from 'preact/hooks';
import { useServices } from '../services/use-services.ts';
import { type Finding, describeVerdict, makeNoAnswerFinding } from '../relay/relay-sentences.ts';
import type { Services } from '../services/services.ts';
import { askVerdict } from '../relay/ask.ts';
import { forgetRefusal } from '../relay/refused-keys.ts';

interface RelayCheck {
  readonly isAsking: boolean;
  /** The result of the last check; null if there is none, or after a change to its subject. */
  readonly finding: Finding | null;
  readonly check: (ownerKey: string | null) => Promise<Finding>;
  readonly forget: () => void;
}

/** Runs one check of a relay at a time. */
export function useCheck(): RelayCheck {
  const services = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const [finding, setFinding] = useState<Finding | null>(null);
  const check = useCallback(
    async (ownerKey: string | null) => {
      setIsAsking(true);
      const found = await checkRelay(services, ownerKey);
      setFinding(found);
      setIsAsking(false);
      return found;
    },
    [services],
  );
  const forget = useCallback(() => setFinding(null), []);
  return { isAsking, finding, check, forget };
}

/** Asks the relay about a key and saves the key only if it can be used (PREF-3). */
async function checkRelay(services: Services, ownerKey: string | null): Promise<Finding> {
  const answer = await askVerdict(ownerKey);
  if (answer.kind !== 'answer') return makeNoAnswerFinding(answer, location.origin);
  const { ownerKey: verdict } = answer.value;
  if (ownerKey !== null && verdict === 'valid') forgetRefusal(ownerKey);
  const finding = describeVerdict(answer.value, location.origin);
  // A key that the relay does not need is not saved.
  const kept = verdict === 'not-needed' ? null : ownerKey;
  if (finding.canBeSaved) await services.change({ ownerKey: kept });
  return finding;
}
