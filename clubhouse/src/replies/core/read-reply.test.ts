import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayReading } from '../../../test/replies/say-reading.ts';
import {
  CONTEXTS,
  RESULT_SENTENCES,
  type SentenceCase,
  TIME_SENTENCES,
  UNCERTAIN_SENTENCES,
} from '../../../test/replies/sentences.ts';
import { MAX_WRITTEN_CHARS, readReply } from './read-reply.ts';

function check(rule: string, cases: readonly SentenceCase[]): void {
  for (const [written, proposed, expected] of cases) {
    test(`${rule}: "${written.replaceAll('\n', ' / ')}" with ${proposed} proposed is ${expected}`, () => {
      assert.equal(sayReading(readReply(written, CONTEXTS[proposed])), expected);
    });
  }
}

check('REPLY-4', RESULT_SENTENCES);
check('REPLY-8', TIME_SENTENCES);
check('REPLY-3', UNCERTAIN_SENTENCES);

const WON = 'I won 6-4 6-2.';

test('REPLY-9: an answer up to the limit is read, and a longer one is left to the pages', () => {
  const fill = (length: number) => `${WON} ${'So. '.repeat(length)}`.slice(0, length);
  assert.equal(sayReading(readReply(fill(MAX_WRITTEN_CHARS), CONTEXTS.none)), 'me 6-4 6-2');
  assert.equal(sayReading(readReply(fill(MAX_WRITTEN_CHARS + 1), CONTEXTS.none)), '?');
});
