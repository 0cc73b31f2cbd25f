import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PushTable } from './push-table.ts';

const DAY_MS = 86_400_000;

for (const [answers, ending] of [
  ['plays', null],
  ['concedes', 'absence'],
] as const)
  test(`REACH-3, GAME-18: a phone that was off for a week hears the claim, and ${answers}`, async () => {
    const table = await PushTable.laid();
    for (const seat of [0, 1] as const) {
      await table.playAlone(seat);
      await table.deliver(seat === 0 ? 1 : 0, table.newest());
    }
    await table.playAlone(0, 3 * DAY_MS);
    const late = table.newest();
    table.relay.time.now += 3 * DAY_MS;
    await table.actAlone(0, async (session) => session.claimAbsence());
    table.relay.time.now += 4 * DAY_MS;
    // A push service keeps the newest message alone; an older one may still come late.
    const seen = await table.deliver(1, table.newest());
    assert.deepEqual([seen?.game.moves.at(2)?.note, seen?.game.absence], [3 * DAY_MS, 'theirs']);
    assert.equal(await table.deliver(1, late), null);
    if (ending === null) await table.playAlone(1);
    else await table.actAlone(1, async (session) => session.resign('absence'));
    const told = await table.deliver(0, table.newest());
    assert.equal(told?.game.moves.length, ending === null ? 4 : 3);
    assert.equal(told.game.ending?.by ?? null, ending);
    assert.equal(told.game.absence, undefined);
    for (const seat of [0, 1] as const) table.open(seat);
    await table.until(() => table.view(0).peer.presence === 'online');
    await table.rest();
    table.check();
  });
