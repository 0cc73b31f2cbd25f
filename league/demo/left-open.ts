import type { Client } from './client.ts';
import type { MatchHandler } from './season.ts';
import type { Resource, NamedResource } from './types.ts';

/** How the matches of one player stand in a season that is under way, one after another. */
const SINGLES = ['agreed', 'differs', 'reported', 'arranged'] as const;
const DOUBLES = ['agreed', 'open', 'open'] as const;

/** Leaves a player something of everything that a player does. */
export function leaveOpenFor(name: string): MatchHandler {
  const next = { singles: [...SINGLES], doubles: [...DOUBLES] };
  return async ({ match, discipline, speakers, said }) => {
    const own = match.sides.find(({ label }) => label.includes(name))?.side;
    if (own === undefined) return false;
    const state = next[discipline].shift() ?? 'agreed';
    if (state === 'agreed') return false;
    const [mine, theirs] = own === 0 ? speakers : [speakers[1], speakers[0]];
    const claims = `/v1/matches/${match.id}/claims`;
    if (state === 'differs') {
      await mine.session.call('POST', claims, said);
      await theirs.session.call('POST', claims, { outcome: 'walkover', retired_side: own });
    } else if (state === 'reported') {
      await theirs.session.call('POST', claims, said);
    } else if (state === 'arranged') {
      const arranged_on = Temporal.Now.plainDateISO().subtract({ days: 1 }).toString();
      const plan = { state: 'arranged', arranged_on };
      await mine.session.call('PUT', `/v1/matches/${match.id}/plan`, plan);
    }
    return true;
  };
}

const APPLICANTS = [
  { first_name: 'Aurelia', surname: 'Ash', wants_to_play: 'singles_mixed', self_level: 3 },
  { first_name: 'Jürgen', surname: 'Groß', wants_to_play: 'doubles', self_level: 5 },
];

/** What waits for a coach: who asks to join, and the draft of the next season. */
export async function leaveForCoach(admin: Client, singles: NamedResource): Promise<void> {
  for (const applicant of APPLICANTS) {
    await admin.call('POST', '/v1/join-requests', {
      ...applicant,
      email: `${applicant.first_name.toLowerCase().replace('ü', 'ue')}@example.org`,
      phone: '+44 20 7946 0018',
      gender: 'female',
      privacy_notice: '2026-01',
    });
  }
  const start = Temporal.Now.plainDateISO().add({ months: 1, days: 1 });
  const season = await admin.call<Resource>('POST', '/v1/seasons', {
    name: 'Next season',
    starts_on: start.toString(),
    ends_on: start.add({ months: 4 }).toString(),
  });
  const draft = await admin.call<Resource>('POST', '/v1/competitions', {
    season_id: season.id,
    name: singles.name,
    discipline: 'singles',
    previous_competition_id: singles.id,
  });
  await admin.call('POST', `/v1/competitions/${draft.id}/placements`);
}
