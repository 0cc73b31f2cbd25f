/** `/coach/competitions/[competition]/rules`, and what rules there are to start from. */
export const rules = {
  presets: {
    three_one_zero: {
      name: '3-1-0',
      about: 'three for a win, one for a loss, none for not turning up',
    },
    box_league: { name: 'Sets and turning up', about: 'a point for playing, one for each set' },
    five_four_two_one: { name: '5-4-2-1', about: 'ladders that value a close match' },
    short_sets: { name: 'Short sets', about: 'sets to four, tiebreak at 3-3' },
    pro_set: { name: 'Pro set', about: 'one set to eight, tiebreak at 8-8' },
    twelve_games: { name: 'Twelve games', about: 'every match has twelve games, each counts' },
    timed: { name: 'Timed', about: 'courts by the hour: who leads when time is up wins' },
    tour_finals: { name: 'Tour finals', about: 'round-robin groups of the season-ending finals' },
    squash: { name: 'Squash', about: 'to 11 by two, best of five' },
    table_tennis_5: { name: 'Table tennis, five', about: 'to 11 by two, best of five' },
    table_tennis_7: { name: 'Table tennis, seven', about: 'to 11 by two, best of seven' },
    badminton: { name: 'Badminton', about: 'to 21 by two, capped at 30' },
  },
};
