import assert from 'node:assert/strict';
import type { RunningClub } from './club.ts';
import { dateAfter } from '../test/seed.ts';
import { listDrafts, checkPlaced, readOrder, readProgress } from './checks.ts';
import { signIn } from './coming-in.ts';
import { Crowd } from './crowd.ts';
import { sendReminders, settleAll } from './decisions.ts';
import type { Desk } from './desk.ts';
import { decideDraft, enterPairs, fillDraft } from './drafts.ts';
import { acceptApplication, fillMembers } from './members.ts';
import type { Person } from './people.ts';
import { Player } from './player.ts';
import {
  closeSeason,
  planFirstSeason,
  moveDeadline,
  planNextSeason,
  setMinimum,
  startDraft,
  startSeason,
} from './season.ts';

export interface Year {
  readonly club: RunningClub;
  readonly desk: Desk;
  /** The players' browsers; the next player takes the next free one. */
  readonly phones: readonly Desk[];
  readonly say: (text: string) => void;
  readonly people: readonly Person[];
  /** Number of singles boxes; `pairBoxes` counts those of the doubles. */
  readonly boxes: number;
  readonly pairBoxes: number;
  /** The share of matches that are played, from 0 to 1. */
  readonly played: number;
  /** Matches that everyone should play; null for the preset's number. */
  readonly minimum: number | null;
}

const SEASON = 'First season';
const NEXT = 'Second season';
/** One player in this many opts out of the next season. */
const ONE_RESTS_OF = 12;
/** The number of players who look at the final table and at their new season. */
const LOOK_AT = 12;

/**
 * Plays from the key and the members to a season's end and the next draft. Both sides report, late
 * players get emails, and the coach decides open cases. Results come from the league.
 */
export async function simulateYear(year: Year): Promise<void> {
  const { club, desk, say, people, boxes, pairBoxes } = year;
  const crowd = new Crowd(
    year.phones,
    people.map((person) => new Player(person, club.letters)),
    year.played,
  );
  await signIn(desk, club.league.adminKey);
  say('Members');
  await fillMembers(desk, people.slice(0, -1), club.letters);
  await crowd.apply();
  await acceptApplication(desk);
  await crowd.comeIn();
  say('A season');
  await planFirstSeason(desk, {
    name: SEASON,
    days: { starts: dateAfter(-30), ends: dateAfter(30), deadline: dateAfter(10) },
    boxes,
    pairBoxes,
  });
  await setMinima(year);
  await pairUp(year, crowd.players);
  await startSeason(desk, SEASON);
  await fillDraft(desk, 'Singles');
  for (const draft of await listDrafts(club)) await startDraft(desk, draft);
  await crowd.arrange();
  say('Results');
  await crowd.play();
  say(`${crowd.reports} reports`);
  await finishMatches(year, crowd);
  await closeSeason(desk, SEASON);
  await crowd.readTables(crowd.players.slice(0, LOOK_AT), (name) => readOrder(club, name));
  say('The next season');
  say(`${await crowd.rest(ONE_RESTS_OF)} play nothing then`);
  const before = club.letters.all().length;
  await startNextSeason(year);
  const names = await checkPlaced(club, say);
  const playing = crowd.players.filter(({ name }) => names.has(name));
  for (const player of playing) await player.hears(/has started/, before);
  await crowd.begin(playing.slice(0, LOOK_AT));
  await crowd.signOut();
  const ids = club.letters.all().map(({ messageId }) => messageId);
  assert.equal(new Set(ids).size, ids.length, 'an email came twice');
}

async function setMinima({ desk, minimum, pairBoxes }: Year): Promise<void> {
  if (minimum === null) return;
  for (const competition of pairBoxes > 0 ? ['Singles', 'Doubles'] : ['Singles']) {
    await setMinimum(desk, SEASON, { competition, matches: minimum });
  }
}

/** Pairs neighbours in strength; the first of each reports for both. */
async function pairUp(
  { desk, people, pairBoxes }: Year,
  players: readonly Player[],
): Promise<void> {
  const pairs = await enterPairs(desk, SEASON, { boxes: pairBoxes, people });
  for (const [one, other] of pairs) {
    players.find(({ name }) => name === one)?.playsAs(`${one} / ${other}`);
  }
}

/** Emails players who are behind, lets them play, and settles what remains. */
async function finishMatches({ desk, club, say }: Year, crowd: Crowd): Promise<void> {
  say(`${await sendReminders(desk)} emails to players who are behind`);
  await crowd.comeBack();
  const disputed = crowd.count('disputed');
  assert.equal(await settleAll(desk), disputed);
  await moveDeadline(desk, SEASON, dateAfter(20));
  const open = crowd.count('unplayed');
  const oneSided = crowd.count('oneSided');
  const agreed = ['agreed', 'late', 'amended'] as const;
  const counting = disputed + agreed.reduce((sum, course) => sum + crowd.count(course), 0);
  say(
    `${crowd.reports} reports: ${counting} matches count, ${disputed} settled by the coach, ` +
      `${crowd.count('amended')} by a player who gave in, ${crowd.count('late')} played late; ` +
      `${oneSided} reported by one side, ${open} not played`,
  );
  assert.deepEqual(await readProgress(club), {
    played: counting,
    fixtures: counting + oneSided + open,
  });
}

async function startNextSeason({ desk, club }: Year): Promise<void> {
  await planNextSeason(desk, SEASON, {
    name: NEXT,
    days: { starts: dateAfter(-1), ends: dateAfter(90), deadline: dateAfter(80) },
  });
  const names = await listDrafts(club);
  for (const draft of names) {
    await fillDraft(desk, draft);
    await decideDraft(desk, draft);
  }
  await startSeason(desk, NEXT);
  for (const draft of names) await startDraft(desk, draft);
}
