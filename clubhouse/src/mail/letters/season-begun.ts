import type { Api } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import { findResultExample } from '../../reading/examples.ts';
import { sayWhere } from '../../messages/say-where.ts';
import type { Block, Contact, Letter } from '../letter.ts';
import { type AnswerableLetter, makeAnswerable } from './about-matches.ts';
import { type DivisionPlace, describeRules } from './rules-lines.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

export interface BegunFacts {
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

/**
 * Tells a player their boxes, the rules, the deadline, and each opponent once with contact details,
 * even if they meet in several competitions (LTR-8, LTR-29).
 */
export function writeSeasonBegunLetter(parts: readonly BegunFacts[], voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { begun: say } = seasonLetters;
  const [{ name } = { name: '' }] = parts;
  const places = parts.flatMap((part, index) => {
    const { competition, division, deadline } = part;
    const partner = sanitiseOptional(part.partner?.name ?? null);
    const place = say.text(sanitiseText(competition), sanitiseOptional(division), partner);
    // German begins small only after the greeting.
    const said = index === 0 ? place : `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
    const isSaidNext = deadline === null || parts[index + 1]?.deadline === deadline;
    return isSaidNext ? [said] : [said, say.until(voice.dates.longDay(deadline))];
  });
  return {
    kind: 'season_begun',
    subject: toSubjectLine(makeSubject(parts, voice)),
    ...makeListedAnswers(parts, voice),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: places.join(' ') },
      { type: 'button', label: say.button, href: `${voice.url}/` },
      ...makeRulesBlocks(parts, voice),
      ...makeContactBlocks(parts, voice),
    ],
  };
}

function makeSubject(parts: readonly BegunFacts[], { words }: Voice): string {
  const { subject, subjectOfSeveral } = words.seasonLetters.begun;
  const names = parts.map(({ competition }) => sanitiseText(competition));
  const [only, ...others] = parts;
  return only === undefined || others.length > 0
    ? subjectOfSeveral(names)
    : subject(names[0] ?? '', sanitiseOptional(only.division));
}

/** The opponents are listed with their contacts, so the answers are not listed again. */
function makeListedAnswers(parts: readonly BegunFacts[], { words }: Voice): AnswerableLetter {
  const open = parts.flatMap((part) => part.open.map((match) => ({ match, rules: part.rules })));
  const examples = open.map(({ match: { opponents }, rules }) => ({
    format: rules.format,
    opponents: opponents.map(({ display_name: name }) => name),
  }));
  const { answerable } = makeAnswerable(
    open.map(({ match }) => ({ ...match, where: sayWhere(words, match) })),
    findResultExample(examples, words.replyLetters.examples),
  );
  if (answerable === undefined) return {};
  return {
    answerable: 'matches' in answerable ? { ...answerable, isListed: true } : answerable,
  };
}

/** A rule that all competitions share stands there once; the others follow, by competition. */
function makeRulesBlocks(parts: readonly BegunFacts[], voice: Voice): Block[] {
  const described = parts.map(({ competition, rules, placed }) => ({
    competition: sanitiseText(competition),
    lines: describeRules(rules, placed, voice),
  }));
  const isShared = (line: string) => described.every(({ lines }) => lines.includes(line));
  const own = described.flatMap(({ competition, lines }) => {
    const rest = lines.filter((line) => !isShared(line));
    return rest.length === 0 ? [] : [`*${competition}*: ${rest.join(' ')}`];
  });
  const items = [...(described[0]?.lines.filter(isShared) ?? []), ...own];
  return [
    { type: 'heading', text: voice.words.seasonLetters.begun.rules, isSub: true },
    { type: 'list', items },
  ];
}

/** In one competition, opponents and partner; in several, each person once with where they meet. */
function makeContactBlocks(parts: readonly BegunFacts[], { words }: Voice): Block[] {
  const { begun: say } = words.seasonLetters;
  const partners = parts.flatMap(({ partner, competition }) =>
    partner === null ? [] : [{ person: partner, about: say.partnerIn(competition) }],
  );
  const opponents = parts.flatMap((part) =>
    part.opponents.map((person) => ({ person, about: part.competition })),
  );
  if (parts.length > 1) {
    const heading = partners.length > 0 ? say.partnerAndOpponents : say.opponents;
    const known = Map.groupBy([...partners, ...opponents], ({ person: { name, phone, email } }) =>
      JSON.stringify([name, phone, email]),
    );
    const people = [...known.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const about = new Set([first, ...others].map((one) => one.about));
      return [{ ...first.person, about: [...about].join('; ') }];
    });
    return listContacts(heading, people);
  }
  const listPeople = (met: typeof opponents) => met.map(({ person }) => person);
  return [
    ...listContacts(say.opponents, listPeople(opponents)),
    ...listContacts(say.partner, listPeople(partners)),
  ];
}

function listContacts(heading: string, people: readonly Contact[]): Block[] {
  if (people.length === 0) return [];
  return [
    { type: 'heading', text: heading, isSub: true },
    { type: 'contacts', people, isShort: true },
  ];
}

function sanitiseOptional(name: string | null): string | null {
  return name === null ? null : sanitiseText(name);
}
