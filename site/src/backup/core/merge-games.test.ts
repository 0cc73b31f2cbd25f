import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readFields } from '@sealed-move/protocol/fields';
import { chooseCaseCount } from 'test-kit/cases';
import {
  backupGames,
  deviceGames,
  hostedGame,
  invitedGame,
  joinedGame,
  localGame,
} from '../../../test/sample-games.ts';
import type { KeptGame } from '../../games/core/kept-game.ts';
import { mergeGames, planMerge } from './merge-games.ts';

const numRuns = chooseCaseCount(500);
const HOSTED = hostedGame('a', ['e2e4']);
const SECRET = HOSTED.state.kind === 'online' ? HOSTED.state.secret : '';

function counts(device: readonly KeptGame[], backup: readonly KeptGame[]): number[] {
  const { fresh, same, differing } = planMerge(device, backup);
  return [fresh.length, same.length, differing.length];
}

test('BACK-4: a game is recognised by its secret and seat, whatever its id', () => {
  assert.deepEqual(counts([], [HOSTED]), [1, 0, 0]);
  assert.deepEqual(counts([HOSTED], [{ ...HOSTED, id: 'other' }]), [0, 1, 0]);
  assert.deepEqual(counts([HOSTED], [joinedGame('a', SECRET)]), [1, 0, 0], 'the other seat');
  assert.deepEqual(counts([localGame('a', 'x')], [localGame('a', 'x')]), [0, 1, 0]);
  assert.deepEqual(counts([localGame('a', 'x')], [localGame('a', 'y')]), [0, 0, 1]);
});

test('BACK-4: only the content of a record counts, not how it is serialised', () => {
  const turned = JSON.parse(JSON.stringify(HOSTED), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as KeptGame;
  assert.notEqual(JSON.stringify(turned), JSON.stringify(HOSTED));
  assert.deepEqual(counts([HOSTED], [turned]), [0, 1, 0]);
  const longer = JSON.parse(JSON.stringify(HOSTED).replace('e2e4', 'd2d4')) as KeptGame;
  assert.deepEqual(counts([HOSTED], [longer]), [0, 0, 1]);
});

test('BACK-4: an invite adds nothing to the game joined with it, but that game adds to the invite', () => {
  const [invited, joined] = [invitedGame('a', SECRET), joinedGame('b', SECRET)];
  assert.deepEqual(counts([joined], [invited]), [0, 1, 0]);
  assert.deepEqual(counts([invited], [joined]), [0, 0, 1]);
});

/** The device's games after keeping those games. */
function after(device: readonly KeptGame[], kept: readonly KeptGame[]): Map<string, KeptGame> {
  return new Map([...device, ...kept].map((game) => [game.id, game]));
}

test('BACK-4: the device changes only in games for which the backup’s copy was chosen', () => {
  const chosen = fc.subarray(['a', 'b', 'c', 'local-a', 'local-b']);
  fc.assert(
    fc.property(deviceGames, backupGames, chosen, (device, backup, ids) => {
      let count = 0;
      const plan = planMerge(device, backup);
      const newId = () => `new${count++}`;
      const kept = after(device, mergeGames(plan, device, new Set(ids), newId));
      const changed = new Set(
        plan.differing.map(({ mine }) => mine.id).filter((id) => ids.includes(id)),
      );
      for (const game of device) {
        if (!changed.has(game.id)) assert.deepEqual(kept.get(game.id), game);
      }
      assert.equal(kept.size, device.length + plan.fresh.length);
      assert.deepEqual(planMerge([...kept.values()], plan.fresh).fresh, [], 'each is there');
    }),
    { numRuns },
  );
});

test('BACK-4: restoring the same backup again changes nothing', () => {
  fc.assert(
    fc.property(deviceGames, backupGames, (device, backup) => {
      let count = 0;
      const plan = planMerge(device, backup);
      const all = new Set(device.map(({ id }) => id));
      const kept = after(
        device,
        mergeGames(plan, device, all, () => `new${count++}`),
      );
      const taken = [...plan.fresh, ...plan.differing.map(({ theirs }) => theirs)];
      const { fresh, differing } = planMerge([...kept.values()], taken);
      assert.deepEqual([fresh, differing], [[], []]);
    }),
    { numRuns },
  );
});

test('BACK-4, REACH-1: a game is the same as in a backup, which has no push subscription', () => {
  const game = hostedGame('a');
  const flags = { isTold: true, isOwnGone: false, isOwed: false };
  const push = { own: null, theirs: null, gone: null, ...flags };
  const saved = { ...readFields(game.state.saved), push };
  const mine = { ...game, state: { ...game.state, saved } };
  assert.deepEqual(planMerge([mine], [game]).same, [mine]);
});
