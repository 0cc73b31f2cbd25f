/** `/bar`: tables and results for a screen at the club. */
export const bar = {
  title: 'Screen at the bar',
  scan: 'Just played?',
  scanAbout: 'Scan and enter the score',
  results: 'Latest results',
  noResults: 'No results yet.',
  toPlay: 'Still to play',
  matches: (count: number) => (count === 1 ? 'One match' : `${count} matches`),
  until: (day: string) => `by ${day}`,
  offline: 'Offline since {time}. Earlier results shown.',
  none: 'No season is running',
  noneAbout: 'Once a season has started, its tables appear here.',
  signInAbout: 'A coach signs in this screen once. It then shows tables and results in turn.',
  signIn: 'Start the screen',
  key: 'The screen’s key',
  out: 'This screen is signed out because its key was revoked or has expired. Sign in with a new key.',
  how: 'Create a key for the screen',
  howAbout:
    'As an administrator, open “Keys” on your own device and create a key for “Screen at the bar”. Such a key can only read, and the screen stays signed in until you revoke it.',
  faults: {
    scopes:
      'This key may do more than read, so it does not belong on a public screen. It was not saved. Create a key for “Screen at the bar”.',
  },
};
