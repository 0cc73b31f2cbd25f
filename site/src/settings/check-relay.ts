import type { Services } from '../services/services.ts';
import { type Finding, describeVerdict, makeNoAnswerFinding } from '../relay/relay-sentences.ts';
import { askVerdict } from '../relay/ask.ts';
import { forgetRefusal } from '../relay/refused-keys.ts';

/** Asks the relay about a key and saves the key only if it can be used (PREF-3). */
export async function checkRelay(services: Services, ownerKey: string | null): Promise<Finding> {
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
