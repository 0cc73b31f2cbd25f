/** The groups of operations in the order of the document, with their descriptions. */
export const TAGS = {
  Service: 'The state of the service, and its API document.',
  Installation: 'Setting up the club once, with the installation secret.',
  Me: 'The caller’s own credential, and a player’s own data.',
  Club: 'The one club of this deployment.',
  Weather: 'Places and units for the weather forecasts that adapters show.',
  'API keys': 'Keys of adapters and people who run the league, with their scopes.',
  Members: 'The members of the club, playing or not.',
  'Join requests': 'Applications of people who would like to join.',
  'Sign-in': 'Login links for players, and the sessions they start.',
  Seasons: 'Periods in which competitions are played.',
  Competitions: 'Competitions with their rules, and the divisions in them.',
  Entries: 'Who plays in a competition: one member, or a pair.',
  Availability: 'Breaks, leaving, and what members wish to play.',
  Matches: 'The round robin of each division.',
  'Match plans': 'How players’ matches are being arranged.',
  Results: 'Reports of both sides, disputes, and the coach’s settlements.',
  Standings: 'Tables, calculated from results by the rules of the competition.',
  Progress: 'How many matches are left, and for whom.',
  'Partner choices': 'Members’ partners for doubles next season.',
  Placements: 'The draft of the next season: who would play where, and why.',
  Events: 'All events in order, to be read from a stored cursor.',
} as const;

export type Tag = keyof typeof TAGS;
