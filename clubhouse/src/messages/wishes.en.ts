import { withStop } from './full-stop.ts';

/** `/wishes` */
export const wishes = {
  title: 'Next season',
  heroTitle: 'What would you like to play?',
  season: (name: string, day: string | null) => (day === null ? name : `${name}, from ${day}`),
  noSeason: 'Next season',
  wish: 'Your preferences',
  saidNothing: 'You have not said anything yet. You will keep playing what you play now.',
  saidNothingYet: 'You have not said anything yet.',
  said: (list: string) => `You want to play: ${withStop(list)}`,
  saidNotNow: 'You do not want to play next season.',
  all: (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts),
  inSentence: { singles: 'singles', doubles: 'doubles', mixed_doubles: 'mixed doubles' },
  here: (place: string, partner: string | null) =>
    partner === null ? `You are now in ${place}` : `Now in ${place}, with ${partner}`,
  notHere: 'You do not play this now. The coach will consider it when drawing up the boxes',
  planned: 'You already have a place',
  plannedAbout:
    'Taking a break, leaving or opting out removes you from your box immediately. Only the coach can put you back. Other changes do not affect your place, so tell the coach about them.',
  left: 'You have left the club',
  leftAbout:
    'You have no next season to plan. Your results stay, and you can still read the tables. Was that a mistake, or do you want to play again? Tell the coach.',
  wishFollows:
    'Tick what you want to play. You will not be in anything else next season, even if you play it now. This season stays the same. You can change this at any time. Once the boxes are drawn up, tell the coach too. If you tick doubles or mixed, other players can choose you as a partner.',
  save: 'Save my preferences',
  notNow: 'Nothing next season',
  notNowFollows:
    'You will not be in any box next season, but you stay in the club. To undo this, tick something above and save.',
  takeBack: 'Clear my preferences',
  takeBackFollows: 'This removes everything you said about next season.',
  tickOne: 'Tick what you would like to play, or choose “Nothing next season”.',
  entries: 'Where you play now',
  entriesAbout: 'For one competition only, whatever your preferences say.',
  withPartner: (name: string) => `with ${name}`,
  isOut: 'Not next season',
  outByWish: 'Excluded by your preferences',
  leftByPartner: (name: string) =>
    `${name} is leaving, so you will no longer play together. Choose a new partner above.`,
  optOut: 'Skip this competition next season',
  optOutFollows: (competition: string, partner: string | null) =>
    partner === null
      ? `You will not be in ${competition} next season. Your results stay, and you still have to play your open matches. You can undo this here.`
      : `You and ${partner} will not play as a pair in ${competition} next season. If ${partner} wants to continue without you, choose “I don’t play this” under your partner instead. Your results stay, and you still have to play your open matches. Either of you can undo this here.`,
  optOutButton: 'Leave me out',
  optIn: 'Play after all',
  optInFollows:
    'You will be included in the next season again. If its boxes already exist, ask the coach to add you.',
  away: 'Not this time?',
  pause: 'Take a break',
  pauseShort: 'You are left out until you return',
  pauseFollows:
    'You are removed from boxes that are being drawn up, are not added to new ones and get no reminders. This season’s matches stay as they are. You can end the break here at any time.',
  pausePartner: (names: string) =>
    `Looking for another partner in the meantime: ${withStop(names)} If you return before they find one, you will play together again.`,
  pauseButton: 'Start my break',
  leave: 'Leave after this season',
  leaveShort: 'You stop playing after this season',
  leaveFollows:
    'You will not be in any of your competitions next season. Your results stay, and you still have to play your open matches. You can undo this here. You remain opted out of competitions you left individually.',
  leavePartner: (names: string) => `These players will need another partner: ${withStop(names)}`,
  leaveSure: 'Are you sure?',
  leaveButton: 'Yes, leave after this season',
  onBreak: 'You are on a break',
  onBreakAbout:
    'You will not be added to new boxes until you return. If the next boxes already exist, ask the coach to add you. Your preferences below apply from then on.',
  awayPartners: (names: string) =>
    `Looking for a partner in the meantime: ${withStop(names)} If you change your mind before they find one, you will play together again.`,
  back: 'I’m back',
  leaving: 'You are leaving after this season',
  leavingAbout:
    'The next season is planned without you. If you stay, you remain opted out of competitions you left individually. If the boxes already exist, the coach has to add you. Your preferences below only apply if you stay.',
  stay: 'Stay after all',
  done: {
    wish: 'Your preferences are saved.',
    'not-now': 'Saved. You will not play next season.',
    'take-back': 'Your preferences are cleared.',
    'opt-out': 'Saved. You will not be in that competition next season.',
    'opt-in': 'Saved. You will play next season.',
    pause: 'Your break has started.',
    back: 'Welcome back.',
    leave: 'Saved. You are leaving after this season.',
    stay: 'Saved. We’re glad you’re staying.',
    partner: 'Saved.',
    'partner-name': 'Saved. It’s best to tell them yourself as well.',
    'partner-yes': 'Agreed.',
    'partner-no': 'Saved. You said no.',
  },
  refused: {
    member_left: 'You have left the club, so you cannot change this here. Ask the coach.',
    member_deleted: 'You are no longer a member of the club, so you cannot change this.',
    competition_closed: 'This competition is archived and can no longer be changed.',
    partner_invalid:
      'You cannot choose this member, who is on a break, is leaving or has left. Choose someone else.',
    choices_fixed: 'This season is complete, so partners can no longer be changed. Tell the coach.',
    not_found: 'This no longer exists.',
  },
};
