/** `/install`: a club is set up. */
export const install = {
  title: 'Set up your club',
  about: 'One page, then you are at your desk. Everything can be changed later.',
  aboutSecret: 'Whoever started the service sets the club up, and has its installation secret.',
  goOn: 'Go on',
  secret: 'Installation secret',
  secretHint:
    'It stands in the window in which you started the service, and in its data folder in the file installation-secret.',
  club: 'Name of the club',
  clubHint: 'The way members write it. It appears on every page and letter.',
  administrator: 'Your name',
  administratorHint: 'It appears in the history beside what you decide.',
  timezone: 'Time zone',
  language: 'Language of letters',
  submit: 'Set up the club',
  doneTitle: 'Your club is set up',
  doneAbout: 'You are signed in on this device.',
  key: 'Your key',
  keyHint:
    'Keep it where you keep passwords: it signs you in on other devices and is shown this once.',
  websiteKey: 'Key of this site',
  websiteKeyHint: 'Shown this once as well.',
  unkept: (file: string) =>
    `This site could not write its own key. Put it into ${file} before you go on.`,
  onToDesk: 'Go to your desk',
  link: 'Set up the club',
  linkAbout: 'It takes a minute. Have the address ready that the service printed when it started.',
  faults: {
    secret: 'That is not the installation secret. Copy it from the window of the service.',
    club: 'Give the name of the club, in 100 characters at most.',
    administrator: 'Give your name, in 100 characters at most.',
    timezone: 'Choose one of the time zones.',
    closed: (file: string) =>
      `A club is installed already, and this site has no key to it. Make a website key in the league and write it into ${file}.`,
    away: (url: string) =>
      `The league service at ${url} does not answer. Start it, then press again: what you typed is still here.`,
    busy: 'Too many tries. Wait a minute, then press again.',
    refused: 'The league service refused it. Change the names and press again.',
  },
};
