import { withStop } from './full-stop.ts';

/** `/install`: setting up a club. */
export const install = {
  title: 'Set up your club',
  about: 'Fill in this page and you are ready to start. You can change everything later.',
  aboutSecret:
    'To set up the club, you need the installation secret from the person who started the service.',
  goOn: 'Continue',
  secret: 'Installation secret',
  secretHint:
    'You can find it in the window where you started the service, or in the file installation-secret in its data folder.',
  club: 'Name of the club',
  clubHint: 'Write it the way members do. It appears on every page and in every email.',
  administrator: 'Your name',
  administratorHint: 'It appears in the history next to your decisions.',
  timezone: 'Time zone',
  language: 'Language of emails',
  submit: 'Set up the club',
  doneTitle: 'Your club is set up',
  doneAbout: 'You are signed in on this device.',
  key: 'Your key',
  keyHint:
    'Keep it with your passwords. You need it to sign in on other devices, and it is shown only once.',
  websiteKey: 'Key of this site',
  websiteKeyHint: 'This is also shown only once.',
  unkept: (file: string) =>
    `This site could not save its own key. Write it into ${file} before you continue.`,
  onToDesk: 'Go to Today',
  link: 'Set up the club',
  linkAbout: 'It takes a minute. Have the address ready that the service showed when it started.',
  faults: {
    secret: 'That is not the installation secret. Copy it from the service’s window.',
    club: 'Enter a club name of up to 100 characters.',
    administrator: 'Enter your name, using up to 100 characters.',
    timezone: 'Choose a time zone.',
    closed: (file: string) =>
      `A club is already installed, and this site has no key for it. Create a website key in the league and write it into ${withStop(file)}`,
    away: (url: string) =>
      `The league service at ${url} is not responding. Start it, then click again. Your details are still in the form.`,
    busy: 'Too many attempts. Wait a minute, then click again.',
    refused: 'The league service rejected this. Change the names and click again.',
  },
};
