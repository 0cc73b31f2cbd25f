import { type Json, list, expectText } from 'test-kit/club-calls';
import type { Clubhouse } from '../clubhouse.ts';
import type { Visitor } from '../visitor.ts';
import type { CrowdClub } from './club.ts';
import { type Journal, findLastValues, findOverwritten } from './journal.ts';

/**
 * Checks that everything acknowledged is there, or was changed by somebody who had seen it.
 * @param coach reads the final pages
 * @returns the faults found
 */
export async function judge(
  clubhouse: Clubhouse,
  coach: Visitor,
  scene: CrowdClub,
  { done, refused, faults }: Journal,
): Promise<string[]> {
  const { league } = clubhouse;
  const wrong = [
    ...faults,
    ...findOverwritten(done.filter(({ what }) => !what.startsWith('report '))),
  ];
  const draft = await readBoxes(league, scene.draft);
  for (const [what, to] of findLastValues(done)) {
    const [kind = '', id = '', field = ''] = what.split(' ');
    const now = await (NOW[kind]?.({ clubhouse, coach, draft, id, field, to }) ?? to);
    if (now !== to) wrong.push(`${what}: acknowledged ${to}, is ${now}`);
  }
  wrong.push(...(await findLostReports(league, done)));
  // A refusal must name the earlier author or give a reason.
  for (const { what, who, said } of refused) {
    if (said === '') wrong.push(`${what}: ${who} was refused without a word`);
  }
  return wrong;
}

interface OracleCheck {
  readonly clubhouse: Clubhouse;
  readonly coach: Visitor;
  readonly draft: ReadonlyMap<string, string>;
  readonly id: string;
  readonly field: string;
  /** The last acknowledged value. */
  readonly to: string;
}

/** The current value of each kind of thing; `findLostReports` covers reports. */
const NOW: Readonly<Record<string, (asked: OracleCheck) => Promise<string> | string>> = {
  draft: ({ draft, id }) => draft.get(id) ?? 'out',
  member: async ({ clubhouse: { league }, id, field }) =>
    expectText((await league.must('GET', `/v1/members/${id}`))[field]),
  club: async ({ clubhouse: { league } }) =>
    expectText(Object((await league.must('GET', '/v1/club'))['branding'])['contact_email']),
  season: async ({ clubhouse: { league }, id }) =>
    expectText((await league.must('GET', `/v1/seasons/${id}`))['name']),
  match: async ({ coach, id, to }) =>
    wantedOrExcerpt((await coach.get(`/coach/matches/${id}`)).text, to),
};

/** Each member's box. */
async function readBoxes(
  { must }: Clubhouse['league'],
  draft: string,
): Promise<Map<string, string>> {
  const plan = await must('GET', `/v1/competitions/${draft}/placements`);
  return new Map(
    list(plan['entries']).map((entry) => [
      expectText(list(entry['members'])[0]?.['id']),
      typeof entry['division_id'] === 'string' ? entry['division_id'] : 'none',
    ]),
  );
}

/** The page of a settled match shows the settlement as it was read before. */
function wantedOrExcerpt(html: string, wanted: string): string {
  const plain = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return plain.includes(wanted.replace(/\.$/, '')) ? wanted : plain.slice(0, 300);
}

/** Each report is among its side's reports, and the last one counts. */
async function findLostReports(
  { must }: Clubhouse['league'],
  done: Journal['done'],
): Promise<string[]> {
  const wrong: string[] = [];
  const reports = done.filter(({ what }) => what.startsWith('report '));
  for (const [what, deeds] of Map.groupBy(reports, (deed) => deed.what)) {
    const [, id = '', side = ''] = what.split(' ');
    const match = await must('GET', `/v1/matches/${id}`);
    const claims = list(match['claims'])
      .filter((claim) => JSON.stringify(claim['side']) === side)
      .map((claim) => formatScore(claim, side));
    for (const { to } of deeds) {
      if (!claims.includes(to))
        wrong.push(`${what}: ${to} was acknowledged, and is not in ${claims.join(', ')}`);
    }
    if (claims.at(-1) !== deeds.at(-1)?.to) {
      wrong.push(`${what}: the last is ${claims.at(-1)}, and ${deeds.at(-1)?.to} was said last`);
    }
  }
  return wrong;
}

/** As the side types it, with its own games first. */
function formatScore(claim: Json, side: string): string {
  const sets = list(Object(claim['score'])['sets']).map((set) => {
    const games = Array.isArray(set['games']) ? set['games'].map(String) : [];
    return (side === '0' ? games : games.toReversed()).join('-');
  });
  return sets.join(' ');
}
