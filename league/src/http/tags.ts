/** The groups of operations, in the order of the document, each with what it is about. */
export const TAGS = {
  Service: 'Whether the service answers, and what it offers.',
  Installation: 'Setting the club up, once, with the installation secret.',
  Me: 'What the caller may know of itself: the credential, and a player’s own home.',
  Club: 'The one club of this deployment.',
  Weather: 'For which places, and in which units, adapters show forecasts.',
  'API keys': 'Keys of adapters and people who run the league, with their scopes.',
  Members: 'Who is in the club, also before and after playing.',
  'Join requests': 'Applications of people who would like to join.',
  'Sign-in': 'Login links for players, and the sessions that they become.',
  Seasons: 'Stretches of the year in which competitions are played.',
  Competitions: 'Competitions with their rules, and the divisions in them.',
  Entries: 'Who plays in a competition: one member, or a pair.',
  Availability: 'Breaks, leaving, and what members wish to play.',
  Matches: 'The round robin of each division.',
  'Match plans': 'How far players have come with arranging their matches.',
  Results: 'What both sides report, where they differ, and what the coach settles.',
  Standings: 'Tables, worked out from results by the rules of the competition.',
  Progress: 'How much is still to be played, and by whom.',
  'Partner choices': 'With whom members play doubles next season.',
  Placements: 'The draft of the next season: who would play where, and why.',
  Events: 'All that happened, in order, to be followed from a stored cursor.',
} as const;

export type Tag = keyof typeof TAGS;
