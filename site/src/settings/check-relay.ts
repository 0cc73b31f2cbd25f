import type { Services } from '../services/services.ts';
import { keptChoice } from '../relay/core/relay-form.ts';
import { type Finding, findingOf, noAnswerFinding } from '../relay/relay-sentences.ts';
import type { RelayChoice } from '../preferences/core/settings.ts';
import { askVerdict } from '../relay/ask.ts';
import { forgetRefusal } from '../relay/refused-keys.ts';
import { addressOf } from '../relay/use-relay.ts';

/** Asks the relay to check a choice, and saves it only if it is usable (PREF-3). */
export async function checkRelay(services: Services, choice: RelayChoice): Promise<Finding> {
  const relay = addressOf(choice);
  const answer = await askVerdict(relay, choice.ownerKey);
  if (answer.kind !== 'answer') return noAnswerFinding(answer, relay);
  const { ownerKey } = choice;
  if (ownerKey !== null && answer.value.ownerKey === 'valid') forgetRefusal(relay, ownerKey);
  const finding = findingOf(answer.value, location.origin);
  if (finding.canBeSaved) await services.change({ relay: keptChoice(choice, answer.value) });
  return finding;
}
