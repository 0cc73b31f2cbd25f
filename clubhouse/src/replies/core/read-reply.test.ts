import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayReading } from '../../../test/replies/say-reading.ts';
import {
  CONTEXTS,
  RESULT_SENTENCES,
  type SentenceCase,
  TENNIS,
  TIME_SENTENCES,
  UNCERTAIN_SENTENCES,
} from '../../../test/replies/sentences.ts';
import { MAX_WRITTEN_CHARS, readReply } from './read-reply.ts';
import type { ReplyContext } from './reading.ts';

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
