import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import { checkLook, type KnownFaults, writeLetter } from '../watch/rules/letters.ts';

const away = makeFailure('league', 'the league does not answer', 'systemctl status club-league');
const old = (days: number) =>
  makeFailure('backup', `the newest backup is ${days} days old`, 'look');

/** The emails written after each look. */
function looks(all: readonly (readonly Finding[])[]): string[] {
  let known: KnownFaults = {};
  return all.map((findings) => {
    const result = checkLook(findings, known);
    // In the format of its file.
    known = JSON.parse(JSON.stringify(result.known)) as KnownFaults;
    return [
      ...result.begun.map(({ what }) => what),
      ...result.over.map((what) => `over: ${what}`),
    ].join();
  });
}

test('OPS-35: a fault is reported once, after two checks found it, and once when it is over', () => {
  assert.deepEqual(looks([[away], [away], [away], [away], [], [], []]), [
    '',
    away.what,
    '',
    '',
    '',
    `over: ${away.what}`,
    '',
  ]);
});

test('OPS-35: a fault gone at the next check is not reported, nor is a brief recovery', () => {
  assert.deepEqual(looks([[away], [], [away], []]), ['', '', '', '']);
  assert.deepEqual(looks([[away], [away], [], [away], [], []]), [
    '',
    away.what,
    '',
    '',
    '',
    `over: ${away.what}`,
  ]);
});

test('OPS-35: a sentence with other numbers is the same fault, another sentence is another, and ok is none', () => {
  assert.deepEqual(looks([[old(3)], [old(4)], [old(5), away], [old(5), away]]), [
    '',
    old(4).what,
    '',
    away.what,
  ]);
  const well = [makeOkFinding('league', 'it runs'), makeWarning('mail', 'letters wait', 'see')];
  assert.deepEqual(looks([well, well, well]), ['', '', '']);
  assert.deepEqual(
    looks([
      [away, away],
      [away, away],
    ]),
    ['', away.what],
  );
});

test('OPS-35: the email says what is wrong, what to do and what is over, and is empty otherwise', () => {
  const result = { known: {}, begun: [away], over: ['a\nb'] };
  const letter = writeLetter(result, 'host');
  assert.equal(letter?.subject, 'host: the league does not answer');
  assert.match(
    letter.text,
    /^league: the league does not answer\.\n {2}systemctl status club-league\n\nResolved: a/,
  );
  assert.equal(
    writeLetter({ known: {}, begun: [], over: ['a\nb'] }, 'host')?.subject,
    'host: resolved: a b',
  );
  assert.equal(writeLetter({ known: {}, begun: [], over: [] }, 'host'), null);
});
