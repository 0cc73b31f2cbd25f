import type { LeagueClient } from './league-client.ts';

const PLAYERS = 30;

/** A club that was installed, with a division whose matches are open. */
export interface Club {
  readonly key: string;
  readonly division: string;
  /** Those that nobody has reported yet. */
  readonly matches: string[];
  /** How many matches were reported by both sides, and acknowledged. */
  played: number;
}

/** What a club is installed with. */
export const SET_UP = {
  club: { name: 'Fault Injection', slug: 'fault-injection', timezone: 'UTC' },
  administrator: { name: 'Kim' },
};

interface Resource {
  readonly id: string;
}

/** Installs a club with one division in which everybody plays everybody. */
export async function makeClub(
  clientFor: (key: string) => LeagueClient,
  secret: string,
): Promise<Club> {
  const setUp = await clientFor(secret).must<{ administrator_key: { key: string } }>(
    'POST',
    '/setup',
    SET_UP,
  );
  const { key } = setUp.administrator_key;
  const admin = clientFor(key);
  const season = await admin.must<Resource>('POST', '/v1/seasons', {
    name: 'S',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
  });
  await admin.must('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  const { id } = await admin.must<Resource>('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'C',
    discipline: 'singles',
  });
  await admin.must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  const division = await admin.must<Resource>('POST', `/v1/competitions/${id}/divisions`, {
    name: 'D',
  });
  for (let index = 0; index < PLAYERS; index++) {
    const member = await admin.must<Resource>('POST', '/v1/members', {
      display_name: `P ${index}`,
    });
    await admin.must('POST', `/v1/competitions/${id}/entries`, {
      member_ids: [member.id],
      division_id: division.id,
    });
  }
  const { matches } = await admin.must<{ matches: readonly Resource[] }>(
    'POST',
    `/v1/divisions/${division.id}/fixtures`,
  );
  return { key, division: division.id, matches: matches.map((match) => match.id), played: 0 };
}
