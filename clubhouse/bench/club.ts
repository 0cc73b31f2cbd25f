import { type Json, list, type LeagueCall, readAll, expectText } from 'test-kit/club-calls';
import { addMembers, runInBatches, listPlayers } from 'test-kit/club-members';
import {
  reportSame,
  reportDifferent,
  reportResult,
  type MatchSide,
  makeWin,
} from 'test-kit/club-results';
import { beginCompetition, beginSeason, planBoxes, draftSingles } from 'test-kit/club-season';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';
import { makePeople } from '../year/people.ts';

/** A club of any size in the last days of a season. */
export interface LoadedClub {
  /** A player with matches in every state. */
  readonly player: string;
  readonly season: string;
  readonly singles: string;
  /** The player's box, and a match that the player can report. */
  readonly box: string;
  readonly match: string;
  /** A match for a coach to settle. */
  readonly disputed: string;
  readonly entry: string;
  /** The filled draft of next season's singles. */
  readonly draft: string;
}

const BOX = 10;
const PAIRS_IN_BOX = 4;
/** Share of members who also play doubles: 96 of 300, in 12 boxes. */
const DOUBLES_SHARE = 0.32;
const DISPUTES = 12;
const PLAYED_SHARE = 0.6;
const PLAYED = { played_on: dateAfter(-2) };

export async function loadClub({ must }: League, members: number): Promise<LoadedClub> {
  const people = await addMembers(
    must,
    makePeople(members).map(({ name, email }) => ({
      display_name: name,
      email,
      phone: '+44 7700 900123',
    })),
  );
  const season = await beginSeason(must, {
    name: 'Autumn',
    starts_on: dateAfter(-80),
    ends_on: dateAfter(10),
    results_deadline: dateAfter(10),
  });
  const singles = await beginCompetition(
    must,
    { season_id: season, name: 'Singles', discipline: 'singles' },
    planBoxes(people, BOX),
  );
  const players = people.slice(0, Math.floor((members * DOUBLES_SHARE) / 2) * 2);
  const pairs = players.flatMap((one, at) => (at % 2 === 0 ? [[one, players[at + 1] ?? '']] : []));
  const doubles = await beginCompetition(
    must,
    { season_id: season, name: 'Doubles', discipline: 'doubles' },
    planBoxes(pairs, PAIRS_IN_BOX),
  );
  await playMatches(must, doubles.boxes);
  const [player = ''] = people;
  const mine = await readAll(must, `/v1/matches?member=${player}&competition=${singles.id}`);
  const ids = mine.map((match) => expectText(match['id']));
  await playMatches(must, singles.boxes, ids);
  const [reported, disputed, ...others] = mine;
  if (reported === undefined || disputed === undefined) throw new Error('a club without matches');
  const own = findSide(reported, player);
  await reportResult(must, expectText(reported['id']), own === 0 ? 1 : 0, {
    ...makeWin(0),
    ...PLAYED,
  });
  await reportDifferent(must, expectText(disputed['id']), PLAYED);
  for (const match of others.slice(0, 3)) await reportAgreement(must, expectText(match['id']));
  await sendApplication(must);
  return {
    player,
    season,
    singles: singles.id,
    box: expectText(reported['division_id']),
    match: expectText(reported['id']),
    disputed: expectText(disputed['id']),
    entry: expectText(list(reported['sides'])[own]?.['entry_id']),
    draft: await draftNextSingles(must, singles.id),
  };
}

async function sendApplication(must: LeagueCall): Promise<void> {
  await must('POST', '/v1/join-requests', {
    first_name: 'Aurelia',
    surname: 'Ash',
    email: 'aurelia@example.org',
    phone: '+44 20 7946 0018',
    gender: 'female',
    privacy_notice: '2026-01',
  });
}

async function draftNextSingles(must: LeagueCall, previous: string): Promise<string> {
  const season = await must('POST', '/v1/seasons', {
    name: 'Winter',
    starts_on: dateAfter(12),
    ends_on: dateAfter(100),
    results_deadline: dateAfter(100),
  });
  return draftSingles(must, {
    season_id: expectText(season['id']),
    name: 'Winter singles',
    previous_competition_id: previous,
  });
}

/** Plays some of the matches, and leaves a dispute in some of the boxes. */
async function playMatches(
  must: LeagueCall,
  boxes: readonly { readonly matches: readonly Json[] }[],
  except: readonly string[] = [],
): Promise<void> {
  const played: string[] = [];
  const disputed: string[] = [];
  for (const [index, { matches }] of boxes.entries()) {
    const ids = matches
      .map((match) => expectText(match['id']))
      .filter((id) => !except.includes(id));
    const count = Math.floor(ids.length * PLAYED_SHARE);
    played.push(...ids.slice(0, count));
    if (index > 0 && index < DISPUTES) disputed.push(...ids.slice(count, count + 1));
  }
  await runInBatches(played, (id) => reportAgreement(must, id));
  await runInBatches(disputed, (id) => reportDifferent(must, id, PLAYED));
}

async function reportAgreement(must: LeagueCall, match: string): Promise<void> {
  const winner = match.charCodeAt(match.length - 1) % 2 === 0 ? 0 : 1;
  await reportSame(must, match, { ...makeWin(winner), ...PLAYED });
}

function findSide(match: Json, member: string): MatchSide {
  return listPlayers(match)[0] === member ? 0 : 1;
}
