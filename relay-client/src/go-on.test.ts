import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findInvite } from './core/find-invite.ts';
import { makeInviteLink, parseInvite } from './core/invite-link.ts';
import { deriveNewRoom } from './go-on.ts';
import { deriveRoom } from './invite.ts';

const PARENT = 'AAECAwQFBgcICQoLDA0ODw';
const FRESH = 'EBESExQVFhcYGRobHB0eHw';
const BY = { seat: 1, number: 2 } as const;

test('GOON-1: a new room derives from the previous one and the link as documented', async () => {
  const text = readFileSync(new URL('../../docs/sealing.md', import.meta.url), 'utf8');
  const vectors = [...text.matchAll(/```json\n(.*?)```/gs)].map(
    ([, json = '']) => JSON.parse(json) as object,
  );
  const vector = vectors.find((one) => 'fresh' in one);
  const room = await deriveNewRoom(PARENT, FRESH, BY);
  const { roomId } = await deriveRoom(room.secret);
  const { of } = room.link;
  const made = { parent: PARENT, fresh: FRESH, ...BY, of, secret: room.secret, roomId };
  assert.deepEqual(vector, made);
});

test('GOON-1: one of the two secrets alone gives neither room nor key', async () => {
  const { secret } = await deriveNewRoom(PARENT, FRESH, BY);
  const others = [
    await deriveNewRoom(FRESH, PARENT, BY),
    await deriveNewRoom(FRESH, FRESH, BY),
    await deriveNewRoom(PARENT, PARENT, BY),
  ];
  for (const one of [PARENT, FRESH, ...others.map((other) => other.secret)]) {
    assert.notEqual(one, secret);
    assert.notEqual((await deriveRoom(one)).roomId, (await deriveRoom(secret)).roomId);
  }
  const marks = await Promise.all(
    [BY, { ...BY, seat: 0 as const }, { ...BY, number: 3 }].map(
      async (by) => (await deriveNewRoom(PARENT, FRESH, by)).link.of,
    ),
  );
  assert.equal(new Set(marks.map((of) => of.slice(2))).size, 3);
  await assert.rejects(deriveNewRoom('x', FRESH, BY), TypeError);
});

test('GOON-1, INV-2, INV-4: a link’s statements about its game are read, and refused if damaged', async () => {
  const { link } = await deriveNewRoom(PARENT, FRESH, BY);
  const invite = { secret: FRESH, of: link.of, relay: null, name: 'Ann' };
  const address = makeInviteLink('https://play.example/', invite);
  assert.deepEqual(parseInvite(address), { kind: 'invite', invite });
  assert.deepEqual(findInvite(`Here: ${address}.`), { kind: 'invite', invite });
  const found = findInvite(encodeURIComponent(address));
  assert.deepEqual(found, { kind: 'invite', invite });
  for (const bad of [`of=${link.of.slice(1)}`, 'of=', `of=${FRESH}`, `of=${link.of}&of=x`]) {
    const damaged = `https://play.example/#join=${FRESH}&${bad}`;
    assert.deepEqual(parseInvite(damaged), { kind: 'refused', why: 'secret' }, bad);
    assert.deepEqual(findInvite(damaged), { kind: 'refused', why: 'secret' }, bad);
  }
});
