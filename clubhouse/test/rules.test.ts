import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { readRules } from '../src/pages/coach/competitions/[competition]/rules/read-rules.ts';
import {
  RANKING_RULES,
  toFields,
} from '../src/pages/coach/competitions/[competition]/rules/rules-to-fields.ts';
import {
  findFieldForPointer,
  RULE_FIELDS,
} from '../src/pages/coach/competitions/[competition]/rules/rule-fields.ts';
import type { Rules } from '../src/pages/coach/competitions/[competition]/rules/reading.ts';
import { rules as words } from '../src/messages/rules.en.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { makeStates } from './states.ts';
import { coachSignedIn, type PageResponse } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const ready = once(async () => {
  const clubhouse = started();
  await makeStates(clubhouse);
  return { ...clubhouse, coach: await coachSignedIn(clubhouse) };
});

const plain = ({ text: page }: PageResponse) =>
  page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The values a browser would send with the unchanged form. */
function formOf({ text: page }: PageResponse): Record<string, string> {
  const form: Record<string, string> = {};
  const [, inner = ''] = /<form class="stack5"[^>]*>([\s\S]*?)<\/form>/.exec(page) ?? [];
  for (const [tag] of inner.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name !== undefined) form[name] = value.replaceAll('&quot;', '"');
  }
  for (const [, tag = '', options = ''] of inner.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = /name="([^"]+)"/.exec(tag)?.[1] ?? '';
    const chosen =
      /<option[^>]*selected[^>]*value="([^"]*)"|<option[^>]*value="([^"]*)"[^>]*selected/.exec(
        options,
      );
    form[name] = chosen?.[1] ?? chosen?.[2] ?? '';
  }
  return form;
}

test('FIRST-3: choosing a match tiebreak fills in 10 and 2, and nothing is refused', async () => {
  const { league, coach } = await ready();
  const { data } = await league.must('GET', '/v1/rule-presets');
  const preset = list(data)[0]?.['rules'] as unknown as Rules;
  const rules = { ...preset, format: { ...preset.format, finalSet: null } };
  for (const finalKind of ['match_tiebreak', 'either_tiebreak']) {
    const read = readRules({ ...toFields(rules, String), finalKind }, rules, words);
    assert.deepEqual(read.faults, {});
    assert.match(
      JSON.stringify(read.rules.format.finalSet),
      /{"matchTiebreak":{"to":10,"winBy":2,"points":"required"}}/,
    );
  }
  const { data: competitions } = await league.must('GET', '/v1/competitions?state=active');
  const path = `/coach/competitions/${expectText(list(competitions)[0]?.['id'])}/rules`;
  const form = formOf(await coach.get(path));
  assert.deepEqual([form['matchTiebreakTo'], form['matchTiebreakWinBy']], ['10', '2']);
});

test('CRUL-1: any rules come out of the fields as they went in', async () => {
  const { league } = await ready();
  const { data } = await league.must('GET', '/v1/rule-presets');
  const presets = list(data).map((one) => one['rules'] as unknown as Rules);
  const [first] = presets;
  assert.ok(first !== undefined && presets.length >= 12);
  const finals = [
    { matchTiebreak: { to: 10, winBy: 2, points: 'required' as const } },
    { games: 6, winBy: 2, cap: null, tiebreak: null },
    { games: 9, winBy: 2, cap: null, tiebreak: { at: 8, to: 7, winBy: 2 } },
    { matchTiebreak: { to: 10, winBy: 2, points: 'optional' as const } },
    { either: [{ matchTiebreak: { to: 10, winBy: 2 } }, { matchTiebreak: { to: 7, winBy: 2 } }] },
  ];
  const others = finals.map((finalSet) => ({ ...first, format: { ...first.format, finalSet } }));
  const odd = { ...first, points: { ...first.points, win: 2.5, walkoverLoss: -1 } };
  const race = { games: 9, winBy: 2, cap: null, tiebreak: null };
  const either = [race, { ...race, cap: 10 }];
  const even = { ...first.format, set: { either }, bestOf: 2 as const, playAll: true, draws: true };
  const result: Rules['points']['byResult'][number] = { result: '1-1', points: [4, 4] };
  const said = { ...first.points, draw: 3, byResult: [result] };
  const unsaid: Rules = { ...first, format: even, points: said, headToHead: 'as_played' };
  for (const rules of [...presets, ...others, odd, unsaid]) {
    for (const say of [String, (value: number) => String(value).replace('.', ',')]) {
      const read = readRules(toFields(rules, say), rules, words);
      assert.deepEqual(read.faults, {});
      assert.deepEqual(read.rules, rules);
    }
  }
});

