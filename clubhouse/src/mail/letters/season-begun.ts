import type { Api } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import { findResultExample } from '../../reading/examples.ts';
import { sayWhere } from '../../messages/say-where.ts';
import type { Block, Contact, Letter } from '../letter.ts';
import { makeAnswerable } from './about-matches.ts';
import { type DivisionPlace, describeRules } from './rules-lines.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface BegunFacts {
  readonly name: string;
  readonly competition: string;
  /** The name of the division; null if the entry has none. */
  readonly division: string | null;
  readonly partner: Contact | null;
  /** Everyone the reader has a match against, with contact details they may see. */
  readonly opponents: readonly Contact[];
  readonly open: readonly MyMatch[];
  readonly rules: Api<'CompetitionRules'>;
  readonly placed: DivisionPlace | null;
  readonly deadline: string | null;
}

/** Tells a player their box, the rules, the opponents' contact details and the deadline (LTR-8). */
export function writeSeasonBegunLetter(facts: BegunFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { begun: say } = seasonLetters;
  const [competition, division] = [
    sanitiseText(facts.competition),
    sanitiseOptional(facts.division),
  ];
  const partner = facts.partner === null ? null : sanitiseText(facts.partner.name);
  const until = facts.deadline === null ? [] : [say.until(voice.dates.longDay(facts.deadline))];
  return {
    kind: 'season_begun',
    subject: toSubjectLine(say.subject(competition, division)),
    ...makeAnswerable(
      facts.open.map((match) => ({ ...match, where: sayWhere(voice.words, match) })),
      makeResultExample(facts, voice),
    ),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      {
        type: 'paragraph',
        text: [say.text(competition, division, partner), ...until].join(' '),
      },
      { type: 'button', label: say.button, href: `${voice.url}/` },
      { type: 'heading', text: say.rules, isSub: true },
      { type: 'list', items: describeRules(facts.rules, facts.placed, voice) },
      ...makeContactBlocks(say.opponents, facts.opponents),
      ...makeContactBlocks(say.partner, facts.partner === null ? [] : [facts.partner]),
    ],
  };
}

/** An example result against one of the opponents that the competition's rules allow. */
function makeResultExample({ open, rules }: BegunFacts, { words }: Voice): string | null {
  const matches = open.map(({ opponents }) => ({
    format: rules.format,
    opponents: opponents.map(({ display_name: name }) => name),
  }));
  return findResultExample(matches, words.replyLetters.examples);
}

function makeContactBlocks(heading: string, contacts: readonly Contact[]): Block[] {
  if (contacts.length === 0) return [];
  return [
    { type: 'heading', text: heading, isSub: true },
    { type: 'contacts', people: contacts },
  ];
}

function sanitiseOptional(name: string | null): string | null {
  return name === null ? null : sanitiseText(name);
}
