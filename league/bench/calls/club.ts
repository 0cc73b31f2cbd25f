import { makeCaller, type Json, list, type LeagueCall, expectText } from 'test-kit/club-calls';
import { addMembers } from 'test-kit/club-members';
import { report, settle, type Side, makeWin } from 'test-kit/club-results';
import { beginCompetition, beginSeason, planBoxes } from 'test-kit/club-season';
import { installClub } from '../install-club.ts';
import { Client } from '../../demo/client.ts';

const MEMBERS = 300;
const BOX = 7;
/** This many boxes of singles have a disputed match. */
const DISPUTES = 12;
const WON = makeWin(0);
const WON_OTHERWISE = makeWin(0, [
  [6, 3],
  [6, 3],
]);

/** A club of 300 in the middle of a season. */
export interface CallsClub {
  readonly admin: Client;
  /** The key that it has. */
  readonly adminKey: string;
  /** The session of a player with a singles and a doubles entry. */
  readonly session: string;
  /** The environment of a command of the service. */
  readonly environment: Readonly<Record<string, string>>;
  readonly seasonId: string;
  /** The singles competition. */
  readonly singlesId: string;
}

export async function loadCallsClub(
  base: string,
  environment: Readonly<Record<string, string>>,
): Promise<CallsClub> {
  const key = await installClub(base, 'Calls');
  const admin = new Client(base, key);
  const must = makeCaller(base, key);
  const people = Array.from({ length: MEMBERS }, (_, index) => ({
    display_name: `Member ${index}`,
    email: `member.${index}@example.org`,
  }));
  const members = await addMembers(must, people);
  const seasonId = await beginSeason(must, {
    name: 'This season',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
    results_deadline: '2099-12-31',
  });
  const pairs = members.flatMap((id, at) => (at % 2 === 0 ? [[id, members[at + 1] ?? '']] : []));
  const singlesId = await playSeason(must, seasonId, 'singles', members);
  await playSeason(must, seasonId, 'doubles', pairs);
  const link = await must('POST', `/v1/members/${members[0] ?? ''}/login-link`);
  const session = await makeCaller(base, expectText(link['token']))('POST', '/v1/session');
  return {
    admin,
    adminKey: key,
    session: expectText(session['token']),
    environment,
    seasonId,
    singlesId,
  };
}

/**
 * Boxes of seven with half of their matches played; in each, one match waits for the first entry.
 * @returns the competition
 */
async function playSeason(
  must: LeagueCall,
  season_id: string,
  discipline: 'singles' | 'doubles',
  sides: readonly (string | readonly string[])[],
): Promise<string> {
  const fields = { season_id, name: discipline, discipline };
  const { id, boxes } = await beginCompetition(must, fields, planBoxes(sides, BOX));
  for (const [at, { matches, entries }] of boxes.entries()) {
    for (const match of matches.filter((_, index) => index % 2 === 0)) {
      await settle(must, expectText(match['id']), WON);
    }
    const open = matches.filter((_, index) => index % 2 === 1);
    const reported = open.find((match) => findSide(match, entries[0]) !== null);
    if (reported === undefined) continue;
    const other = findSide(reported, entries[0]) === 0 ? 1 : 0;
    await report(must, expectText(reported['id']), other, WON);
    const disputed = open.find((match) => match !== reported);
    if (discipline === 'doubles' || at >= DISPUTES || disputed === undefined) continue;
    await report(must, expectText(disputed['id']), 0, WON);
    await report(must, expectText(disputed['id']), 1, WON_OTHERWISE);
  }
  return id;
}

function findSide(match: Json, entry: string | undefined): Side | null {
  const side = list(match['sides']).findIndex((one) => one['entry_id'] === (entry as unknown));
  return side === 0 || side === 1 ? side : null;
}
