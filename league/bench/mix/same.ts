import assert from 'node:assert/strict';
import type { MixClub } from './club.ts';
import { listPaths } from './requests.ts';

export async function assertSameAnswers(club: MixClub, bases: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${club.key}` };
  for (const path of listPaths(club)) {
    const [first, ...others] = await Promise.all(
      bases.map(async (base) => (await fetch(base + path, { headers })).text()),
    );
    for (const other of others) assert.ok(other === first, `${path} is answered otherwise`);
  }
}
