import type { Api } from '../../api/client.ts';
import { isPointsRace } from '../../score/format.ts';
import type { Voice } from './voice.ts';
type SetRules = NonNullable<Api<'CompetitionRules'>['format']['finalSet']>;
type Bonus = Api<'CompetitionRules'>['points']['bonus'][number];
type RulesWords = Voice['words']['seasonLetters']['rules'];

export interface DivisionPlace {
  /** The position of the entry's division; 1 is the top. */
  readonly position: number;
  readonly divisions: number;
  readonly entries: number;
  /** The sizes of neighbouring divisions; omitted if equal. */
  readonly above?: number;
  readonly below?: number;
  /** All divisions from the top; parallel boxes are named. */
  readonly names?: readonly string[];
}

/** A competition's rules in three lines: format, points, promotion and relegation (LTR-7). */
export function describeRules(
  rules: Api<'CompetitionRules'>,
  placed: DivisionPlace | null,
  voice: Voice,
): string[] {
  const { rules: say } = voice.words.seasonLetters;
  return [
    formatLine(rules, say),
    describePoints(rules, voice, say),
    describePlaces(rules, placed, say),
  ];
}

/** A single set of fixed games with only its score recorded: `3-1` in a best of five. */
function isInGames({ format: { bestOf, set } }: Api<'CompetitionRules'>): boolean {
  return bestOf === 1 && 'games' in set && set.cap === set.games && set.winBy === 1;
}

function formatLine(rules: Api<'CompetitionRules'>, say: RulesWords): string {
  const { draws, unfinished } = rules.format;
  return joinSentence([
    ...listMatchParts(rules, say),
    ...(unfinished === 'as_it_stands' ? [say.unfinished] : []),
    ...(unfinished === 'by_games' ? [say.byGames] : []),
    ...(draws ? [say.draws] : []),
    ...(rules.rounds === 2 ? [say.twice] : []),
  ]);
}

export function describeMatchFormat(rules: Api<'CompetitionRules'>, say: RulesWords): string {
  return joinSentence(listMatchParts(rules, say));
}

function listMatchParts(rules: Api<'CompetitionRules'>, say: RulesWords): string[] {
  const { bestOf, set, finalSet, playAll } = rules.format;
  if ('timed' in set && bestOf === 1) return [say.timed];
  if ('games' in set && isInGames(rules)) return [say.inGames(2 * set.games - 1)];
  const count =
    playAll && bestOf > 1 ? say.all(bestOf) : say.best(bestOf, isPointsRace(rules.format.set));
  const sets = `${count} ${formatSet(set, say)}`;
  if (finalSet === null || bestOf === 1) return [sets];
  const last = listVariants(finalSet).map((way) =>
    'matchTiebreak' in way
      ? say.matchTiebreak(way.matchTiebreak.to)
      : say.lastSet(formatSet(way, say)),
  );
  return [sets, last.join(say.or)];
}

function listVariants(set: SetRules): readonly Exclude<SetRules, { either: unknown }>[] {
  return 'either' in set ? set.either : [set];
}

function formatSet(set: SetRules, say: RulesWords): string {
  if ('either' in set) return set.either.map((way) => formatSet(way, say)).join(say.or);
  if ('matchTiebreak' in set) return say.matchTiebreak(set.matchTiebreak.to);
  if ('timed' in set) return say.timed;
  if ('total' in set) return say.total(set.total);
  const { games, winBy, cap, tiebreak } = set;
  if (tiebreak !== null) return `${say.to(games)}${say.tiebreak(tiebreak.at)}`;
  return `${say.to(games)}${say.clear(winBy)}${cap === null ? '' : say.cap(cap)}`;
}

/** Results per line; more do not fit. */
const MAX_RESULTS = 8;

function describeBonus(bonus: Bonus, { dates }: Voice, say: RulesWords): string {
  const points = say.pointsOf(dates.number(bonus.points));
  if (bonus.when !== 'matches_played') return say.bonus[bonus.when](points);
  const by = bonus.by === null ? null : dates.day(bonus.by);
  return say.bonus.matches_played(points, bonus.count, by);
}