test('CRUL-1: the points of a match tiebreak become required again', async () => {
  const { league } = await ready();
  const { data } = await league.must('GET', '/v1/competitions?state=active');
  const path = `/v1/competitions/${expectText(list(data)[0]?.['id'])}`;
  const before = (await league.must('GET', path))['rules'] as unknown as Rules;
  for (const matchTiebreakPoints of ['optional', 'required']) {
    const fields = { ...toFields(before, String), finalKind: 'match_tiebreak' };
    const { rules } = readRules({ ...fields, matchTiebreakPoints }, before, words);
    await league.must('PATCH', path, { rules });
    const saved = (await league.must('GET', path))['rules'] as unknown as Rules;
    assert.equal(toFields(saved, String)['matchTiebreakPoints'], matchTiebreakPoints);
  }
  await league.must('PATCH', path, { rules: before });
});

test('CRUL-4: errors are shown at their field', () => {
  const wrong: Record<string, string> = {
    games: '0',
    tiebreakAt: '4',
    cap: '7',
    win: '1.234',
    loss: '101',
    minimum: 'x',
    promoted: '-1',
    'rank-1': 'points',
    'rank-2': '',
    'rank-3': 'points',
  };
  const held = toFields(DEFAULT, String);
  const { faults } = readRules({ ...held, ...wrong, games: '6' }, DEFAULT, words);
  assert.deepEqual(faults, {
    cap: words.faults.capTiebreak,
    tiebreakAt: words.faults.tiebreakAt(5),
    win: words.faults.points,
    loss: words.faults.points,
    minimum: words.faults.count(0, 1000),
    promoted: words.faults.count(0, 100),
    'rank-2': words.faults.gap,
    'rank-3': words.faults.twice,
  });
  const low = readRules({ ...held, tiebreakAt: '', cap: '5' }, DEFAULT, words);
  assert.deepEqual(low.faults, { cap: words.faults.capLow });
  const one = readRules({ ...held, winBy: '1' }, DEFAULT, words);
  assert.deepEqual(one.faults, { tiebreakAt: words.faults.tiebreakOnly(5) });
  const odd = { bestOf: '4', walkoverGames: 'six', byResult: '3-0: 7' };
  assert.deepEqual(readRules({ ...held, ...odd }, DEFAULT, words).faults, {
    bestOf: words.faults.even,
    walkoverGames: words.faults.walkoverGames,
    byResult: words.faults.byResult,
  });
  const level = readRules({ ...held, bestOf: '2', playAll: 'yes' }, DEFAULT, words);
  assert.deepEqual(level.faults, { draws: words.faults.evenDraws });
  const none = Object.fromEntries(Object.keys(held).map((name) => [name, '']));
  assert.equal(readRules(none, DEFAULT, words).faults['rank-1'], words.faults.first);
});

/** Matches are played to the end, and one side wins. */
const PLAIN = { draws: false, unfinished: 'refused', unfinishedSet: null, playAll: false } as const;

const DEFAULT: Rules = {
  format: {
    bestOf: 3,
    set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
    finalSet: null,
    ...PLAIN,
  },
  points: {
    win: 3,
    loss: 1,
    retiredLoss: null,
    draw: null,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 0,
    gameWon: 0,
    byResult: [],
    bonus: [],
  },
  retirement: { sets: 'as_played', games: 'as_played' },
  walkover: { sets: 'none', played: 'present', games: null },
  ranking: ['points', 'head_to_head'],
  levelAfterRule: 'restart',
  headToHead: 'all_met',
  rounds: 1,
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 3, relegated: 3, tiers: null },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};

test('CRUL-1: parallel boxes are entered as the number in each tier', () => {
  const tiers = [[1], [2, 3], [4, 5]];
  const rules = { ...DEFAULT, movement: { promoted: 2, relegated: 2, tiers } };
  const fields = toFields(rules, String);
  assert.equal(fields['tiers'], '1, 2, 2');
  assert.deepEqual(readRules(fields, DEFAULT, words), { rules, faults: {} });
  for (const typed of ['1 2 2', '1,2,2', '1/2/2']) {
    const read = readRules({ ...fields, tiers: typed }, DEFAULT, words);
    assert.deepEqual(read.rules.movement.tiers, tiers, typed);
  }
  for (const typed of ['0', '1, 0', 'two', '1.5', '-1', '999, 2']) {
    const read = readRules({ ...fields, tiers: typed }, DEFAULT, words);
    assert.deepEqual(read.faults, { tiers: words.faults.tiers }, typed);
  }
});

test('CRUL-1: every rule has its fields, each in a sentence, and no field is without one', () => {
  const ofRules = Object.values(RULE_FIELDS).flat();
  const said = Object.values(words.sentences).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  const ranks = RANKING_RULES.map((_, index) => `rank-${index + 1}`);
  assert.deepEqual([...said, 'rank-1'].toSorted(), [...ofRules].toSorted());
  const form = Object.keys(toFields(DEFAULT, String));
  assert.deepEqual(form.toSorted(), [...said, ...ranks].toSorted());
});

test('CRUL-4: an error is shown at the field of the rule that the league points at', () => {
  const at = { '/rules/movement/tiers/1/0': 'tiers', '/format/bestOf': 'bestOf' };
  const more = { '/format/unfinishedSet': 'unfinishedLead', '/ranking/2': 'rank-3' };
  const known = {
    ...at,
    ...more,
    '/format/set/either/1': 'setKind',
    '/points/bonus/0/when': 'straightSets',
  };
  for (const [pointer, field] of Object.entries(known))
    assert.equal(findFieldForPointer(pointer), field);
});

