import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sayReading } from '../../test/replies/say-reading.ts';
import { CONTEXTS } from '../../test/replies/sentences.ts';
import { readReply } from './read-reply.ts';

const SETS = ['6-4', '6-0', '7-5', '7-6(7-3)'] as const;
const TIEBREAKS = ['10-8', '12-10'] as const;
const turn = (set: string) => set.replaceAll(/(\d+)-(\d+)/g, '$2-$1');

/** A set that one side won, and whether its writer puts the winner's figures first. */
const aSet = (of: readonly string[]) =>
  fc.record({ set: fc.constantFrom(...of), isWinnerFirst: fc.boolean() });

test('REPLY-4: a match told set by set is read, whichever figures of a set were written first', () => {
  const match = fc.tuple(aSet(SETS), aSet(SETS), aSet(TIEBREAKS), fc.boolean(), fc.boolean());
  const places = ['first', 'second', 'third'];
  fc.assert(
    fc.property(match, ([one, two, three, isFirstMine, isMine]) => {
      const wins = [isFirstMine, !isFirstMine, isMine];
      const sets = [one, two, three];
      const told = sets.map(({ set, isWinnerFirst }, at) => {
        const verb = wins[at] ? 'won' : 'lost';
        return `${verb} the ${places[at]} ${isWinnerFirst ? set : turn(set)}`;
      });
      const expected = sets.map(({ set }, at) => (wins[at] ? set : turn(set))).join(' ');
      const reading = sayReading(readReply(`I ${told.join(', ')}`, CONTEXTS.none));
      assert.equal(reading, `${isMine ? 'me' : 'them'} ${expected}`);
    }),
  );
});
