export const faults = {
  notFoundTitle: 'Page not found',
  notFound: 'The address may be mistyped, or the page no longer exists.',
  home: 'Go to the home page',
  awayTitle: 'The club’s service is not responding',
  away: 'The service behind this site is not available at the moment. Nothing is lost. Try again in a minute.',
  sentAwayTitle: 'The club’s service is not responding',
  sentAway:
    'We don’t know whether your entries were saved. Go back: they are still in the form. Check in a minute, and send them again if they are missing.',
  refusedTitle: 'This is not possible now',
  refused:
    'The service behind this site rejected it. Go back and reload the page to see the current state.',
  unfitTitle: 'The form contains an invalid value',
  unfit:
    'Nothing was saved. Go back: your entries are still in the form. Check for unusual characters, dates and numbers, then send it again.',
  storageTitle: 'This site cannot store anything at the moment',
  storage:
    'Its disk is full or faulty. Go back: your entries are still in the form. Tell the club and try again later.',
  again: 'Try again',
  busyTitle: 'Too many requests',
  busy: 'Wait a minute, then try again.',
  brokenTitle: 'Something went wrong',
  broken: (id: string) =>
    `It’s not your fault. If it keeps happening, tell the club this number: ${id}`,
  elsewhereTitle: 'This request came from another page',
  elsewhere: 'To be safe, we changed nothing. Open the page itself and click the button there.',
  switchedTitle: 'You have switched to someone else',
  switched:
    'Nothing was saved, because that page was for another member. Switch back at the top of the page, then try again.',
  tooLargeTitle: 'That is too large',
  tooLarge:
    'Nothing was saved. Shorten your text, or choose a smaller file: up to 5 MB for a picture, 180 KB for a member list.',
  notFormTitle: 'This page cannot accept that',
  notForm: 'Nothing was saved. Open the page itself and use its form.',
  setUpTitle: 'The clubhouse is not set up yet',
  byHand: 'Is a club already installed?',
  setUp:
    'Then this site needs its website key. Set LEAGUE_WEBSITE_KEY, or write the key into the file below. Coaches can then sign in with their own keys.',
  keyFile: 'Key file:',
  badKeyTitle: 'The league does not know this site’s key',
  badKey:
    'The website key was revoked or belongs to another club. Create a new one in the league and write it into the file below.',
};
