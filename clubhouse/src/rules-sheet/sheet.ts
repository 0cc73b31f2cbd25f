import type { Api } from '../api/client.ts';
import { describeMatchFormat } from '../mail/letters/rules-lines.ts';
import type { Voice } from '../mail/letters/voice.ts';
import type { RuleLine } from '../messages/rule-sheet.en.ts';
import { makeExampleScore } from '../score/example-score.ts';
import { isPointsRace, isScoredInGames, readFormat } from '../score/format.ts';
import { withGamesWords } from '../messages/games-words.ts';
import type { OfferRule } from '../store/offer-rules.ts';
import type { RulePath, Rules } from './rule-path.ts';

type SheetWords = Voice['words']['ruleSheet'];
type SheetVoice = Pick<Voice, 'words' | 'dates'>;

export interface SheetPart {
  readonly heading: string;
  readonly lines: readonly RuleLine[];
}

interface RuleFacts {
  readonly rules: Rules;
  readonly say: SheetWords;
  readonly voice: SheetVoice;
  readonly number: (value: number) => string;
  /** The names of the boxes, from the top. */
  readonly boxes: readonly string[];
}

type Section = keyof SheetWords['headings'];
/** The lines of a rule; empty if the rule has no effect, such as draws where none are possible. */
type LinesOf = (facts: RuleFacts) => readonly RuleLine[];

const SECTIONS = ['match', 'points', 'table', 'movement'] as const satisfies readonly Section[];

/**
 * Lists every rule of a competition in plain words, each with an example (LOOK-14).
 * @param boxes names from the top
 * @param offers the consequences of unanswered offers
 */
export function buildRuleSheet(
  rules: Rules,
  boxes: readonly string[],
  offers: OfferRule | null,
  spoken: SheetVoice,
): readonly SheetPart[] {
  const words = withGamesWords(spoken.words, rules.format);
  const voice = { ...spoken, words };
  const say = words.ruleSheet;
  const facts = { rules, say, voice, boxes, number: (value: number) => voice.dates.number(value) };
  return SECTIONS.map((section) => ({
    heading: say.headings[section],
    lines: [
      ...Object.values(RULE_LINES).flatMap(([of, lines]) => (of === section ? lines(facts) : [])),
      ...(section === 'match' && offers !== null ? [say.offers[offers.outcome](offers.after)] : []),
    ],
  }));
}

/** No lines of its own: the lines on the format, on points, or on movement cover the rule. */
const SAID_ELSEWHERE: LinesOf = () => [];

/** Each rule's lines, in the order of the sheet. A rule with no sentence does not compile. */
const RULE_LINES: Readonly<Record<RulePath, readonly [Section, LinesOf]>> = {
  rounds: ['match', ({ rules, say }) => [say.rounds(rules.rounds === 2 ? 2 : 1)]],
  'format.bestOf': ['match', formatLines],
  'format.set': ['match', SAID_ELSEWHERE],
  'format.finalSet': ['match', SAID_ELSEWHERE],
  'format.playAll': ['match', SAID_ELSEWHERE],
  'format.draws': ['match', drawLines],
  'format.unfinished': ['match', listUnfinishedLines],
  'format.unfinishedSet': [
    'match',
    ({ rules, say }) => {
      const { unfinishedSet } = rules.format;
      return unfinishedSet === null ? [] : [say.unfinishedSet(unfinishedSet.lead)];
    },
  ],
  'retirement.sets': [
    'match',
    ({ rules, say }) =>
      rules.format.bestOf === 1 ? [] : [say.retirement(rules.retirement.sets === 'straight_sets')],
  ],
  'retirement.games': [
    'match',
    ({ rules, say }) => (rules.retirement.games === 'completed' ? [say.retirementGames()] : []),
  ],
  'walkover.sets': [
    'match',
    ({ rules, say }) => [say.walkover(rules.walkover.sets === 'straight_sets')],
  ],
  'walkover.games': [
    'match',
    ({ rules, say }) => {
      const [present, absent] = rules.walkover.games ?? [];
      return present === undefined || absent === undefined
        ? []
        : [say.walkoverGames(present, absent)];
    },
  ],
  'walkover.played': [
    'match',
    ({ rules, say }) => (rules.walkover.played === 'neither' ? [say.walkoverPlayed()] : []),
  ],

  'points.win': ['points', listWinLines],
  'points.loss': ['points', SAID_ELSEWHERE],
  'points.byResult': ['points', listByResultLines],
  'points.draw': ['points', drawPointsLines],
  'points.setWon': [
    'points',
    ({ rules, say, number }) => {
      const { setWon, byResult } = rules.points;
      if (setWon === 0 || byResult.length > 0) return [];
      return [say.setWon(number(setWon), number(2 * setWon), isPointsRace(rules.format.set))];
    },
  ],
  'points.gameWon': [
    'points',
    ({ rules, say, number }) => {
      const { gameWon } = rules.points;
      if (gameWon === 0) return [];
      return [say.gameWon(number(gameWon), number(6 * gameWon), isPointsRace(rules.format.set))];
    },
  ],
  'points.retiredLoss': [
    'points',
    ({ rules, say, number }) => {
      const { retiredLoss } = rules.points;
      return retiredLoss === null ? [] : [say.retiredLoss(number(retiredLoss))];
    },
  ],
  'points.walkoverWin': [
    'points',
    ({ rules, say, number }) => [
      say.walkoverPoints(number(rules.points.walkoverWin), number(rules.points.walkoverLoss)),
    ],
  ],
  'points.walkoverLoss': ['points', SAID_ELSEWHERE],
  'points.bonus': [
    'points',
    (facts) => facts.rules.points.bonus.map((one) => describeBonus(one, facts)),
  ],

  ranking: [
    'table',
    ({ rules, say, voice }) => [
      say.ranking(rules.ranking.map((rule) => voice.words.rules.choices.ranking[rule])),
    ],
  ],
  levelAfterRule: [
    'table',
    ({ rules, say }) =>
      rules.ranking.length > 1 ? [say.levelAfter(rules.levelAfterRule === 'restart')] : [],
  ],
  headToHead: [
    'table',
    ({ rules, say }) =>
      rules.ranking.some((rule) => rule.startsWith('head_to_head'))
        ? [say.headToHead(rules.headToHead === 'all_met')]
        : [],
  ],
  minMatchesToPlay: [
    'table',
    ({ rules, say }) =>
      rules.minMatchesToPlay === 0
        ? []
        : [say.minimum(rules.minMatchesToPlay, !rules.unrankedBelowMinimum)],
  ],
  unrankedBelowMinimum: ['table', SAID_ELSEWHERE],

  'movement.promoted': [
    'movement',
    ({ rules: { movement }, say }) => [
      movement.promoted === 0 && movement.relegated === 0
        ? say.nobodyMoves()
        : say.moves(movement.promoted, movement.relegated),
    ],
  ],
  'movement.relegated': ['movement', SAID_ELSEWHERE],
  'movement.tiers': ['movement', listTierLines],
  'withdrawal.remainingMatches': [
    'movement',
    ({ rules, say }) => [
      say.remaining(rules.withdrawal.remainingMatches === 'walkover_to_opponent'),
    ],
  ],
  'withdrawal.playedMatches': [
    'movement',
    ({ rules, say }) => [say.playedMatches[rules.withdrawal.playedMatches]],
  ],
};

