import type { Api } from '../../api/client.ts';
import type { Block, Letter } from '../letter.ts';
import { explainLeftOut, describePlace } from './place-sentence.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

interface NextSeason {
  readonly name: string;
  readonly startsOn: string | null;
}

interface PlaceFacts {
  readonly name: string;
  readonly memberId: string;
  readonly season: NextSeason;
  readonly competition: string;
  readonly division: string;
  readonly partner: string | null;
  /** The plan's reason; null if the coach placed them by hand. */
  readonly why: Api<'PlacementSentence'> | null;
}

/** A member's place in the next season, once the coach has decided (LTR-10). */
export function writePlaceLetter(facts: PlaceFacts, voice: Voice): Letter {
  const { letters, seasonLetters } = voice.words;
  const { place: say } = seasonLetters;
  const [season, division] = [sanitiseText(facts.season.name), sanitiseText(facts.division)];
  const { startsOn } = facts.season;
  const from = say.from(season, startsOn === null ? null : voice.dates.longDay(startsOn));
  const partner = facts.partner === null ? [] : [say.with(sanitiseText(facts.partner))];
  return {
    kind: 'your_place',
    subject: toSubjectLine(say.subject(season, division)),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      {
        type: 'card',
        title: say.where(sanitiseText(facts.competition), division),
        lines: [...partner, from],
      },
      { type: 'paragraph', text: describePlace(facts, voice) },
      { type: 'paragraph', text: say.begins },
      ...makeClosingBlocks(voice),
    ],
  };
}

interface OutFacts {
  readonly name: string;
  readonly memberId: string;
  readonly season: NextSeason;
  readonly competition: string;
  readonly isPair: boolean;
  readonly why: Api<'LeftOutSentence'>;
}

/** Null if the player chose to have no place, or the reason is unknown. */
export function writeNoPlaceLetter(facts: OutFacts, voice: Voice): Letter | null {
  const { letters, seasonLetters } = voice.words;
  const { place: say } = seasonLetters;
  const why = explainLeftOut(facts, voice);
  if (why === null) return null;
  const season = sanitiseText(facts.season.name);
  return {
    kind: 'your_place',
    subject: toSubjectLine(say.subject(season, null)),
    blocks: [
      { type: 'heading', text: say.headingOut },
      { type: 'paragraph', text: letters.hello(sanitiseText(facts.name)) },
      { type: 'paragraph', text: say.out(sanitiseText(facts.competition), season) },
      { type: 'card', title: why, lines: [] },
      ...makeClosingBlocks(voice),
    ],
  };
}

function makeClosingBlocks(voice: Voice): Block[] {
  const { place: say } = voice.words.seasonLetters;
  return [
    { type: 'button', label: say.button, href: `${voice.url}/wishes` },
    { type: 'small', text: say.askCoach },
  ];
}
