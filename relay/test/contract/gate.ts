import assert from 'node:assert/strict';
import { HOST_ADDRESS } from '../game.ts';
import { newRoomId, Player } from '../player.ts';
import { type RegisterTest } from './on.ts';

/** Who may enter a room. */
export function gate(on: RegisterTest): void {
  on(
    'GATE-2, GATE-3, GATE-4, GATE-5: the upgrade, then the origin, then the room id',
    async (start) => {
      const relay = await start();
      const bad = 'short';
      const plain = (path: string, headers: Record<string, string> = {}) =>
        fetch(relay.url + path, { headers }).then(({ status }) => status);
      assert.equal(await plain(`/v1/rooms/${bad}`), 426);
      const at = relay.from(HOST_ADDRESS);
      assert.equal(await Player.status({ ...at, origin: 'https://evil.example' }, bad), 403);
      assert.equal(
        await Player.status({ ...at, origin: 'https://evil.example' }, newRoomId()),
        403,
      );
      assert.equal(await Player.status({ ...at, origin: null }, newRoomId()), 403);
      assert.equal(await Player.status({ ...at, origin: 'null' }, newRoomId()), 403);
      assert.equal(await Player.status({ ...at, origin: '' }, newRoomId()), 403);
      for (const id of [
        bad,
        'A'.repeat(42),
        'A'.repeat(44),
        `${'A'.repeat(42)}.`,
        `${'A'.repeat(42)}%2F`,
        `${'A'.repeat(42)}%41`,
        '%41'.repeat(43),
      ]) {
        assert.equal(await Player.status(at, id), 400, id);
      }
      assert.equal(await Player.status(at, 'A'.repeat(43)), 101);
      assert.equal(await Player.status(at, `${'_-'.repeat(21)}0`), 101);
    },
  );
}
