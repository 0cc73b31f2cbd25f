import { withStop } from './full-stop.ts';

/** The partner of the next season, on `/wishes` and `/wishes/partner/[competition]`. */
export const partners = {
  title: (competition: string) => `Your partner: ${competition}`,
  goOn: {
    nobody: (name: string) =>
      `You and ${name} go on together, unless one of you says something else.`,
    me: (name: string) =>
      `You go on with ${name}, who has not said anything yet. It stands unless ${name} says something else.`,
    them: (name: string) =>
      `${name} wants to go on with you. It stands unless you say something else.`,
  },
  agreed: (name: string) => `Agreed: you play with ${name} next season.`,
  waiting: (name: string) =>
    `You named ${withStop(name)} It is agreed once ${name} names you on this page.`,
  turned_down: (name: string) => `${name} said no. You are looking for a partner.`,
  taken: (name: string) => `${name} has agreed with somebody else. You are looking for a partner.`,
  takenAsked: (name: string) =>
    `${name} has agreed with somebody else, but sees that you asked. You are looking for a partner.`,
  not_playing: (name: string) =>
    `${name} does not play this next season. You are looking for a partner.`,
  away: (name: string) =>
    `${name} is not there next season, so you are looking for a partner. If ${name} comes back before you have one, you two go on.`,
  looking: 'You are looking for a partner. Whoever wants to play with you can name you.',
  coach: 'The coach finds a partner for you.',
  out: 'You do not play this next season.',
  nothing: 'You have no partner here yet.',
  undo: (name: string) => `You can still choose something else. ${name} is then looking again.`,
  undoWaiting: 'You can choose something else at any time.',
  fixed: 'This season is complete: what was said stands. Something wrong? Tell the coach.',
  notWished: (discipline: string) =>
    `Your wish leaves ${discipline} out next season, and goes before this.`,
  asks: (name: string) => `${name} would like to play with you.`,
  yesFollows: (left: string | null) =>
    left === null
      ? 'If you say yes, it is agreed at once.'
      : `If you say yes, it is agreed at once, and ${left} is looking for a partner.`,
  noFollows: (name: string) =>
    `If you say no, ${name} is looking on. You can still change your mind.`,
  yes: (name: string) => `Yes, with ${name}`,
  no: 'No, thanks',
  change: 'Choose something else',
  choose: 'Who would you like to play with?',
  again: (name: string) => `${name} again`,
  keep: (name: string) => `${name}, as I said`,
  other: 'Someone else',
  otherAbout: 'You choose a name on the next page.',
  letCoach: 'Let the coach find someone',
  letCoachAbout: 'You are placed with whoever needs a partner too.',
  notAtAll: 'I don’t play this',
  notAtAllAbout: 'Whoever wanted to play with you looks for somebody else.',
  follows: (name: string) =>
    `If it is not ${name} any more, ${name} is looking for a partner at once. If you choose ${name} again, that is taken back.`,
  save: 'Save my partner',
  pickOne: 'Choose one of these.',
  pick: {
    title: 'Your partner',
    heading: 'Who would you like to play with?',
    about:
      'Everyone who plays this season or wishes to play this, except those on a break or leaving.',
    search: 'A part of the name',
    find: 'Search',
    all: 'Show all names',
    none: (query: string) => `Nobody here matches “${query}”.`,
    nobody: 'There is nobody here to choose yet.',
    more: 'More names',
    follows: (left: string | null) =>
      left === null
        ? 'They see it on their page of wishes, and it is agreed once they name you. Best tell them too.'
        : `They see it on their page of wishes, and it is agreed once they name you. ${left} is looking for a partner from then on, whatever they answer. To undo it, choose ${left} again.`,
    button: 'Name as my partner',
    list: 'Names',
    unsure: 'Nobody in mind?',
    unsureFollows: (left: string | null) =>
      left === null
        ? 'The coach sees that you are looking, and others can name you.'
        : `The coach sees that you are looking, and others can name you. ${left} is looking from then on, too. To undo it, choose ${left} again.`,
    look: 'I am looking for a partner',
  },
  changedMind: (name: string) =>
    `${name} does not name you any more, so nothing was changed. Choose again.`,
};