test('CRUL-1, CRUL-2: a preset fills the fields after showing what would change', async () => {
  const { coach, league, season } = await ready();
  const path = `/coach/competitions/${season.singles.id}/rules`;
  const seen = await coach.get(path);
  assert.match(plain(seen), /A win gives .*a loss on court/);
  assert.match(plain(seen), /Squash to 11, win by two, best of five/);
  const before = await league.must('GET', `/v1/competitions/${season.singles.id}`);
  const squash = await coach.get(`${path}?preset=squash`);
  assert.equal(formOf(squash)['bestOf'], '5');
  assert.match(plain(squash), /values have changed\. .*A new match format applies/);
  const looked = await coach.post(path, { ...formOf(seen), win: '5', do: 'look' });
  assert.equal(looked.status, 200);
  assert.match(plain(looked), /One value has changed\. 1 of 6 entries would change points/);
  assert.match(plain(looked), /Hannah Brandt Box \d 3 to 5 points/);
  assert.deepEqual(await league.must('GET', `/v1/competitions/${season.singles.id}`), before);
  const contrary = { ...formOf(seen), byResult: '3-3: 4/4', walkoverGames: '6-0' };
  for (const button of ['look', 'save']) {
    const told = await coach.post(path, { ...contrary, do: button });
    assert.equal(told.status, 422, button);
    assert.match(plain(told), /Points by result: This contradicts/);
    assert.match(plain(told), /Games for a walkover: This contradicts/);
  }
  const wrong = await coach.post(path, { ...formOf(seen), win: 'many', do: 'save' });
  assert.equal(wrong.status, 422);
  assert.match(plain(wrong), /Enter a number from -100 to 100/);
  assert.match(wrong.text, /value="many"/);
});

test('CRUL-3: rules are saved as previewed, by one coach at a time', async () => {
  const { coach, league, season } = await ready();
  const competition = `/v1/competitions/${season.singles.id}`;
  const path = `/coach/competitions/${season.singles.id}/rules`;
  const looked = await coach.post(path, {
    ...formOf(await coach.get(path)),
    win: '4,5',
    do: 'look',
  });
  await league.must('PATCH', competition, { rules: { points: { loss: 2 } } });
  const refused = await coach.post(path, { ...formOf(looked), do: 'save' });
  assert.equal(refused.status, 409);
  assert.match(plain(refused), /changed this in the meantime \(at \d\d:\d\d\)/);
  assert.match(plain(refused), /Points for a loss: now: 2/);
  assert.equal(formOf(refused)['win'], '4,5');
  const both = { ...formOf(refused), loss: '2', do: 'save' };
  assert.equal((await coach.post(path, both)).location, `${path}?done=saved`);
  const { rules } = await league.must('GET', competition);
  assert.equal(rules?.['points']?.['win'], 4.5);
  assert.equal(rules?.['points']?.['loss'], 2);
  const draft = await league.must('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'Spring',
    discipline: 'singles',
    previous_competition_id: season.singles.id,
  });
  const later = await coach.post(path, {
    ...formOf(await coach.get(path)),
    minimum: '3',
    do: 'look',
  });
  assert.match(plain(later), /Use for Spring/);
  const kept = await coach.post(path, { ...formOf(later), do: 'later' });
  assert.equal(kept.location, `${path}?done=later`);
  const drafted = await league.must('GET', `/v1/competitions/${expectText(draft['id'])}`);
  assert.equal(drafted['rules']?.['minMatchesToPlay'], 3);
  assert.deepEqual((await league.must('GET', competition))['rules'], rules);
});

test('CRUL-4: the rules of a closed competition are shown but cannot be changed', async () => {
  const { coach, league, season } = await ready();
  const path = `/coach/competitions/${season.mixed.id}/rules`;
  const form = formOf(await coach.get(path));
  await league.must('PATCH', `/v1/competitions/${season.mixed.id}`, { state: 'complete' });
  const seen = await coach.get(path);
  assert.match(plain(seen), /Reopen it to change its rules/);
  assert.match(seen.text, /<fieldset[^>]*disabled/);
  const late = await coach.post(path, { ...form, win: '9', do: 'save' });
  assert.equal(late.status, 409);
});

test('CRUL-2, FIX-4: two rounds are previewed with their effect on the matches', async () => {
  const { coach, season } = await ready();
  const path = `/coach/competitions/${season.singles.id}/rules`;
  const form = formOf(await coach.get(path));
  assert.equal(form['rounds'], '1');
  const seen = plain(await coach.post(path, { ...form, rounds: '2', do: 'look' }));
  assert.match(seen, /One value has changed\./);
  assert.match(seen, /This does not create the second matches\. Create the matches for all boxes/);
  const same = plain(await coach.post(path, { ...form, do: 'look' }));
  assert.doesNotMatch(same, /The second matches/);
  assert.equal(formOf(await coach.get(`${path}?preset=round_robin_twice`))['rounds'], '2');
});
