import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';
import { englishPoints } from './points.ts';

/** `/tables` and `/tables/DIVISION` */
export const tables = {
  title: 'Tables',
  competitions: 'Your competitions',
  box: 'Your box',
  place: 'Rank',
  name: 'Name',
  howItCounts: 'Scoring rules',
  leads: (label: string, points: string) => `First: ${label}, ${englishPoints(points)}`,
  nobodyRanked: 'Nobody is ranked yet',
  nothingYet: 'Nothing played yet',
  columns: {
    played: 'Played',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    sets: 'Sets',
    games: 'Games',
    points: 'Points',
  },
  columnsShort: {
    played: 'Pl',
    won: 'W',
    drawn: 'D',
    lost: 'L',
    sets: 'Sets',
    games: 'Games',
    points: 'Pts',
  },
  sortBy: 'Sort by …',
  sortBack: 'Reset the order',
  provisional: (day: string | null) => (day === null ? 'Provisional' : `Provisional until ${day}`),
  final: 'Final',
  up: { promotion: 'would go up', relegation: 'would go down' },
  upFinal: { promotion: 'goes up', relegation: 'goes down' },
  /** For parallel boxes: the box to move into. */
  upTo: {
    promotion: (box: string) => `would go up to ${box}`,
    relegation: (box: string) => `would go down to ${box}`,
  },
  upFinalTo: {
    promotion: (box: string) => `goes up to ${box}`,
    relegation: (box: string) => `goes down to ${box}`,
  },
  youMoveTo: {
    promotion: (box: string) => `You are going up to ${withStop(box)}`,
    relegation: (box: string) => `You are going down to ${withStop(box)}`,
  },
  /** For the viewer's own row, once the table is final. */
  youMove: { promotion: 'You are going up.', relegation: 'You are going down.' },
  unranked: 'not ranked',
  /** Heading above players with too few matches. */
  unrankedFor: (minimum: number, isFinal: boolean) =>
    isFinal
      ? `Not ranked: ${formatMatches(minimum)} required`
      : `Not ranked yet: ${formatMatches(minimum)} required`,
  /** Before the first result. */
  opponents: (count: number) => (count === 1 ? 'One opponent.' : `${numeral(count)} opponents.`),
  playersIn: (count: number) =>
    count === 1 ? 'One player in this box.' : `${numeral(count)} players in this box.`,
  rankAfter: (minimum: number) =>
    minimum === 1
      ? 'You are ranked after one match.'
      : `You are ranked after ${numeral(minimum).toLowerCase()} matches.`,
  firstResult: 'This list becomes a table with the first result.',
  willMove: (up: number, down: number) => {
    const moves = [
      ...(up > 0 ? [`${numeral(up)} ${up === 1 ? 'player goes' : 'players go'} up`] : []),
      ...(down > 0 ? [`${numeral(down)} ${down === 1 ? 'goes' : 'go'} down`] : []),
    ];
    return moves.length === 0
      ? 'Nobody goes up or down.'
      : `${firstLarge(moves.join(', ').toLowerCase())}. Arrows appear once matches are played.`;
  },
  withdrawn: 'withdrawn',
  empty: 'Nobody is in this box yet.',
  others: 'The other boxes',
  all: (competition: string) => `All boxes of ${competition}`,
  noneTitle: 'No table yet',
  none: 'Your box’s table appears here once the season has started.',
  behind: (above: string | null) => (above === null ? 'behind you' : `behind ${above}`),
  rules: {
    points: 'points',
    matches_won: 'matches won',
    matches_played: 'matches played',
    head_to_head: 'wins',
    head_to_head_two: 'wins',
    head_to_head_sets_difference: 'set difference',
    head_to_head_sets_share: 'share of sets won',
    head_to_head_games_difference: 'game difference',
    head_to_head_games_share: 'share of games won',
    sets_difference: 'set difference',
    sets_share: 'share of sets won',
    sets_won: 'sets won',
    games_difference: 'game difference',
    games_share: 'share of games won',
    games_won: 'games won',
    sets_lost: 'sets lost',
    games_lost: 'games lost',
    sets_lost_per_match: 'sets lost per match',
    games_lost_per_match: 'games lost per match',
    points_per_match: 'points per match',
    head_to_head_points: 'points in their matches',
    points_of_matches: 'points without walkovers',
    points_without_bonus: 'points without bonuses',
    straight_sets_wins: 'straight-set wins',
    starting_place: 'starting position',
  },
  /** No rule or decision determines who moves. */
  tie: {
    promotion: 'tied for promotion: placed by name for now',
    relegation: 'tied for relegation: placed by name for now',
    both: 'tied for promotion and relegation: placed by name for now',
  },
  decideTie: 'Decide who comes first',
  /** For a player without a starting place. */
  noStart: 'none',
  /** A coach's recorded decision among players whom the rules leave level. */
  decided: (said: { readonly behind: string; readonly by: string; readonly level: string }) =>
    `${said.behind} by ${said.by}${said.level}`,
  decidedBy: { lot: 'lot', play_off: 'a play-off', agreement: 'agreement' },
  separated: (said: {
    readonly behind: string;
    readonly rule: string;
    readonly level: string;
    readonly value: string;
    readonly above: string;
  }) => `${said.behind} on ${said.rule}${said.level}, ${said.value}\u00a0to\u00a0${said.above}`,
  /** How many are level, and their points if all have the same. */
  level: (count: number, points: string | null) => {
    const on = points === null ? '' : ` on ${englishPoints(points)}`;
    return count === 2
      ? ` between the two tied${on}`
      : ` among the ${numeral(count).toLowerCase()} tied${on}`;
  },
  /** For the small cells of a cross table. */
  marks: {
    won: 'W',
    drawn: 'D',
    lost: 'L',
    retired: 'r.',
    walkover: { won: 'w.o.', lost: 'abs.' },
    conceded: { won: 'conc.', lost: 'conc.' },
  },
  crossedTitle: 'Who played whom',
  crossedAbout: 'Sets, row against column',
  /** For single-set matches, whose result is in games: such a set is the match. */
  inGames: {
    crossedAbout: 'Games, row against column',
    rules: {
      head_to_head_sets_difference: 'wins minus losses',
      head_to_head_sets_share: 'share of matches won',
      sets_difference: 'wins minus losses',
      sets_share: 'share of matches won',
      sets_won: 'matches won',
      sets_lost: 'matches lost',
      sets_lost_per_match: 'losses per match',
      straight_sets_wins: 'matches won',
    },
  },
  stillToPlay: 'still to play',
  notPlayed: 'not played',
  notCounted: 'does not count',
  /** The effect of a withdrawal on a match. */
  ruled: {
    walkover: (gone: string, winner: string) => `${gone} withdrew: a walkover for ${winner}`,
    notCounted: 'does not count because a side withdrew',
    notCountedWith: (opponent: string) =>
      `Your match against ${opponent} does not count because a side withdrew`,
    one: {
      won: (opponent: string) => `${opponent} withdrew: a walkover for you`,
      lost: (opponent: string) => `You withdrew: a walkover for ${opponent}`,
    },
    pair: {
      won: (opponent: string) => `${opponent} withdrew: a walkover for you two`,
      lost: (opponent: string) => `You two withdrew: a walkover for ${opponent}`,
    },
  },
  lastSeason: (season: string) =>
    `${season} is over. New tables appear here when the next season starts.`,
  noneRuns: 'No competition is running at the moment.',
  otherSeasons: 'All seasons',
  wall: 'Print for the notice board',
  share: (won: string, of: string) => `${won} of ${of}`,
  rate: (total: string, count: number) => `${total} in ${formatMatches(count)}`,
  /** They met once, and that match decided. */
  met: {
    above: (points: string | null) => `tied with you${onPoints(points)}; you won your match`,
    mine: (above: string, points: string | null) =>
      `tied with ${above}${onPoints(points)}; you lost your match`,
    others: (above: string, points: string | null) =>
      `tied with ${above}${onPoints(points)}, who won their match`,
  },
};

function onPoints(points: string | null): string {
  return points === null ? '' : ` on ${englishPoints(points)}`;
}

function formatMatches(count: number): string {
  return count === 1 ? '1 match' : `${count} matches`;
}

function firstLarge(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
