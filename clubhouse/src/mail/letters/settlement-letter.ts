import type { Api } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import { describeEntry } from '../../components/entry-sentence.ts';
import { toJudgedEntry, type StoredEntry } from '../../score/entry.ts';
import type { Block, Contact, Letter } from '../letter.ts';
import { makeContactBlocks } from './match-contacts.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';
import { sayWhere } from '../../messages/say-where.ts';

interface SettledFacts {
  readonly name: string;
  readonly match: MyMatch;
  /** The other players, with contact details that the reader may see. */
  readonly contacts?: readonly Contact[];
  readonly result: StoredEntry & Pick<Api<'Result'>, 'played_on'>;
  /** Null if the coach gave none. */
  readonly reason: Api<'SettlementReason'> | null;
}

/** Tells both sides a coach's decision: how the match counts, and why. */
export function writeSettlementLetter(
  { name, match, contacts = [], result, reason }: SettledFacts,
  voice: Voice,
): Letter {
  const { letters, matchLetters, report } = voice.words;
  const say = matchLetters.settled;
  const opponent = sanitiseText(match.opponent);
  const sentences = report.sentences[match.isPair ? 'pair' : 'one'];
  const counts = describeEntry(toJudgedEntry(result, match.side), opponent, sentences);
  const where = sanitiseText(sayWhere(voice.words, match));
  const day =
    result.played_on === null ? [] : [say.playedOn(voice.dates.longDay(result.played_on))];
  const why: Block[] = reason === null ? [] : [{ type: 'paragraph', text: say.reasons[reason] }];
  return {
    kind: 'settled',
    subject: toSubjectLine(say.subject(opponent)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(opponent) },
      {
        type: 'card',
        title: counts,
        lines: [where, ...day],
      },
      ...why,
      { type: 'button', label: say.button, href: `${voice.url}/matches/${match.id}` },
      ...makeContactBlocks(contacts, match, voice),
      { type: 'small', text: say.wrong },
    ],
  };
}
