// Reports results to the league as people type them, one a line:
//
//   Ann Lee 6-4 3-6 10-7 Bo Berg
//
// It speaks for the player who is named first, whose games come first in each set. The league waits
// for the other side's own report and compares the two, so one typing mistake never counts.
// The key needs the scopes league:read, members:read and results:write.
//
//   echo 'Ann Lee 6-4 3-6 10-7 Bo Berg' | LEAGUE_URL=… LEAGUE_KEY=… node result-bot.mjs
// It prints what came of each line, and ends with exit code 1 if one was refused.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const MAX_LINE_LENGTH = 300;
const MAX_TRIES = 3;
const MAX_WAIT_SECONDS = 60;
const TIMEOUT_MS = 15_000;
/** `6-4`, `6:4`, or `7-6(7-4)` with the points of the tiebreak. */
const SET = /^(\d{1,2})[-–:](\d{1,2})(?:\((\d{1,2})[-–:](\d{1,2})\))?$/;
const LIKE_A_SET = /^\d+[-–:]\d/;

const { LEAGUE_URL, LEAGUE_KEY } = process.env;

/** Why a line was not reported, for the person who typed it. */
class Refusal extends Error {}

if (!LEAGUE_URL || !LEAGUE_KEY) {
  console.error('Set LEAGUE_URL to the address of the league and LEAGUE_KEY to an API key.');
  process.exit(2);
}
for await (const line of createInterface({ input: process.stdin })) {
  const text = line.trim();
  if (text === '') continue;
  try {
    console.log(`${text}: ${await report(text)}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${text}: not reported: ${error.message}`);
    process.exitCode = 1;
  }
}

/** @returns the outcome as a sentence */
async function report(text) {
  const { first, sets, second } = readLine(text);
  const player = await findMember(first);
  const opponent = await findMember(second);
  if (player.id === opponent.id) throw new Refusal('both names are of one member');
  const { match, side } = await findMatch(player, opponent);
  // Side 0 comes first in every score, no matter who reports.
  const ordered = side === 0 ? sets : sets.map(swapSides);
  const after = await call('POST', `/v1/matches/${match.id}/claims`, {
    outcome: 'completed',
    score: { sets: ordered },
    side,
    source: 'messaging',
    raw_input: text, // Kept beside the report, for the coach who settles a dispute.
  });
  if (after.status === 'played') return 'agreed, the result counts';
  if (after.status === 'reported') return `waiting for ${opponent.display_name} to report it too`;
  const names = side === 0 ? [player, opponent] : [opponent, player];
  const differences = after.differences
    .join('; ')
    .replace(/\bside ([01])\b/g, (_, number) => names[number].display_name);
  return `differs from the other report: ${differences}`;
}

/** Splits a line at its score, which must stand together between two names. */
function readLine(text) {
  if (text.length > MAX_LINE_LENGTH) throw new Refusal('the line is too long');
  const words = text.split(/\s+/);
  const start = words.findIndex((word) => LIKE_A_SET.test(word));
  const end = words.findLastIndex((word) => LIKE_A_SET.test(word)) + 1;
  const sets = words.slice(Math.max(start, 0), end).map(readSet);
  if (start <= 0 || end === words.length || sets.includes(null)) {
    throw new Refusal('write it as in "Ann Lee 6-4 6-7(5-7) 10-7 Bo Berg"');
  }
  return { first: words.slice(0, start).join(' '), sets, second: words.slice(end).join(' ') };
}

function readSet(word) {
  const found = SET.exec(word);
  if (found === null) return null;
  const [one, two, ...tiebreak] = found.slice(1).map(Number);
  return found[3] ? { games: [one, two], tiebreak } : { games: [one, two] };
}

function swapSides({ games, tiebreak }) {
  return { games: games.toReversed(), tiebreak: tiebreak?.toReversed() };
}

/** Finds the only member with this full name, ignoring case and accents. */
async function findMember(name) {
  const members = await listAll(`/v1/members?q=${encodeURIComponent(name)}`);
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const same = members.filter(
    ({ display_name, status }) => status !== 'left' && compare(display_name, name) === 0,
  );
  if (same.length === 0) throw new Refusal(`no member is called "${name}"`);
  if (same.length > 1) throw new Refusal(`${same.length} members are called "${name}"`);
  return same[0];
}

/** Finds the only singles match of the two without a result, and the first player's side in it. */
async function findMatch(player, opponent) {
  const open = 'competition_state=active&status=open,reported,disputed';
  const matches = await listAll(`/v1/matches?member=${player.id}&${open}`);
  const isAlone = ({ members }, { id }) => members.length === 1 && members[0].id === id;
  const found = matches.filter(({ sides }) =>
    [player, opponent].every((one) => sides.some((side) => isAlone(side, one))),
  );
  const [match] = found;
  if (match === undefined) throw new Refusal('the two have no open match in singles');
  if (found.length > 1) {
    const where = found.map(({ competition_name }) => competition_name).join(', ');
    throw new Refusal(`the two have ${found.length} open matches (${where}): use the website`);
  }
  return { match, side: match.sides.find((side) => isAlone(side, player)).side };
}

/** Reads a list, which must fit on one page. */
async function listAll(path) {
  const { data, next_cursor } = await call('GET', `${path}&limit=200`);
  if (next_cursor === null) return data;
  throw new Refusal('the league has too many that fit: use the website');
}

/** Calls the league. Every call of this program is safe to repeat. */
async function call(method, path, body, attempt = 1) {
  const response = await fetch(LEAGUE_URL.replace(/\/$/, '') + path, {
    method,
    headers: { authorization: `Bearer ${LEAGUE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error', // The key is for this address alone.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new Refusal(`the league cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  if ((response.status === 429 || response.status === 503) && attempt < MAX_TRIES) {
    const seconds = Number(response.headers.get('retry-after')) || attempt;
    await sleep(Math.min(seconds, MAX_WAIT_SECONDS) * 1000);
    return call(method, path, body, attempt + 1);
  }
  const { title = `the league answers ${response.status}`, detail, errors = [] } = answer;
  const faults = errors.map(({ pointer, message }) => `${pointer} ${message}`);
  throw new Refusal([detail ?? title, ...faults].join(' '));
}
