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
      ...makeContactBlocks(
        say.opponents,
        parts.flatMap((part) => part.opponents.map((person) => ({ person, part }))),
        parts.length > 1,
      ),
      ...makeContactBlocks(
        say.partner,
        parts.flatMap((part) => (part.partner === null ? [] : [{ person: part.partner, part }])),
        parts.length > 1,
      ),
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

/** Rules that several competitions share stand there once. */
function makeRulesBlocks(parts: readonly BegunFacts[], voice: Voice): Block[] {
  const { rules: say } = voice.words.seasonLetters.begun;
  const described = parts.map(({ competition, rules, placed }) => ({
    competition: sanitiseText(competition),
    items: describeRules(rules, placed, voice),
  }));
  const groups = [...Map.groupBy(described, ({ items }) => items.join('\n')).values()];
  return groups.flatMap((group): Block[] => {
    const names = group.map(({ competition }) => competition).join(', ');
    return [
      { type: 'heading', text: groups.length > 1 ? `${say}: ${names}` : say, isSub: true },
      { type: 'list', items: group[0]?.items ?? [] },
    ];
  });
}

interface PersonInPart {
  readonly person: Contact;
  readonly part: BegunFacts;
}

/** @param isNamed whether each person is shown with the competitions that they are met in */
function makeContactBlocks(
  heading: string,
  met: readonly PersonInPart[],
  isNamed: boolean,
): Block[] {
  if (met.length === 0) return [];
  const known = Map.groupBy(met, ({ person: { name, phone, email } }) =>
    JSON.stringify([name, phone, email]),
  );
  const people = [...known.values()].flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    const about = [...new Set(of.map(({ part }) => describeBox(part)))].join('; ');
    return [isNamed ? { ...first.person, about } : first.person];
  });
  return [
    { type: 'heading', text: heading, isSub: true },
    { type: 'contacts', people, isShort: true },
  ];
}

function describeBox({ competition, division }: BegunFacts): string {
  return division === null ? competition : `${competition}, ${division}`;
}

function sanitiseOptional(name: string | null): string | null {
  return name === null ? null : sanitiseText(name);
}
