import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Id } from '../../shared/ids.ts';
import { asId } from '../../../test/fixtures/typed.ts';
import {
  listAgreedPairs,
  haveAgreed,
  type ChoiceBook,
  findChoice,
  choosePartner,
  declineChoice,
  listInvolvedMembers,
  findNamedMember,
  type Preference,
  normalisePreference,
} from './choices.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(1500);

const ann = asId('ann');
const bo = asId('bo');
const cy = asId('cy');
const di = asId('di');
const ed = asId('ed');
const flo = asId('flo');

/** Ann plays with Bo, Cy with Di; Ed plays with nobody. */
const START: ChoiceBook = {
  partners: new Map<Id<'member'>, Id<'member'>>([
    [ann, bo],
    [bo, ann],
    [cy, di],
    [di, cy],
  ]),
  preferences: new Map(),
  declines: [],
  away: new Set(),
};
const names = (partnerId: Id<'member'> | null): Preference => ({
  choice: 'new_partner',
  partnerId,
});
const NOT_PLAYING: Preference = { choice: 'not_playing', partnerId: null };

const kinds = (events: readonly { kind: string; memberId: string; partnerId: string | null }[]) =>
  events.map((event) => `${event.kind} ${event.memberId} ${event.partnerId}`);
const state = (book: ChoiceBook, id: Id<'member'>) => {
  const view = findChoice(book, id);
  return view && [view.choice, view.partnerId, view.agreed, view.lookingForPartner];
};

test('CHO-1: a player who says nothing stays with the present partner, and that is agreed', () => {
  assert.deepEqual(state(START, ann), ['same_partner', bo, true, false]);
  assert.equal(findChoice(START, ed), null);
});

test('CHO-2, CHO-3: naming each other is an agreement, and the partner left behind is looking', () => {
  const first = choosePartner(START, ann, names(cy));
  assert.deepEqual(kinds(first.events), ['updated ann cy', 'declined ann bo']);
  assert.deepEqual(state(first.book, ann), ['new_partner', cy, false, false]);
  assert.deepEqual(state(first.book, bo), ['same_partner', ann, false, true]);
  const second = choosePartner(first.book, cy, names(ann));
  assert.deepEqual(kinds(second.events), ['updated cy ann', 'declined cy di', 'agreed cy ann']);
  assert.deepEqual(state(second.book, ann), ['new_partner', cy, true, false]);
  assert.deepEqual(findChoice(second.book, di)?.declinedBy, [cy]);
  assert.deepEqual(listAgreedPairs(second.book), [[ann, cy]]);
});

test('CHO-3: changing an agreement leaves the partner looking, and naming them again restores it', () => {
  const agreed = choosePartner(choosePartner(START, ann, names(ed)).book, ed, names(ann)).book;
  const changed = choosePartner(agreed, ed, { choice: 'coach_decides', partnerId: null });
  assert.deepEqual(kinds(changed.events), ['updated ed null', 'declined ed ann']);
  assert.deepEqual(state(changed.book, ann), ['new_partner', ed, false, true]);
  const mended = choosePartner(changed.book, ed, names(ann));
  assert.deepEqual(kinds(mended.events), ['updated ed ann', 'agreed ed ann']);
  assert.deepEqual(findChoice(mended.book, ann)?.declinedBy, []);
});

test('CHO-2: naming the present partner as new means staying, and the coach may decide', () => {
  const named = { choice: 'new_partner', partnerId: bo } as const;
  assert.deepEqual(normalisePreference(named, bo), { choice: 'same_partner', partnerId: null });
  assert.deepEqual(normalisePreference(named, cy), named);
  assert.deepEqual(normalisePreference(named, undefined), named);
  const left = { choice: 'coach_decides', partnerId: null } as const;
  assert.deepEqual(normalisePreference(left, undefined), left);
});

test('CHO-4: a player who does not play declines everyone who waits for them', () => {
  const waiting = choosePartner(choosePartner(START, ed, names(ann)).book, cy, names(ann)).book;
  const { book, events } = choosePartner(waiting, ann, NOT_PLAYING);
  assert.deepEqual(kinds(events).toSorted(), [
    'declined ann bo',
    'declined ann cy',
    'declined ann ed',
    'updated ann null',
  ]);
  for (const id of [bo, cy, ed]) assert.equal(findChoice(book, id)?.lookingForPartner, true);
  assert.deepEqual(state(book, ann), ['not_playing', null, false, false]);
});

