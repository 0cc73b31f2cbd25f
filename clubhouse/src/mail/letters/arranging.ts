import { toWallTime } from '../../arrange/club-time.ts';
import type { MyMatch } from '../../api/my-match.ts';
import type { Attachment, Block, Contact, Letter } from '../letter.ts';
import { makeContactBlocks } from './match-contacts.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';
import { pickExamples } from '../../reading/examples.ts';
import { sayWhere } from '../../messages/say-where.ts';

interface ProposedFacts {
  readonly name: string;
  readonly match: MyMatch;
  /** The other players, with contact details that the reader may see. */
  readonly contacts?: readonly Contact[];
  /** The proposing player: the other side or, in doubles, possibly the reader's partner. */
  readonly by: string;
  /** One to three times, in epoch milliseconds, each with the signed address that accepts it. */
  readonly times: readonly { readonly at: number; readonly href: string }[];
  readonly place: string | null;
  /** A line from the proposing player. */
  readonly note: string | null;
  /** Whether others in the box got the same offer; the first to accept gets the match. */
  readonly isToSeveral: boolean;
  /** The page for proposing other times. */
  readonly otherwise: string;
  /** Identifies the proposal, so that a reply can pick one of its times. */
  readonly proposalId: number;
}

/** Proposed times with a button for each. */
export function writeTimeProposedLetter(facts: ProposedFacts, voice: Voice): Letter {
  const { letters, matchLetters } = voice.words;
  const { proposed: say, arranged, about } = matchLetters;
  const { match, contacts = [], times, place } = facts;
  const [by, opponent] = [sanitiseText(facts.by), sanitiseText(match.opponent)];
  const isAll = facts.by === match.opponent;
  const opponents = match.opponents.map(({ display_name: name }) => name);
  const proposed = times.map(({ at }) => toWallTime(voice.dates.zone, at));
  const buttons = times.map(({ at, href }): Block => {
    const day = voice.dates.longDay(voice.dates.dateOf(at));
    return { type: 'button', label: arranged.when(day, voice.dates.time(at)), href };
  });
  const where: Block[] =
    place === null ? [] : [{ type: 'paragraph', text: say.place(sanitiseText(place)) }];
  const note: Block[] =
    facts.note === null
      ? []
      : [{ type: 'paragraph', text: say.note(by, sanitiseText(facts.note)) }];
  return {
    kind: 'time_proposed',
    answerable: {
      match_id: match.id,
      proposal_id: facts.proposalId,
      examples: pickExamples({ proposed, opponents }, voice.words.replyLetters.examples),
    },
    subject: toSubjectLine(say.subject(by, times.length)),
    blocks: [
      { type: 'heading', text: say.heading(times.length) },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: say.text(by, isAll ? null : opponent) },
      ...buttons,
      ...where,
      ...note,
      ...(facts.isToSeveral ? [{ type: 'paragraph', text: say.toSeveral } as const] : []),
      { type: 'paragraph', text: times.length === 1 ? say.noneOfOne : say.none },
      { type: 'button', label: say.other, href: facts.otherwise, isQuiet: true },
      ...makeContactBlocks(contacts, match, voice),
      {
        type: 'small',
        text: `${say.opens} ${about(sanitiseText(sayWhere(voice.words, match)), null)}.`,
      },
    ],
  };
}

interface ArrangedFacts {
  readonly name: string;
  readonly match: MyMatch;
  /** The other players, with contact details that the reader may see. */
  readonly contacts?: readonly Contact[];
  readonly change: 'arranged' | 'moved' | 'called_off';
  /** Epoch milliseconds; for a cancelled match, the time it was planned for. */
  readonly at: number;
  readonly place: string | null;
  /** The calendar file; null if there is none. */
  readonly calendar: Attachment | null;
}

/** Tells everyone in a match that a time was arranged, changed or cancelled. */
export function writeArrangedLetter(facts: ArrangedFacts, voice: Voice): Letter {
  const { letters, matchLetters } = voice.words;
  const { arranged: say } = matchLetters;
  const { match, contacts = [], change, at, place, calendar } = facts;
  const opponent = sanitiseText(match.opponent);
  const day = voice.dates.longDay(voice.dates.dateOf(at));
  const page = `${voice.url}/matches/${match.id}`;
  const isOff = change === 'called_off';
  const lines = [
    ...(place === null ? [] : [sanitiseText(place)]),
    sanitiseText(sayWhere(voice.words, match)),
  ];
  const rest: readonly Block[] = isOff
    ? [{ type: 'button', label: say.again, href: `${page}/arrange` }]
    : [
        ...(calendar === null ? [] : [{ type: 'paragraph', text: say.calendar } as const]),
        { type: 'button', label: say.button, href: page },
        { type: 'paragraph', text: say.change },
        { type: 'button', label: say.move, href: `${page}/arrange`, isQuiet: true },
      ];
  return {
    kind: 'arranged',
    answerable: { match_id: match.id },
    subject: toSubjectLine(
      isOff
        ? say.subject.called_off(opponent)
        : say.subject[change](opponent, voice.dates.day(voice.dates.dateOf(at))),
    ),
    blocks: [
      { type: 'heading', text: say.heading[change] },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: say.text[change](opponent) },
      { type: 'card', title: say.when(day, voice.dates.time(at)), lines },
      ...rest,
      ...makeContactBlocks(contacts, match, voice),
    ],
    ...(calendar === null ? {} : { attachments: [calendar] }),
  };
}
