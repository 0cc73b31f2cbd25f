import assert from 'node:assert/strict';
import type { DrivenBrowser } from 'test-kit/browsers/driven';
import { type Club, CONTACT } from './club.ts';
import { Coach } from './coach.ts';
import { readSubject } from './letter-box.ts';
import { type Look, Player } from './player.ts';
import { type MatchPlan, planSeason, swapSides } from './results.ts';

const NAMES = [
  'Ada Lindqvist',
  'Bruno Keller',
  'Chiara Rossi',
  'Dov Feldman',
  'Elif Kaya',
  'Finn Murphy',
  'Grace Okafor',
  'Hugo Delacroix-Featherstonehaugh',
];
/** A phone, a small one, a large one, and a laptop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 1366, height: 768 },
];

interface Season {
  readonly club: Club;
  readonly browser: DrivenBrowser;
  readonly look: Look;
  readonly say: (text: string) => void;
  /** From 3 to 8. */
  readonly players: number;
  /** Without scripts, pages work only as forms and links. */
  readonly withScript: boolean;
}

/**
 * A whole season through pages and emails only. Players apply, arrange one time by email and one on
 * the page, and report every match from both sides. Then come the final table, the next season's
 * choices and goodbye.
 */
export async function playSeason(season: Season): Promise<void> {
  const { club, say } = season;
  const coach = new Coach(club.league);
  const players = await openPlayers(season);
  say('Applications');
  for (const player of players) await player.apply();
  // The club gets no email about an application that is already decided.
  for (const { name } of players) await club.letters.letter(CONTACT, new RegExp(`${name}$`));
  assert.equal(await coach.approveAll(), players.length);
  say('Coming in');
  for (const player of players) await player.comeIn();
  await coach.begin();
  say('The season begins');
  for (const player of players) await player.begin();
  await arrangeSome(players);
  say('Results');
  const planned = planSeason(players.length);
  for (const match of planned) await play(match, players, coach, club);
  await checkResults(planned, players, coach);
  await checkTables(players, coach, /Provisional|provisional/);
  say('The end');
  await coach.complete();
  await checkTables(players, coach, /Final|final/);
  await sayWishes(players);
  checkLetters(club, players);
  for (const [index, player] of players.entries()) await player.signOut(index % 2 === 1);
  for (const player of players) await player.close();
}

async function openPlayers(season: Season): Promise<Player[]> {
  const players: Player[] = [];
  for (const [index, name] of NAMES.slice(0, season.players).entries()) {
    const size = SIZES[index % SIZES.length] ?? { width: 390, height: 844 };
    const page = await season.browser.newPage(size, { withScript: season.withScript });
    players.push(new Player(name, { club: season.club, page, look: season.look }));
  }
  return players;
}

async function arrangeSome([one, two, three]: readonly Player[]): Promise<void> {
  assert.ok(one && two && three);
  await one.propose(two.name);
  await two.agreeByLetter(one.name);
  await two.propose(three.name);
  await three.agreeOnPage(two.name);
}

async function play(
  { winner, loser, sets, telling, trouble }: MatchPlan,
  players: readonly Player[],
  coach: Coach,
  { letters }: Club,
): Promise<void> {
  const [won, lost] = [players[winner], players[loser]];
  assert.ok(won && lost);
  await won.report(lost.name, telling, sets, true);
  if (trouble === 'none') return lost.report(won.name, telling, swapSides(sets), false);
  const before = letters.all().length;
  // One side reports another score, as if the winner had lost every set to love.
  await lost.report(
    won.name,
    'chips',
    [
      [6, 0],
      [6, 0],
    ],
    true,
  );
  await letters.letter(won.email, /entered different scores$/, before);
  if (trouble === 'amended') return lost.amend(won.name, swapSides(sets));
  await coach.settle(won.name, lost.name, sets);
  for (const player of [won, lost]) await letters.letter(player.email, /^Settled: /, before);
}

async function checkResults(
  planned: readonly MatchPlan[],
  players: readonly Player[],
  coach: Coach,
): Promise<void> {
  for (const { winner, loser, sets, telling } of planned) {
    const [won, lost] = [players[winner]?.name ?? '', players[loser]?.name ?? ''];
    const outcome = telling === 'chips' || telling === 'line' ? 'completed' : telling;
    const expected = [outcome, won, ...sets.map((set) => set.join('-'))].join(' ');
    assert.equal(await coach.resultOf(won, lost), expected);
  }
}

async function checkTables(players: readonly Player[], coach: Coach, state: RegExp): Promise<void> {
  const expected = await coach.table();
  for (const player of players) {
    const rows = await player.table();
    assert.equal(rows.length, expected.length);
    for (const [index, name] of expected.entries()) {
      const isOwn = name === player.name;
      assert.ok(isOwn || rows[index]?.includes(name), `${index + 1}: ${rows[index]}, not ${name}`);
    }
    await player.reads('/tables', state, 'table-state');
  }
}

/** Some play on, some do not, and each can undo that. */
async function sayWishes(players: readonly Player[]): Promise<void> {
  const [one, two, three, four] = players;
  await one?.wish('wish');
  await two?.wish('not-now');
  await two?.wish('take-back');
  await three?.wish('pause');
  await three?.wish('back');
  await four?.wish('leave');
}

/** Each email was sent once, and general ones to everybody. */
function checkLetters({ letters }: Club, players: readonly Player[]): void {
  const all = letters.all();
  const ids = all.map(({ messageId }) => messageId);
  assert.equal(new Set(ids).size, ids.length, 'a letter came twice');
  for (const { email } of players) {
    const own = all.filter(({ recipient }) => recipient === email).map(readSubject);
    for (const like of [
      /has received your application$/,
      /^Welcome to/,
      /^Sign in to/,
      /has started/,
    ]) {
      assert.equal(own.filter((subject) => like.test(subject)).length, 1, `${email}: ${like}`);
    }
  }
  const toClub = all.filter(({ recipient }) => recipient === CONTACT);
  assert.equal(toClub.length, players.length);
}
