import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLUB } from '../api/club.ts';
import type { Delivery } from '../mail/post.ts';
import { AtOnce } from './at-once.ts';

const MINUTE_MS = 60_000;

function atOnceWith(answers: readonly Delivery[], endsAt = Infinity, isGoodFor = 30 * MINUTE_MS) {
  const clock = { now: 0 };
  const tried: number[] = [];
  const atOnce = new AtOnce({
    log: { warn: () => undefined, error: () => undefined },
    now: () => clock.now,
    pause: async (ms) => {
      clock.now += ms;
      return clock.now < endsAt;
    },
    draw: ({ key, to }) => ({
      to,
      sender: '',
      subject: '',
      text: '',
      html: null,
      messageId: key,
      references: null,
      headers: {},
      attachments: [],
      people: [],
    }),
    post: {
      send: async () => {
        tried.push(clock.now);
        return answers[tried.length - 1] ?? { kind: 'sent' };
      },
      close: () => undefined,
    },
  });
  const letter = { kind: 'sign_in', subject: 'Sign in', blocks: [] } as const;
  const to = { address: 'ann@example.org', name: 'Ann' };
  const send = () =>
    atOnce.send({ key: 'one', to, language: 'en', letter, about: [] }, NO_CLUB, isGoodFor);
  return { send, tried };
}

const LATER: Delivery = { kind: 'later', reason: '450 greylisted' };

test('MAIL-11: a sign-in link that is not taken is tried again, and once it is taken no more', async () => {
  const { send, tried } = atOnceWith([LATER, { kind: 'away', reason: '421' }, LATER]);
  await send();
  assert.equal(tried.length, 4);
});

test('MAIL-11: nothing tries after the link has expired, was refused, or the clubhouse stops', async () => {
  const always = Array.from({ length: 20 }, () => LATER);
  const expired = atOnceWith(always, Infinity, 3 * MINUTE_MS);
  await expired.send();
  assert.deepEqual(expired.tried, [0, 5000, 35_000, 155_000]);
  const refused = atOnceWith([{ kind: 'refused', reason: '550' }]);
  await refused.send();
  assert.equal(refused.tried.length, 1);
  const stopped = atOnceWith([LATER, LATER], 1);
  await stopped.send();
  assert.equal(stopped.tried.length, 1);
});