function describePoints(rules: Api<'CompetitionRules'>, voice: Voice, say: RulesWords): string {
  const { dates } = voice;
  const { win, loss, walkoverLoss, setWon, gameWon, bonus, byResult } = rules.points;
  const text = (points: number) => say.pointsOf(dates.number(points));
  const isCounted = rules.ranking[0] === 'points';
  const isOfSets = (win === 0 && loss === 0) || byResult.length > 0;
  const draw = rules.points.draw ?? (isOfSets ? null : (win + loss) / 2);
  const results = byResult.map(({ result, points: [won, lost] }) =>
    say.result(result, dates.number(won), dates.number(lost)),
  );
  const parts = [
    ...(isCounted ? [] : [say.noPoints]),
    ...(isCounted && !isOfSets ? [say.points(text(win), text(loss))] : []),
    ...(isCounted && results.length > 0 ? [say.byResult(results.slice(0, MAX_RESULTS))] : []),
    ...(isCounted && rules.format.draws && draw !== null && byResult.length === 0
      ? [say.draw(text(draw))]
      : []),
    ...(isCounted && setWon !== 0 && byResult.length === 0
      ? [say.perSet(text(setWon), isPointsRace(rules.format.set))]
      : []),
    ...(isCounted && gameWon !== 0
      ? [say.perGame(text(gameWon), isPointsRace(rules.format.set))]
      : []),
    ...(isCounted ? bonus.map((one) => describeBonus(one, voice, say)) : []),
    ...(isCounted ? [say.absent(text(walkoverLoss))] : []),
  ];
  return joinSentence(parts);
}

function describePlaces(
  rules: Api<'CompetitionRules'>,
  placed: DivisionPlace | null,
  say: RulesWords,
): string {
  const { minMatchesToPlay: minimum, unrankedBelowMinimum: isNeeded, movement } = rules;
  const most = placed === null ? minimum : rules.rounds * (placed.entries - 1);
  const needed = Math.min(minimum, most);
  const head = isNeeded && needed > 0 ? say.minimum(needed) : say.noMinimum;
  if (placed === null) return joinSentence([head]);
  const { tiers } = movement;
  if (tiers !== null)
    return joinSentence([head, ...describeTier({ ...movement, tiers }, placed, say)]);
  // With equal numbers up and down, the smaller of two divisions limits how many move.
  const isEven = movement.promoted === movement.relegated;
  const half = (next = placed.entries) =>
    Math.floor((isEven ? Math.min(placed.entries, next) : placed.entries) / 2);
  const up = placed.position > 1 ? Math.min(movement.promoted, half(placed.above)) : 0;
  const isLast = placed.position >= placed.divisions;
  const down = isLast ? 0 : Math.min(movement.relegated, half(placed.below));
  const moves = [...(up > 0 ? [say.up(up)] : []), ...(down > 0 ? [say.down(down)] : [])];
  return joinSentence(moves.length === 0 ? [head] : [head, moves.join(', ')]);
}

/** Only names: how many move depends on the sizes of all boxes around the line. */
function describeTier(
  { tiers, promoted, relegated }: Tiers,
  { position, names = [] }: DivisionPlace,
  say: RulesWords,
): string[] {
  // Divisions that no tier names follow below, one by one.
  const rest = names.map((_, index) => [index + 1]).slice(tiers.flat().length);
  const all = [...tiers, ...rest].map((tier) => tier.filter((one) => one <= names.length));
  const at = all.findIndex((tier) => tier.includes(position));
  const nameBoxes = (tier: readonly number[] = []) => tier.flatMap((one) => names[one - 1] ?? []);
  const beside = nameBoxes(all[at]?.filter((one) => one !== position));
  const [above, below] = [nameBoxes(all[at - 1]), nameBoxes(all[at + 1])];
  return [
    ...(beside.length > 0 ? [say.beside(beside)] : []),
    ...(promoted > 0 && above.length > 0 ? [say.upTo(above)] : []),
    ...(relegated > 0 && below.length > 0 ? [say.downTo(below)] : []),
  ];
}

type Tiers = Api<'CompetitionRules'>['movement'] & {
  readonly tiers: NonNullable<Api<'CompetitionRules'>['movement']['tiers']>;
};

function joinSentence(parts: readonly string[]): string {
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
