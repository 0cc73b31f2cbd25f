import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnsubscribeAddresses } from '../src/dispatch/unsubscribing.ts';
import { makeAnswerPath } from '../src/signed/answer-path.ts';
import { findCalendarPath } from '../src/signed/calendar-path.ts';
import { makeEveningsPath } from '../src/signed/evenings-path.ts';
import { Signer } from '../src/signed/signer.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';

/** Everything the website allows without a session, and the way each permission ends. */

const started = clubhouseForTests();

const NAME = 'Hannah Brandt';

function memberId(): string {
  return started().season.members.get(NAME) ?? '';
}

function signer(): Signer {
  return new Signer(started().sealKey);
}

function calendarAddress(): string {
  const { calendars } = started().store;
  calendars.make(memberId(), 0);
  return findCalendarPath({ calendars, signer: signer() }, memberId()) ?? '';
}

/** Each by its address, with the look of its page while it works. */
const MAILED = {
  'the button of a proposal': () => {
    const named = { proposalId: 0, memberId: memberId(), mailbox: makeEmail(NAME) };
    return [makeAnswerPath(signer(), named), /These times have been replaced/] as const;
  },
  'the button of the club’s proposal': () => {
    const named = { proposalId: 0, memberId: memberId(), mailbox: makeEmail(NAME) };
    const path = makeAnswerPath(signer(), named, 'proposals');
    return [path, /This proposal no longer stands/] as const;
  },
  'the link that turns off emails': () => {
    const addresses = new UnsubscribeAddresses(signer(), '');
    const subscription = { memberId: memberId(), kind: 'settled' } as const;
    return [
      addresses.addressFor(subscription, makeEmail(NAME)),
      /Unsubscribe from these emails/,
    ] as const;
  },
  'the link to free evenings': () => {
    const named = { memberId: memberId(), mailbox: makeEmail(NAME), until: 10 ** 14 };
    return [makeEveningsPath(signer(), named), /When can you play\?/] as const;
  },
};

const ISSUED = { ...MAILED, 'the calendar': () => [calendarAddress(), /BEGIN:VCALENDAR/] as const };

async function change(changes: object, work: () => Promise<void>): Promise<void> {
  const path = `/v1/members/${memberId()}`;
  await started().league.must('PATCH', path, changes);
  try {
    await work();
  } finally {
    await started().league.must('PATCH', path, { email: makeEmail(NAME), status: 'active' });
  }
}

for (const [what, issue] of Object.entries(MAILED)) {
  for (const [why, email] of [
    ['may have a different address', 'elsewhere@example.org'],
    ['has none', null],
  ] as const) {
    test(`ENDS-1: ${what} stops working when the member ${why}`, async () => {
      const [path, works] = issue();
      assert.match((await new Visitor(started()).get(path)).text, works);
      await change({ email: makeEmail(NAME).toUpperCase() }, async () => {
        assert.match((await new Visitor(started()).get(path)).text, works, 'the same mailbox');
      });
      await change({ email }, async () => {
        const visitor = new Visitor(started());
        for (const seen of [await visitor.get(path), await visitor.post(path)]) {
          assert.match(seen.text, /This link no longer works/);
        }
        assert.equal(started().store.muted.of(memberId()).size, 0);
      });
    });
  }
}

for (const [what, issue] of Object.entries(ISSUED)) {
  test(`ENDS-1: ${what} stops working when the member has left`, async () => {
    const [path, works] = issue();
    assert.match((await new Visitor(started()).get(path)).text, works);
    await change({ status: 'left' }, async () => {
      const late = await new Visitor(started()).get(path);
      assert.ok([404, 410].includes(late.status));
      assert.doesNotMatch(late.text, works);
    });
  });
}

for (const who of ['the member', 'a coach']) {
  test(`ENDS-2: signing out everywhere by ${who} ends access from every device`, async () => {
    const { store, clock } = started();
    const player = await signedIn(started(), NAME);
    const calendar = calendarAddress();
    store.together(() => store.chatLinks.link(memberId(), { chatId: 7, linkedAt: clock.now }));
    if (who === 'the member') await player.post('/sign-out', { everywhere: '1' });
    else await (await coachSignedIn(started())).post(`/coach/members/${memberId()}/sign-out`);
    assert.equal((await player.get('/me')).status, 303);
    assert.equal((await new Visitor(started()).get(calendar)).status, 404);
    assert.equal(store.chatLinks.of(memberId()), null);
  });
}
