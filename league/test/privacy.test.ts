import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { SCOPES, type Scope } from '../src/shared/scopes.ts';
import { readId, type InstalledClub, list, playDivision, startClub, wonBy } from './club.ts';
import { readPaths } from './read-paths.ts';

/*
 * Random clubs, whose every personal value is a text of its own. Each GET route is asked with
 * each kind of credential, and what comes is searched for the values that it may not see.
 */

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(4);

interface PrivacyPlayer {
  readonly id: string;
  /** Values that partners and opponents may see. */
  readonly reachable: readonly string[];
  /** Values that require members:pii. */
  readonly hidden: readonly string[];
}

interface MemberFate {
  readonly status: 'active' | 'paused' | 'left' | 'removed';
  readonly withdrawn: boolean;
}

interface Plan {
  readonly discipline: 'singles' | 'doubles';
  readonly fates: readonly MemberFate[];
  readonly hiding: 'private' | 'draft' | 'complete';
}

const fate: fc.Arbitrary<MemberFate> = fc.record({
  status: fc.constantFrom('active', 'active', 'active', 'paused', 'left', 'removed'),
  withdrawn: fc.constantFrom(false, false, false, true),
});
const plan: fc.Arbitrary<Plan> = fc.record({
  discipline: fc.constantFrom('singles', 'doubles'),
  fates: fc.array(fate, { minLength: 6, maxLength: 6 }),
  hiding: fc.constantFrom('private', 'draft', 'complete'),
});

const secret = (what: string) => `${what}-${randomBytes(6).toString('hex')}`;

async function fillIn(club: InstalledClub, id: string): Promise<PrivacyPlayer> {
  const [full_name, phone] = [secret('full'), secret('tel')];
  const email = `${secret('mail')}@example.org`;
  const notes = secret('note');
  // A band of letters, because many digits would read as a date of birth.
  const age_group = secret('band').replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const year = 1900 + Math.floor(Math.random() * 80);
  const date_of_birth = `${year}-0${1 + (year % 9)}-1${year % 10}`;
  const personal = { full_name, phone, email, age_group, notes, date_of_birth, gender: 'female' };
  await club.must('PATCH', `/v1/members/${id}`, personal);
  await club.must('POST', `/v1/members/${id}/invitation`, { outcome: 'accepted', email });
  return {
    id,
    reachable: [full_name, email, phone],
    hidden: [age_group, notes, date_of_birth, '"gender":', '"invitation_state":'],
  };
}

interface PrivacyScene {
  readonly players: readonly PrivacyPlayer[];
  /** The members whose addresses each player may see. */
  readonly contacts: readonly ReadonlySet<string>[];
  readonly sessions: readonly (string | null)[];
  /** Values that require members:pii, including those of applicants. */
  readonly personal: readonly string[];
  /** Typed text, and values hidden from players. */
  readonly notForPlayers: readonly string[];
}

async function makeScene(
  club: InstalledClub,
  { discipline, fates, hiding }: Plan,
): Promise<PrivacyScene> {
  const size = discipline === 'singles' ? 1 : 2;
  const main = await playDivision(club, { players: 6 / size, discipline });
  const hidden = await playDivision(club, { players: 2 });
  const hiddenName = secret('competition');
  await club.must('PATCH', `/v1/competitions/${hidden.competition}`, { name: hiddenName });
  const typed = [secret('typed'), secret('typed')];
  for (const [index, match] of [main.matches[0], main.matches[1]].entries()) {
    const path = `/v1/matches/${readId(match)}/claims`;
    await club.must('POST', path, { ...wonBy(0), side: 0, raw_input: typed[index] });
    await club.must('POST', path, {
      ...wonBy(index === 0 ? 0 : 1),
      side: 1,
      raw_input: typed[index],
    });
  }
  const players: PrivacyPlayer[] = [];
  for (const id of main.members) players.push(await fillIn(club, id));
  const applicant = ['first', 'sur', 'phone'].map(secret);
  const address = `${secret('apply')}@example.org`;
  await club.must('POST', '/v1/join-requests', {
    first_name: applicant[0],
    surname: applicant[1],
    phone: applicant[2],
    email: address,
    gender: 'male',
    privacy_notice: 'p1',
  });
  const sessions: (string | null)[] = [];
  for (const { id } of players) sessions.push(await club.signIn(id));
  const gone = new Set<number>();
  for (const [index, { status, withdrawn }] of fates.entries()) {
    const path = `/v1/members/${players[index]?.id}`;
    if (status === 'removed') await club.must('DELETE', path);
    else await club.must('PATCH', path, { status });
    const entry = Math.floor(index / size);
    if (withdrawn) gone.add(entry);
  }
  for (const entry of gone)
    await club.must('POST', `/v1/entries/${main.entries[entry]}/withdrawal`);
  const change =
    hiding === 'private'
      ? { visibility: 'private' }
      : { state: hiding === 'draft' ? 'draft' : 'complete' };
  await club.must('PATCH', `/v1/competitions/${hidden.competition}`, change);
  return {
    players,
    sessions: sessions.map((token, index) => (fates[index]?.status === 'removed' ? null : token)),
    contacts: players.map((_, index) => contactsOf(index, { fates, size, gone })),
    personal: [
      ...players.flatMap((one) => [...one.reachable, ...one.hidden]),
      ...applicant,
      address,
    ],
    notForPlayers: [...typed, ...(hiding === 'complete' ? [] : [hiddenName])],
  };
}

