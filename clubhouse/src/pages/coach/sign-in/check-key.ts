import { LeagueFailure } from '../../../api/answer.ts';
import { COACH_SCOPES } from '../../../api/coach-keys.ts';
import type { CoachSession } from '../../../web/cookies.ts';
import type { Visit } from '../../../web/visit.ts';

/** The format of a key; anything else is not worth a call to the league. */
const KEY = /^dl_[0-9A-Za-z]{38}$/;

interface Fault {
  readonly fault: string;
  readonly status: number;
}

/** Asks the league for a key's permissions and explains any problem (COACH-2). */
export async function checkKey(
  visit: Visit,
  key: string,
): Promise<{ readonly coach: CoachSession } | Fault> {
  const { faults } = visit.words.coach;
  if (key === '') return { fault: faults.empty, status: 422 };
  if (!KEY.test(key)) return { fault: faults.shape, status: 422 };
  try {
    const [asked, ownId] = await Promise.all([
      visit.leagueAs(key).getMe(),
      visit.services.website.idOfKey(visit.website, visit.now),
    ]);
    if (asked.kind === 'refusal') {
      if (asked.status === 401) return { fault: faults.unknown, status: 422 };
      throw new LeagueFailure(asked);
    }
    const { credential } = asked.data;
    if (credential.type !== 'api_key') return { fault: faults.busy, status: 503 };
    // The feed would name the website as the author of everything.
    if (ownId === credential.id) return { fault: faults.website, status: 422 };
    const lacking = COACH_SCOPES.filter((scope) => !credential.scopes.includes(scope));
    if (lacking.length > 0) return { fault: faults.lacks(lacking.join(', ')), status: 422 };
    return { coach: { key, name: credential.name, expiresAt: credential.expires_at } };
  } catch (error) {
    if (error instanceof LeagueFailure) return { fault: faults.busy, status: 503 };
    throw error;
  }
}
