/** `/offline`: in the place of a page that a device does not keep. */
export const offline = {
  title: 'No signal',
  heading: 'No signal on court?',
  about: 'This phone does not keep this page. These work without signal:',
  works: [
    'your home, and the tables you looked at last, as they were',
    'your open matches, with how to reach the other side',
    'entering a score: it waits here and sends itself',
  ],
  home: 'To my matches',
  again: 'Try again now',
};
