import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DatedProposal } from '../store/proposals.ts';
import { countUnansweredOffers } from './unanswered-offers.ts';

const NOW = 1000;

function offer(side: 0 | 1, times: number[], state: DatedProposal['state'] = 'replaced') {
  const madeAt = Math.min(...times) - 50;
  const common = { matchId: 'm', memberId: 'a', place: null, note: null, offerId: null };
  return { ...common, id: madeAt, side, times, state, madeAt };
}

test('COACH-25: expired offers count as long as the other side has not answered', () => {
  const [first, second] = [offer(0, [100, 200]), offer(0, [300], 'open')];
  assert.equal(countUnansweredOffers([], NOW), null);
  assert.deepEqual(countUnansweredOffers([first], NOW), { side: 0, count: 1 });
  assert.deepEqual(countUnansweredOffers([first, second], NOW), { side: 0, count: 2 });
});

test('COACH-25: an offer that can still be answered does not count as unanswered', () => {
  const waiting = offer(1, [900, NOW], 'open');
  assert.deepEqual(countUnansweredOffers([waiting], NOW), { side: 1, count: 0 });
  assert.deepEqual(countUnansweredOffers([waiting], NOW + 1), { side: 1, count: 1 });
});

test('COACH-25: a counter-offer or an accepted time answers the earlier offers', () => {
  const own = [offer(0, [100]), offer(0, [200])];
  assert.deepEqual(countUnansweredOffers([...own, offer(1, [300])], NOW), { side: 1, count: 1 });
  assert.deepEqual(countUnansweredOffers([...own, offer(1, [300]), offer(0, [400])], NOW), {
    side: 0,
    count: 1,
  });
  assert.equal(countUnansweredOffers([...own, offer(0, [300], 'accepted')], NOW), null);
  const after = [offer(0, [100], 'accepted'), offer(0, [200]), offer(0, [300])];
  assert.deepEqual(countUnansweredOffers(after, NOW), { side: 0, count: 2 });
});

test('COACH-25: a withdrawn offer does not count', () => {
  const taken = offer(0, [200], 'withdrawn');
  assert.deepEqual(countUnansweredOffers([offer(0, [100]), taken], NOW), { side: 0, count: 1 });
  assert.deepEqual(countUnansweredOffers([offer(0, [100]), offer(1, [200], 'withdrawn')], NOW), {
    side: 0,
    count: 1,
  });
});
