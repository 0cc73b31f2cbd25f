import { installClub } from '../install-club.ts';
import { Client } from '../../demo/client.ts';
import type { Resource, Match } from '../../demo/types.ts';

const MEMBERS = 300;
const BOX = 7;
/** This many boxes of singles have a match that its sides disagree on. */
const DISPUTES = 12;
const WON = { outcome: 'completed', score: { sets: [{ games: [6, 4] }, { games: [6, 4] }] } };
const WON_OTHERWISE = {
  outcome: 'completed',
  score: { sets: [{ games: [6, 3] }, { games: [6, 4] }] },
};

/** A club of 300 in the middle of a season. */
export interface CallsClub {
  readonly admin: Client;
  /** The key that it has. */
  readonly adminKey: string;
  /** The session of a player who has a singles and a doubles entry. */
  readonly session: string;
  /** What a command of the service's own runs with. */
  readonly environment: Readonly<Record<string, string>>;
  readonly seasonId: string;
  /** The competition of singles. */
  readonly singlesId: string;
}

export async function loadCallsClub(
  base: string,
  environment: Readonly<Record<string, string>>,
): Promise<CallsClub> {
  const key = await installClub(base, 'Calls');
  const admin = new Client(base, key);
  const members: string[] = [];
  for (let index = 0; index < MEMBERS; index++) {
    const fields = { display_name: `Member ${index}`, email: `member.${index}@example.org` };
    members.push((await admin.call<Resource>('POST', '/v1/members', fields)).id);
  }
  const season = await admin.call<Resource>('POST', '/v1/seasons', {
    name: 'This season',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
    results_deadline: '2099-12-31',
  });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  const pairs = members.flatMap((id, at) => (at % 2 === 0 ? [[id, members[at + 1] ?? '']] : []));
  const singlesId = await compete(
    admin,
    season.id,
    'singles',
    members.map((id) => [id]),
  );
  await compete(admin, season.id, 'doubles', pairs);
  const [player = ''] = members;
  const link = await admin.call<{ token: string }>('POST', `/v1/members/${player}/login-link`);
  const session = await admin.as(link.token).call<{ token: string }>('POST', '/v1/session');
  return {
    admin,
    adminKey: key,
    session: session.token,
    environment,
    seasonId: season.id,
    singlesId,
  };
}

/**
 * Boxes of seven, half of their matches played; in each one match waits for the first entry.
 * @returns the competition
 */
async function compete(
  admin: Client,
  season: string,
  discipline: 'singles' | 'doubles',
  pairs: readonly (readonly string[])[],
): Promise<string> {
  const body = { season_id: season, name: discipline, discipline };
  const { id } = await admin.call<Resource>('POST', '/v1/competitions', body);
  const path = `/v1/competitions/${id}`;
  const names = Array.from({ length: Math.ceil(pairs.length / BOX) }, (_, at) => `Box ${at + 1}`);
  const boxes = await admin.call<{ data: Resource[] }>('POST', `${path}/divisions/batch`, {
    items: names.map((name) => ({ name })),
  });
  const items = pairs.map((member_ids, at) => ({
    member_ids,
    division_id: boxes.data[Math.floor(at / BOX)]?.id,
  }));
  await admin.call('POST', `${path}/entries/batch`, { items });
  await admin.call('POST', `${path}/fixtures`);
  await admin.call('PATCH', path, { state: 'active' });
  for (const [at, box] of boxes.data.entries()) {
    const { data } = await admin.call<{ data: Match[] }>(
      'GET',
      `/v1/matches?limit=200&division=${box.id}`,
    );
    const [first] = data[0]?.sides ?? [];
    const open = data.filter((_, index) => index % 2 === 1);
    for (const { id: played } of data.filter((_, index) => index % 2 === 0)) {
      await admin.call('POST', `/v1/matches/${played}/settlement`, WON);
    }
    const reported = open.find(({ sides }) =>
      sides.some((side) => side.entry_id === first?.entry_id),
    );
    const other = reported?.sides.findIndex((side) => side.entry_id !== first?.entry_id);
    if (!reported) continue;
    await admin.call('POST', `/v1/matches/${reported.id}/claims`, { ...WON, side: other });
    if (discipline === 'singles' && at < DISPUTES) await dispute(admin, open, reported.id);
  }
  return id;
}

async function dispute(admin: Client, open: readonly Match[], reported: string): Promise<void> {
  const id = open.find((one) => one.id !== reported)?.id;
  if (id === undefined) return;
  await admin.call('POST', `/v1/matches/${id}/claims`, { ...WON, side: 0 });
  await admin.call('POST', `/v1/matches/${id}/claims`, { ...WON_OTHERWISE, side: 1 });
}