function formatLines({ rules, say, voice }: RuleFacts): RuleLine[] {
  const line = describeMatchFormat(rules, voice.words.seasonLetters.rules);
  return [say.format(line, makeExampleScore(readFormat(rules)).won)];
}

function drawLines({ rules, say }: RuleFacts): RuleLine[] {
  const { drawn } = makeExampleScore(readFormat(rules));
  return drawn === null ? [] : [say.draws(drawn)];
}

function listUnfinishedLines({ rules, say }: RuleFacts): RuleLine[] {
  const { unfinished } = rules.format;
  if (unfinished === 'refused') return [];
  if (unfinished === 'by_games') return [say.byGames()];
  return [say.asItStands(isScoredInGames(rules.format) || isPointsRace(rules.format.set))];
}

function listWinLines({ rules, say, number }: RuleFacts): RuleLine[] {
  const { win, loss, byResult } = rules.points;
  const counts = rules.ranking.some((rule) => rule.includes('points'));
  if (!counts) return [say.noPoints()];
  return byResult.length > 0 ? [] : [say.winAndLoss(number(win), number(loss))];
}

function listByResultLines({ rules, say, number }: RuleFacts): RuleLine[] {
  const results = rules.points.byResult.map(
    ({ result, points: [won, lost] }) =>
      [result.replace('-', '–'), number(won), number(lost)] as const,
  );
  const example = results.find(([result]) => !isLevel(result)) ?? results[0];
  if (example === undefined) return [];
  return [
    say.byResult(
      results.map((one) => say.result(...one)),
      example,
    ),
  ];
}

function isLevel(result: string): boolean {
  const [one, other] = result.split('–');
  return one === other;
}

function drawPointsLines({ rules, say, number }: RuleFacts): RuleLine[] {
  const { draw, win, loss, byResult } = rules.points;
  if (!rules.format.draws || byResult.length > 0) return [];
  return [say.draw(number(draw ?? (win + loss) / 2))];
}

function describeBonus(
  bonus: Rules['points']['bonus'][number],
  { say, number, voice }: RuleFacts,
): RuleLine {
  const more = number(bonus.points);
  if (!isForMatchesPlayed(bonus)) return say.bonus[bonus.when](more);
  const by = bonus.by === null ? null : voice.dates.day(bonus.by);
  return say.bonus.matches_played(more, bonus.count, by);
}

function isForMatchesPlayed(
  bonus: Rules['points']['bonus'][number],
): bonus is Api<'MatchesPlayedBonus'> {
  return bonus.when === 'matches_played';
}

function listTierLines({ rules, say, boxes }: RuleFacts): RuleLine[] {
  const { tiers } = rules.movement;
  if (tiers === null) return [];
  const named = tiers
    .map((positions) => positions.flatMap((position) => boxes[position - 1] ?? []))
    .filter((names) => names.length > 0);
  const parallel = named.findIndex((names, index) => index > 0 && names.length > 1);
  const [upper] = named[parallel - 1] ?? [];
  const [first, second] = named[parallel] ?? [];
  const example =
    upper === undefined || first === undefined || second === undefined
      ? null
      : ({ upper, lower: [first, second] } as const);
  return [
    say.tiers(
      named.map((names) => names.join(say.and)),
      example,
    ),
  ];
}
