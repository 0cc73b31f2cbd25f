import { useCallback, useState } from 'preact/hooks';
import { useServices } from '../services/use-services.ts';
import type { Finding } from '../relay/relay-sentences.ts';
import { checkRelay } from './check-relay.ts';

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
