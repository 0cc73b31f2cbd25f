import type { Clubhouse } from '../test/clubhouse.ts';
import { type Json, list, text } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';

/** A season under way with its draft of the next one, for two coaches and their players. */
export interface Scene {
  readonly players: readonly string[];
  readonly season: string;
  readonly competition: string;
  readonly draft: string;
  readonly matches: readonly SceneMatch[];
}

export interface SceneMatch {
  readonly id: string;
  /** Whose match it is, side 0 first. */
  readonly sides: readonly [string, string];
}

const IN_BOX = 8;

export async function makeScene({ league }: Clubhouse, players: number): Promise<Scene> {
  const { must } = league;
  const ids: string[] = [];
  for (let index = 1; index <= players; index++) {
    const made = await must('POST', '/v1/members', {
      display_name: `Player ${String(index).padStart(2, '0')}`,
      email: `player.${index}@example.org`,
    });
    ids.push(text(made['id']));
  }
  const season = await must('POST', '/v1/seasons', {
    name: 'Crowded',
    starts_on: dateAfter(-30),
    ends_on: dateAfter(40),
    results_deadline: dateAfter(40),
  });
  await must('PATCH', `/v1/seasons/${text(season['id'])}`, { state: 'active' });
  const fields = { season_id: season['id'], discipline: 'singles' };
  const made = await must('POST', '/v1/competitions', { ...fields, name: 'Crowded singles' });
  const path = `/v1/competitions/${text(made['id'])}`;
  const count = Math.ceil(players / IN_BOX);
  const items = Array.from({ length: count }, (_, index) => ({ name: `Box ${index + 1}` }));
  const boxes = list((await must('POST', `${path}/divisions/batch`, { items }))['data']);
  const entries = ids.map((id, index) => ({
    member_ids: [id],
    division_id: boxes[Math.floor(index / IN_BOX)]?.['id'],
  }));
  await must('POST', `${path}/entries/batch`, { items: entries });
  await must('PATCH', path, { state: 'active' });
  await must('POST', `${path}/fixtures`);
  const draft = await must('POST', '/v1/competitions', {
    ...fields,
    name: 'Next singles',
    previous_competition_id: made['id'],
  });
  await must('POST', `/v1/competitions/${text(draft['id'])}/placements`);
  return {
    players: ids,
    season: text(season['id']),
    competition: text(made['id']),
    draft: text(draft['id']),
    matches: await matchesOf(must, text(made['id'])),
  };
}

async function matchesOf(
  must: Clubhouse['league']['must'],
  competition: string,
): Promise<SceneMatch[]> {
  const found: Json[] = [];
  for (let after = ''; ;) {
    const page = await must('GET', `/v1/matches?competition=${competition}&limit=200${after}`);
    found.push(...list(page['data']));
    const cursor: unknown = page['next_cursor'];
    if (typeof cursor !== 'string') break;
    after = `&after=${cursor}`;
  }
  return found.map((match) => {
    const [one = '', other = ''] = list(match['sides']).map((side) =>
      text(list(side['members'])[0]?.['id']),
    );
    return { id: text(match['id']), sides: [one, other] };
  });
}