/** The members a player may contact, by the rule alone: everyone plays everyone. */
function contactsOf(
  player: number,
  { fates, size, gone }: { fates: readonly MemberFate[]; size: number; gone: ReadonlySet<number> },
): Set<string> {
  const entryOf = (index: number) => Math.floor(index / size);
  const here = (index: number) => !['left', 'removed'].includes(fates[index]?.status ?? '');
  const plays = (index: number) => here(index) && !gone.has(entryOf(index));
  if (!plays(player)) return new Set();
  return new Set(
    fates.flatMap((_, other) => (other !== player && plays(other) ? [String(other)] : [])),
  );
}

const KEYS: readonly (readonly Scope[])[] = [
  ...SCOPES.map((scope) => [scope]),
  SCOPES.filter((scope) => scope !== 'members:pii'),
];

test(`PRI-1, MEM-2, ACC-3, ME-3: no answer contains a personal value that its credential may not see (seed ${seed})`, async (t) => {
  await fc.assert(
    fc.asyncProperty(plan, async (wanted) => {
      const club = await startClub(t);
      const { players, contacts, sessions, personal, notForPlayers } = await makeScene(
        club,
        wanted,
      );
      const all = await readPaths(club);
      const assertNone = async (
        path: string,
        token: string | undefined,
        forbidden: readonly string[],
        who: string,
      ) => {
        const { text: answer } = await club.call('GET', path, token === undefined ? {} : { token });
        const found = forbidden.filter((value) => answer.includes(value));
        assert.deepEqual(found, [], `${who} sees them at ${path}: ${answer}`);
      };
      const keys: { scopes: readonly Scope[]; token: string }[] = [];
      for (const scopes of KEYS) keys.push({ scopes, token: await club.keyWith(...scopes) });
      for (const path of all) {
        await assertNone(path, undefined, path === '/openapi.json' ? [] : personal, 'nobody');
        for (const { scopes, token } of keys)
          await assertNone(path, token, personal, scopes.join(', '));
        for (const [index, token] of sessions.entries()) {
          if (token === null) continue;
          const mayReach = contacts[index] ?? new Set();
          const allowed = players.flatMap((one, other) =>
            path === '/v1/me/contacts' && mayReach.has(String(other)) ? one.reachable : [],
          );
          const forbidden = [...personal, ...notForPlayers].filter(
            (value) => !allowed.includes(value),
          );
          await assertNone(path, token, forbidden, `player ${index}`);
        }
      }
      // Allowed values do appear, so the search would find forbidden ones.
      const whole = await club.must('GET', '/v1/members?limit=200&include_deleted=true');
      assert.ok(
        players.every(({ reachable, hidden }) =>
          [...reachable, ...hidden].every((value) => JSON.stringify(whole).includes(value)),
        ),
      );
      for (const [index, token] of sessions.entries()) {
        if (token === null) continue;
        const { body } = await club.call('GET', '/v1/me/contacts', { token });
        assert.equal(list(body['data']).length, contacts[index]?.size);
      }
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
});
