/** The sets of rules to start from. */
export const presets = {
  three_one_zero: {
    name: '3-1-0',
    about: 'three points for a win, one for a loss, none for a no-show',
  },
  box_league: {
    name: 'Sets and attendance',
    about: 'one point for playing, one for each set won',
  },
  five_four_two_one: { name: '5-4-2-1', about: 'for ladders that reward close matches' },
  short_sets: { name: 'Short sets', about: 'sets to four, tiebreak at 3-3' },
  pro_set: { name: 'Pro set', about: 'one set to eight, tiebreak at 8-8' },
  pro_set_by_games: { name: 'Pro set by games', about: 'one set to ten, one point per game' },
  twelve_games: {
    name: 'Twelve games',
    about: 'every match has twelve games, and each one counts',
  },
  timed: { name: 'Timed', about: 'for courts by the hour: the leader wins when time runs out' },
  tour_finals: { name: 'Tour finals', about: 'round-robin groups as in season-ending finals' },
  hour_boxes: {
    name: 'By the hour, with draws',
    about: 'for club boxes: the games count when time runs out',
  },
  squash: { name: 'Squash', about: 'to 11, win by two, best of five' },
  squash_by_result: {
    name: 'Squash by result',
    about: 'for club boxes: 7-2, 6-3, 5-4 and unfinished matches',
  },
  squash_games: {
    name: 'Squash by games',
    about: 'best of five, games only: 3-1 without points',
  },
  best_of_five_games: {
    name: 'Best of five by games',
    about: 'for racketball or table tennis, games only: 3-1 without points',
  },
  table_tennis_5: {
    name: 'Table tennis, five',
    about: 'to 11, win by two, best of five',
  },
  table_tennis_7: {
    name: 'Table tennis, seven',
    about: 'to 11, win by two, best of seven',
  },
  badminton: { name: 'Badminton', about: 'to 21, win by two, capped at 30' },
  round_robin_twice: {
    name: 'Round robin twice',
    about: 'for small boxes and home-and-away leagues: two matches against each opponent',
  },
};
