import type { MyMatch } from '../../api/my-match.ts';
import type { JudgedEntry } from '../../score/entry.ts';
import type { Letter } from '../letter.ts';
import type { ReplyOutcome } from '../../outcomes/reply-outcome.ts';
import { writeFromElsewhereLetter, writeReplyAnswerLetter } from '../letters/reply-answer.ts';
import {
  writeSeveralAnswerLetter,
  writeSeveralElsewhere,
  type SeveralOutcome,
} from '../letters/reply-about-several.ts';
import type { Voice } from '../letters/voice.ts';
import { makeReplyExamples } from '../../reading/examples.ts';
import { MIXED, RULES, SINGLES } from './example-data.ts';

const WON: JudgedEntry = {
  ending: 'completed',
  sets: [{ games: [6, 4] }, { games: [6, 3] }],
  stopped: null,
  winner: 'me',
  figures: [2, 0],
};
const LOST: JudgedEntry = {
  ...WON,
  sets: [{ games: [4, 6] }, { games: [3, 6] }],
  winner: 'them',
  figures: [0, 2],
};

const CHOICE_PATHS = ['/replies/1.0.example', '/replies/1.1.example'];
const WHEN = Date.parse('2026-12-03T19:00:00Z');
const OUTCOMES: readonly (readonly [string, ReplyOutcome])[] = [
  ['answer', { kind: 'reported', entry: WON, status: 'reported' }],
  ['agreed', { kind: 'reported', entry: WON, status: 'played' }],
  ['differs', { kind: 'reported', entry: LOST, status: 'disputed' }],
  ['late', { kind: 'refused', code: 'results_closed' }],
  ['impossible', { kind: 'refused', code: 'score_invalid' }],
  ['which', { kind: 'which', entries: [WON, LOST] }],
  ['arranged', { kind: 'arranged', at: WHEN }],
  ['proposed', { kind: 'proposed', times: [1, 2].map((day) => WHEN + day * 86_400_000) }],
  ['not-proposed', { kind: 'not_proposed', why: 'beyond_deadline' }],
  ['not-proposed-another', { kind: 'not_proposed', why: 'another' }],
  ['time-gone', { kind: 'stale', why: 'replaced' }],
  ['over', { kind: 'over', why: 'withdrawn' }],
  ['declined', { kind: 'declined' }],
  ['not-played', { kind: 'not_played', deadline: '2026-12-13' }],
  ['not-understood', { kind: 'not_understood' }],
  ['too-large', { kind: 'too_large' }],
  ['failed', { kind: 'failed' }],
];

const SEVERAL: readonly (readonly [string, SeveralOutcome, readonly MyMatch[]])[] = [
  ['which-match', { kind: 'which_match', written: 'won 6-4 6-3' }, [SINGLES, MIXED]],
  ['which-match-long', { kind: 'which_match', written: 'won '.repeat(51) }, [SINGLES, MIXED]],
  ['not-played-several', { kind: 'not_played' }, [SINGLES, MIXED]],
  ['not-understood-several', { kind: 'not_understood' }, [SINGLES, MIXED]],
  ['no-match', { kind: 'not_understood' }, []],
  ['too-large-several', { kind: 'too_large' }, [SINGLES, MIXED]],
  ['failed-several', { kind: 'failed' }, [SINGLES, MIXED]],
];

/** Outcomes of invented replies. */
export function writeExampleReplies(voice: Voice): (readonly [string, Letter])[] {
  const say = voice.words.replyLetters.examples;
  const proposed = [{ date: '2026-12-03', time: '19:00' }];
  const about = { format: RULES.format, opponents: [], proposed, today: '2026-11-28' };
  const examples = makeReplyExamples(about, say, '2026-12-13');
  const facts = { name: 'Hannah', match: SINGLES, proposalId: 1, examples };
  return [
    ...OUTCOMES.map(([name, outcome]) => {
      const answer = writeReplyAnswerLetter(
        { ...facts, outcome, choicePaths: CHOICE_PATHS },
        voice,
      );
      return [`reply-${name}`, answer] as const;
    }),
    ['reply-from-elsewhere', writeFromElsewhereLetter(facts, voice)],
    ...SEVERAL.map(([name, outcome, matches]) => {
      const answer = writeSeveralAnswerLetter(outcome, { name: facts.name, matches }, voice);
      return [`reply-${name}`, answer] as const;
    }),
    [
      'reply-from-elsewhere-several',
      writeSeveralElsewhere({ name: facts.name, matches: [SINGLES, MIXED] }, voice),
    ],
  ];
}
