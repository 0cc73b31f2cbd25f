import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from './core/relay-answers.ts';
import { describeVerdict, type NoAnswer, describeNoAnswer } from './relay-sentences.ts';
import '../../test/english.ts';

const SITE = 'https://chess.example';
const RELAY = 'https://relay.example';

function finding(ownerKey: Verdict['ownerKey'], reason: Verdict['reason']) {
  return describeVerdict(
    { mode: 'private', originAllowed: reason !== 'origin', ownerKey, reason },
    SITE,
  );
}

test('KEEP-5: each verdict has its own sentence', () => {
  const found = [
    finding('valid', null),
    finding('not-needed', null),
    finding('wrong', 'owner-key'),
    finding('missing', 'owner-key'),
    finding('not-needed', 'budget'),
    finding('valid', 'origin'),
  ];
  assert.equal(new Set(found.map(({ text }) => text)).size, found.length);
  assert.ok(finding('valid', 'origin').text.includes(SITE), 'the operator is told what to add');
});

test('KEEP-5: a wrong key, or one for a relay that refuses this site, cannot be saved', () => {
  assert.equal(finding('valid', null).canBeSaved, true);
  assert.equal(finding('missing', 'owner-key').canBeSaved, true);
  assert.equal(finding('not-needed', 'budget').canBeSaved, true);
  assert.equal(finding('wrong', 'owner-key').canBeSaved, false);
  assert.equal(finding('valid', 'origin').canBeSaved, false);
});

test('KEEP-5: each way to get no answer has its own sentence', () => {
  const ways: readonly NoAnswer[] = [
    { kind: 'offline' },
    { kind: 'unreachable' },
    { kind: 'foreign' },
    { kind: 'wrong-key' },
    { kind: 'locked', seconds: 600 },
  ];
  const sentences = ways.map((way) => describeNoAnswer(way, RELAY));
  assert.equal(new Set(sentences).size, ways.length);
  assert.match(describeNoAnswer({ kind: 'locked', seconds: 541 }, RELAY), /in 10 minutes/);
  assert.match(describeNoAnswer({ kind: 'locked', seconds: 0 }, RELAY), /in a minute/);
});
