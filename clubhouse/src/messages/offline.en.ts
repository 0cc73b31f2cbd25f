/** `/offline`: shown in place of a page that the device has not cached. */
export const offline = {
  title: 'Offline',
  heading: 'Offline on court?',
  about: 'This page is not available offline. These are:',
  works: [
    'your home page and the tables you last viewed',
    'your open matches with contact details',
    'entering a score, which is saved here and sent later',
  ],
  home: 'Go to my matches',
  again: 'Try again',
};
