/** Pages for when something is not as it should be. */
export const faults = {
  notFoundTitle: 'There is nothing here',
  notFound: 'Perhaps the address is mistyped, or what was here is gone.',
  home: 'Back to the start',
  awayTitle: 'The club does not answer',
  away: 'The service behind this site is not there at the moment. Nothing is lost: try again in a minute.',
  sentAwayTitle: 'The club does not answer',
  sentAway:
    'We cannot tell whether what you sent was saved. Go back: what you typed is still in the form. Check in a minute whether it is there; if not, send it again.',
  refusedTitle: 'That cannot be done now',
  refused:
    'The service behind this site refused it. Go back, reload the page and see how things stand.',
  unfitTitle: 'Something in the form is not valid',
  unfit:
    'Nothing was saved. Go back: what you typed is still in the form. Check it for unusual characters, dates and numbers, then send it again.',
  storageTitle: 'This site cannot store anything at the moment',
  storage:
    'Its disk is full or faulty. Go back: what you typed is still in the form. Tell the club, and try again later.',
  again: 'Try again',
  busyTitle: 'Too many at once',
  busy: 'Wait a minute, then try again.',
  brokenTitle: 'Something went wrong here',
  broken: (id: string) =>
    `It is not your fault. If it keeps happening, tell the club this number: ${id}`,
  elsewhereTitle: 'This came from another page',
  elsewhere: 'To be safe, nothing was done. Open the page itself and press the button there.',
  tooLargeTitle: 'That is too much',
  tooLarge:
    'Nothing was done. Shorten what you wrote, or take a smaller file: a picture has 5 MB at most, a list of members 180 KB.',
  notFormTitle: 'This page does not take that',
  notForm: 'Nothing was done. Open the page itself, and send its own form.',
  setUpTitle: 'The clubhouse is not set up yet',
  byHand: 'Is a club installed already?',
  setUp:
    'Then this site needs its website key: set LEAGUE_WEBSITE_KEY, or write the key into the file below. After that coaches come in with a key of their own.',
  keyFile: 'The file for the key:',
  badKeyTitle: 'The league does not know this site’s key',
  badKey:
    'The website key was revoked or is of another club. Make a new one in the league, and write it into the file that is named below.',
};
