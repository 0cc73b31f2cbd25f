import { withStop } from './full-stop.ts';

/** `/wishes` */
export const wishes = {
  title: 'Next season',
  heroTitle: 'What would you like to play?',
  season: (name: string, day: string | null) => (day === null ? name : `${name}, from ${day}`),
  noSeason: 'Next season',
  wish: 'Your wish',
  saidNothing: 'You have not said anything yet. What you play now goes on.',
  saidNothingYet: 'You have not said anything yet.',
  said: (list: string) => `You said: ${withStop(list)}`,
  saidNotNow: 'You said: nothing next season.',
  all: (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts),
  inSentence: { singles: 'singles', doubles: 'doubles', mixed_doubles: 'mixed doubles' },
  here: (place: string, partner: string | null) =>
    partner === null ? `You are in ${place} now` : `${place} now, with ${partner}`,
  newHere: 'New to you: the coach sees your wish when the boxes are made',
  planned: 'You are placed already',
  plannedAbout:
    'A break, leaving, or leaving out what you play now takes you out of it at once, and only the coach puts you back. Another wish or another partner does not change it by itself: tell the coach.',
  left: 'You have left the club',
  leftAbout:
    'So there is no next season to plan here. Your results stay, and you can read the tables. Was that a mistake, or do you want to play again? Tell the coach.',
  wishFollows:
    'What you leave without a tick leaves you out next season, also where you play now. This season is not touched. You can say something else here at any time; once the boxes are made, tell the coach too. Wishing doubles or mixed lets others find your name as a partner.',
  save: 'Save my wish',
  notNow: 'Nothing next season',
  notNowFollows:
    'You are left out of every box of the next season and stay in the club. To undo it, tick something above and save.',
  takeBack: 'Take my wish back',
  takeBackFollows: 'As if you had never said anything.',
  tickOne: 'Tick what you would like to play, or choose “Nothing next season”.',
  entries: 'Where you play now',
  entriesAbout: 'For one competition only, whatever your wish says.',
  withPartner: (name: string) => `with ${name}`,
  isOut: 'Not next season',
  outByWish: 'Left out by your wish',
  leftByPartner: (name: string) =>
    `${name} is leaving, so the two of you do not go on. Under your partner above you find somebody else.`,
  optOut: 'Not this one next season',
  optOutFollows: (competition: string, partner: string | null) =>
    partner === null
      ? `You are left out of ${competition} next season. Your results stay, and open matches are still to be played. You can take it back here.`
      : `You and ${partner} are both left out of ${competition} next season, as a pair. If ${partner} wants to go on without you, choose “I don’t play this” under your partner instead. Your results stay, and open matches are still to be played. Either of you can take it back here.`,
  optOutButton: 'Leave me out of this one',
  optIn: 'Play on after all',
  optInFollows:
    'You are carried into the next season again. If its boxes are made already, ask the coach to put you in.',
  away: 'Not this time?',
  pause: 'Take a break',
  pauseShort: 'Left out until you say that you are back',
  pauseFollows:
    'You are taken out of the boxes that are being made, are put into no new one, and get no reminders. Matches of this season stay as they are. You end the break here, with one button.',
  pausePartner: (names: string) =>
    `Looking for another partner meanwhile: ${withStop(names)} Come back before one is found, and you go on together.`,
  pauseButton: 'Begin my break',
  leave: 'Leave after this season',
  leaveShort: 'Everything you play ends with this season',
  leaveFollows:
    'You are left out of the next season in everything that you play now. Your results stay, and open matches are still to be played. You can take it back here; what you had left out by itself stays out.',
  leavePartner: (names: string) => `Will need another partner: ${withStop(names)}`,
  leaveSure: 'Are you sure?',
  leaveButton: 'Yes, leave after this season',
  onBreak: 'You are on a break',
  onBreakAbout:
    'You are left out of new boxes until you are back. If the next boxes are made already, ask the coach to put you in. What you wish below counts from then on.',
  awayPartners: (names: string) =>
    `Looking for a partner meanwhile: ${withStop(names)} If that is undone before one is found, you go on together.`,
  back: 'I am back',
  leaving: 'You leave after this season',
  leavingAbout:
    'The next season is made without you. If you stay, what you had left out by itself stays out, and where the boxes are made already the coach has to put you in. What you wish below counts only if you stay.',
  stay: 'Stay after all',
  done: {
    wish: 'Your wish is saved.',
    'not-now': 'Saved: nothing next season.',
    'take-back': 'Your wish is taken back.',
    'opt-out': 'Saved. You are left out of that one next season.',
    'opt-in': 'Saved. You play on.',
    pause: 'Your break has begun.',
    back: 'Welcome back.',
    leave: 'Saved. You leave after this season.',
    stay: 'Good to have you. You stay.',
    partner: 'Saved.',
    'partner-name': 'Saved. Best tell them too.',
    'partner-yes': 'Agreed.',
    'partner-no': 'Saved: you said no.',
  },
  refused: {
    member_left: 'You have left the club, so this cannot be changed here. Ask the coach.',
    member_deleted: 'You are no longer a member of the club, so this cannot be changed.',
    competition_closed: 'This competition has been put away and does not change any more.',
    partner_invalid:
      'This member cannot be named: on a break, leaving, or no longer here. Choose somebody else.',
    choices_fixed: 'This season is complete: what was said of partners stands. Tell the coach.',
    not_found: 'This is not there any more.',
  },
};
