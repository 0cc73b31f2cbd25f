import type { People } from './people.ts';
import { readId, type RecordedJson, list, type Recorder, toText } from './recorder.ts';

interface ExampleMatch {
  readonly season: string;
  /** The ids of the singles, its upper division, and Ann's entry there. */
  readonly id: string;
  readonly division: string;
  readonly entry: string;
}

const WON = {
  outcome: 'completed',
  score: { sets: [{ games: [6, 4] }, { games: [7, 6], tiebreak: [7, 4] }] },
  played_on: '2026-04-01',
};
const OTHERWISE = {
  ...WON,
  score: { sets: [{ games: [6, 4] }, { games: [6, 7] }, { games: [6, 2] }] },
};

/** Ann and Bo arrange and dispute their match, the coach settles it, and the rest is played. */
export async function playMatches(
  at: Recorder,
  people: People,
  scene: ExampleMatch,
): Promise<void> {
  const { ann, bo, ids } = people;
  await at.ask('listMatches', { query: `?division=${scene.division}&limit=2` });
  const match = await matchOf(at, scene, people);
  const path = [readId(match)];
  await at.ask('getMyPlacements', { token: ann });
  await at.ask('listMyMatches', { token: ann });
  await at.ask('listMyContacts', { token: ann });
  await at.ask('listMemberMatches', { path: [ids[0] ?? ''] });
  await at.ask('listMemberContacts', { path: [ids[0] ?? ''] });
  const body = { state: 'arranged', arranged_on: '2026-04-03' };
  await at.ask('recordMatchPlan', { token: ann, path, body });
  await at.ask('listMyMatchPlans', { token: ann });
  await at.ask('reportResult', { token: ann, path, body: WON });
  await at.ask('reportResult', { token: bo, path, body: OTHERWISE });
  await at.ask('getMatch', { path });
  await at.ask('getDisputeHistory');
  await settleMatch(at, path);
  await lookAtProgress(at, scene);
  await reportTheRest(at, scene);
}

/** Finds the match between Ann and Bo. */
async function matchOf(
  at: Recorder,
  { division }: ExampleMatch,
  { ids }: People,
): Promise<RecordedJson> {
  const matches = list((await at.ask('listMatches', { query: `?division=${division}` }))['data']);
  const found = matches.find((one) =>
    list(one['sides']).every((side) => ids.slice(0, 2).includes(readId(list(side['members'])[0]))),
  );
  if (!found) throw new Error('Ann and Bo have no match');
  return found;
}

async function settleMatch(at: Recorder, path: readonly string[]): Promise<void> {
  const body = { ...WON, reason: 'conflicting_entries' };
  const { version } = await at.ask('previewSettlement', { path, body });
  await at.ask('settleMatch', { path, body: { ...body, expected_version: toText(version) } });
}

async function lookAtProgress(at: Recorder, scene: ExampleMatch): Promise<void> {
  await at.ask('getDivisionStandings', { path: [scene.division] });
  await at.ask('getDivisionOutlook', { path: [scene.division] });
  await at.ask('getCompetitionOutlook', { path: [scene.id] });
  await at.ask('getCompetitionStandings', { path: [scene.id] });
  await at.ask('getSeasonStandings', { path: [scene.season], query: '?expand=matches' });
  await at.ask('previewRules', { path: [scene.id], body: { points: { setWon: 1 } } });
  await at.ask('getEntryProgress', { path: [scene.entry] });
  await at.ask('getCompetitionProgress', { path: [scene.id] });
  await at.ask('getSeasonProgress', { path: [scene.season] });
  await at.ask('getChaseList', { query: '?within_days=365' });
}

/** Side 0 wins all open matches. */
async function reportTheRest(at: Recorder, { id }: ExampleMatch): Promise<void> {
  const open = await at.ask('listMatches', { query: `?competition=${id}&status=open&limit=200` });
  for (const match of list(open['data'])) {
    const path = [readId(match)];
    for (const side of [0, 1]) await at.ask('reportResult', { path, body: { ...WON, side } });
  }
}