test('CHO-5: only the named player can decline, and only once', () => {
  assert.equal(declineChoice(START, ann, cy), null);
  const named = choosePartner(START, cy, names(ann)).book;
  const declined = declineChoice(named, ann, cy);
  assert.deepEqual(kinds(declined?.events ?? []), ['declined ann cy']);
  assert.deepEqual(state(declined?.book ?? START, cy), ['new_partner', ann, false, true]);
  assert.deepEqual(state(declined?.book ?? START, ann), ['same_partner', bo, true, false]);
  assert.deepEqual(declineChoice(declined?.book ?? START, ann, cy)?.events, []);
  const apart = declineChoice(START, ann, bo);
  assert.deepEqual(state(apart?.book ?? START, ann), ['new_partner', null, false, true]);
  assert.deepEqual(state(apart?.book ?? START, bo), ['same_partner', ann, false, true]);
});

test('CHO-2: a player who waits for somebody already paired is looking', () => {
  const waiting = choosePartner(START, ed, names(ann)).book;
  assert.deepEqual(state(waiting, ed), ['new_partner', ann, false, false]);
  const same = choosePartner(waiting, ann, { choice: 'same_partner', partnerId: null });
  assert.deepEqual(kinds(same.events), ['updated ann bo']);
  assert.deepEqual(state(same.book, ed), ['new_partner', ann, false, true]);
  const free = choosePartner(waiting, ann, { choice: 'coach_decides', partnerId: null }).book;
  assert.deepEqual(state(free, ed), ['new_partner', ann, false, false]);
});

test('CHO-3: repeating a choice changes nothing', () => {
  const once = choosePartner(START, ann, names(cy)).book;
  assert.deepEqual(choosePartner(once, ann, names(cy)), { book: once, events: [] });
});

const PEOPLE = [ann, bo, cy, di, ed, flo];
const person = fc.constantFrom(...PEOPLE);
const move = fc.oneof(
  fc.record({
    do: fc.constant('choose' as const),
    by: person,
    wanted: fc.oneof(
      person.map(names),
      fc.constantFrom<Preference>(
        names(null),
        NOT_PLAYING,
        { choice: 'same_partner', partnerId: null },
        { choice: 'coach_decides', partnerId: null },
      ),
    ),
  }),
  fc.record({ do: fc.constant('decline' as const), by: person, from: person }),
);

test(`CHO-2, CHO-3, CHO-4, CHO-5: agreement is mutual and announced, whatever the players say (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25, size: 'max' }), (moves) => {
      let book = START;
      for (const one of moves) {
        const isSelf = one.do === 'choose' ? one.wanted.partnerId === one.by : one.from === one.by;
        const lacksPartner =
          one.do === 'choose' &&
          one.wanted.choice === 'same_partner' &&
          !START.partners.has(one.by);
        if (isSelf || lacksPartner) continue;
        const before = listAgreedPairs(book).map(String);
        const change =
          one.do === 'choose'
            ? choosePartner(book, one.by, one.wanted)
            : declineChoice(book, one.by, one.from);
        if (change === null) continue;
        book = change.book;
        const after = listAgreedPairs(book).map(String);
        const made = after.filter((pair) => !before.includes(pair));
        const broken = before.filter((pair) => !after.includes(pair));
        assert.equal(change.events.filter((event) => event.kind === 'agreed').length, made.length);
        // The partner who was left is notified and looks for another.
        for (const pair of broken) {
          const other = PEOPLE.find((each) => each !== one.by && pair.split(',').includes(each));
          assert.ok(other);
          assert.ok(
            change.events.some((event) => event.kind === 'declined' && event.partnerId === other),
          );
          assert.equal(findChoice(book, other)?.lookingForPartner, true, other);
        }
        const paired = listAgreedPairs(book).flat();
        assert.equal(new Set(paired).size, paired.length, 'nobody agreed with two');
        for (const id of listInvolvedMembers(book)) {
          const view = findChoice(book, id);
          const named = findNamedMember(book, id);
          assert.ok(!(view?.agreed && view.lookingForPartner));
          if (named !== null) assert.equal(view?.agreed, haveAgreed(book, named, id));
          if (view?.choice === 'not_playing')
            assert.equal(view.agreed || view.lookingForPartner, false);
        }
      }
    }),
    { seed, numRuns: runs },
  );
});
