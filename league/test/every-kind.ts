import { addMembers, readId, type InstalledClub, list, playDivision, text, wonBy } from './club.ts';
import { expectStatus } from './harness.ts';

/** Every name and personal value in the scene contains this. */
export const MARK = 'zqx';

const PERSONAL = {
  full_name: `${MARK} full`,
  email: `${MARK}@example.org`,
  phone: `${MARK} 123`,
  date_of_birth: '1987-06-05',
  gender: 'female',
  age_group: '35_44',
  notes: `${MARK} note`,
};

/** Personal values that no event may contain: marked ones, and those from a list. */
export const PERSONAL_VALUES = [
  MARK,
  '1987-06-05',
  '"female"',
  '35_44',
  '"doubles_mixed"',
  '"left"',
];

const APPLICATION = {
  first_name: `${MARK}first`,
  surname: `${MARK}last`,
  email: `${MARK}2@example.org`,
  phone: `${MARK} 456`,
  gender: 'female',
  age_group: '35_44',
  privacy_notice: 'p1',
};

/** Records an event of every kind: a club's whole life in short. */
export async function liveAllOfIt(club: InstalledClub): Promise<void> {
  const doubles = await playDivision(club, { discipline: 'doubles', players: 4 });
  const others = await addMembers(club, 2);
  for (const [index, id] of [...doubles.members, ...others].entries()) {
    await club.must('PATCH', `/v1/members/${id}`, { display_name: `${MARK}${index}` });
  }
  await manageClub(club);
  await manageMembers(club, others);
  await manageApplications(club);
  await manageSeasons(club, doubles);
  await decideTies(club, doubles);
  await manageEntries(club, doubles);
  await choosePartners(club, doubles);
  await playMatches(club, doubles);
  await pauseAndGo(club, doubles.members[7] ?? '', others);
}

async function manageClub(club: InstalledClub): Promise<void> {
  const key = await club.must('POST', '/v1/api-keys', { name: 'Bot', scopes: ['members:pii'] });
  await club.must('DELETE', `/v1/api-keys/${readId(key)}`);
  await club.must('PATCH', '/v1/club', { name: 'Lakeside' });
  await club.must('PATCH', '/v1/weather', { units: 'uk' });
  const place = { name: 'Courts', latitude: 1, longitude: 2 };
  const made = await club.must('POST', '/v1/weather/court-locations', place);
  await club.must('PATCH', `/v1/weather/court-locations/${readId(made)}`, { name: 'Hall' });
  await club.must('DELETE', `/v1/weather/court-locations/${readId(made)}`);
}

async function manageMembers(club: InstalledClub, [one = '']: readonly string[]): Promise<void> {
  const path = `/v1/members/${one}`;
  await club.must('PATCH', path, { ...PERSONAL, level: 3, status: 'paused' });
  await club.must('PATCH', path, { status: 'left' });
  await club.must('PATCH', path, { status: 'active' });
  await club.must('POST', `${path}/invitation`, { outcome: 'failed', email: PERSONAL.email });
  await club.must('PUT', `${path}/wants-to-play`, { wants_to_play: 'doubles_mixed' });
  const session = await club.signIn(one);
  expectStatus(await club.call('DELETE', '/v1/session', { token: session }), 204);
  await club.signIn(one);
  await club.must('POST', `${path}/sign-out`);
}

async function manageApplications(club: InstalledClub): Promise<void> {
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) {
    const email = `${MARK}${index}@example.net`;
    ids.push(readId(await club.must('POST', '/v1/join-requests', { ...APPLICATION, email })));
  }
  await club.must('POST', `/v1/join-requests/${ids[0]}/approve`);
  await club.must('DELETE', `/v1/join-requests/${ids[1]}`);
}

async function manageSeasons(club: InstalledClub, doubles: { competition: string }): Promise<void> {
  const season = await club.must('POST', '/v1/seasons', { name: 'Winter' });
  const path = `/v1/seasons/${readId(season)}`;
  await club.must('PATCH', path, { name: 'Next', starts_on: '2026-10-01', ends_on: '2027-03-31' });
  const competition = await club.must('POST', '/v1/competitions', {
    season_id: readId(season),
    name: 'Doubles',
    discipline: 'doubles',
    previous_competition_id: doubles.competition,
  });
  const draft = `/v1/competitions/${readId(competition)}`;
  await club.must('PATCH', draft, { name: 'Pairs' });
  await club.must('POST', `${draft}/placements`);
  await club.must('DELETE', draft);
  await club.must('DELETE', path);
}

async function decideTies(
  club: InstalledClub,
  { division, entries }: { division: string; entries: readonly string[] },
): Promise<void> {
  const path = `/v1/divisions/${division}/tie-decisions`;
  const made = await club.must('POST', path, { order: entries, by: 'lot' });
  expectStatus(
    await club.call('DELETE', `/v1/tie-decisions/${readId(made)}`, { token: club.admin }),
    204,
  );
}

async function manageEntries(
  club: InstalledClub,
  { competition, entries }: { competition: string; entries: readonly string[] },
): Promise<void> {
  const division = await club.must('POST', `/v1/competitions/${competition}/divisions`, {
    name: 'Two',
  });
  await club.must('PATCH', `/v1/divisions/${readId(division)}`, { name: 'Second' });
  await club.must('DELETE', `/v1/divisions/${readId(division)}`);
  const path = `/v1/entries/${entries[3]}`;
  await club.must('PATCH', path, { name: `${MARK} team` });
  await club.must('POST', `${path}/withdrawal`);
  await club.must('DELETE', `${path}/withdrawal`);
  await club.must('POST', `${path}/opt-out`);
  await club.must('DELETE', `${path}/opt-out`);
}

async function choosePartners(
  club: InstalledClub,
  { competition, members }: { competition: string; members: readonly string[] },
): Promise<void> {
  const path = `/v1/competitions/${competition}/partner-choices`;
  const name = (from: number, to: number) =>
    club.must('PUT', `${path}/${members[from]}`, {
      choice: 'new_partner',
      partner_id: members[to],
    });
  await name(0, 2);
  await name(2, 0);
  await club.must('POST', `${path}/${members[2]}/decline`, { from_member_id: members[0] });
}

async function playMatches(
  club: InstalledClub,
  { matches, entries }: Awaited<ReturnType<typeof playDivision>>,
): Promise<void> {
  const [first, second] = matches
    .filter(({ sides }) => list(sides).every((side) => text(side['entry_id']) !== entries[3]))
    .map(readId);
  const claim = (match: string | undefined, side: 0 | 1, winner: 0 | 1) =>
    club.must('POST', `/v1/matches/${match}/claims`, {
      ...wonBy(winner),
      side,
      raw_input: `${MARK} won`,
    });
  await claim(first, 0, 0);
  await claim(first, 1, 1);
  await claim(first, 1, 0);
  await club.must('POST', `/v1/matches/${second}/settlement`, {
    ...wonBy(0),
    reason: 'no_response',
    raw_input: `${MARK} told me`,
  });
  await club.must('DELETE', `/v1/entries/${entries[3]}`);
}

async function pauseAndGo(
  club: InstalledClub,
  player: string,
  [one = '', two = '']: readonly string[],
): Promise<void> {
  const path = `/v1/members/${player}`;
  await club.must('POST', `${path}/pause`);
  await club.must('DELETE', `${path}/pause`);
  await club.must('POST', `${path}/leave`);
  await club.must('DELETE', `${path}/leave`);
  await club.must('DELETE', `/v1/members/${two}`);
  await club.must('POST', `/v1/members/${one}/erase`);
}
