import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canInclude, canPick, type Letters } from './mailshot.ts';

function mailshotTo(count: number): Letters {
  const recipients = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: 'Ann' }));
  return { topic: 'reminders', choice: [], recipients, leftOut: new Map(), letter: null };
}

test('SEND-1: those left out can join only a list whose ticks stay', () => {
  const two = ['Bo', 'Cy'];
  assert.deepEqual(
    [198, 199, 200, 201].map((count) => [
      canPick(mailshotTo(count)),
      canInclude(mailshotTo(count), two),
    ]),
    [
      [true, true],
      [true, false],
      [true, false],
      [false, true],
    ],
  );
});
