import type { SecretFault } from '../../set-up/set-up.ts';
import { type Answer, page, redirect, type Visit } from '../../web/visit.ts';
import { SecretView } from './secret-view.tsx';

/** Moves the secret from the URL to a sealed cookie, so that no history or link keeps it. */
export async function takeSecret(visit: Visit, given: string | null): Promise<Answer> {
  const secret = (given ?? '').trim();
  // Only text that fits in a header is sent to the league.
  if (!/^[!-~]{16,1024}$/.test(secret)) return secretPage(visit, 'secret');
  const fault = await visit.services.setUp.check(secret, visit.client);
  return fault === null ? redirect('/install', { installation: secret }) : secretPage(visit, fault);
}

export function secretPage(visit: Visit, fault: SecretFault | null): Answer {
  return page(visit.words.install.title, <SecretView visit={visit} fault={fault} />, {
    status: fault === null ? 200 : STATUS[fault],
  });
}

const STATUS = { secret: 422, closed: 409, busy: 429, away: 503 };
