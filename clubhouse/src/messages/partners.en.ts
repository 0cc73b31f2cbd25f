import { withStop } from './full-stop.ts';

/** Partners for the next season, on `/wishes` and `/wishes/partner/[competition]`. */
export const partners = {
  title: (competition: string) => `Your partner: ${competition}`,
  goOn: {
    nobody: (name: string) =>
      `You and ${name} will play together again unless one of you decides otherwise.`,
    me: (name: string) =>
      `You want to keep playing with ${withStop(name)} It will stay that way unless ${name} decides otherwise.`,
    them: (name: string) =>
      `${name} wants to keep playing with you. It will stay that way unless you decide otherwise.`,
  },
  agreed: (name: string) => `Agreed: you will play with ${name} next season.`,
  waiting: (name: string) =>
    `You named ${withStop(name)} It is agreed once ${name} also names you.`,
  turned_down: (name: string) => `${name} said no. You are looking for a partner.`,
  taken: (name: string) => `${name} plays with someone else. You are looking for a partner.`,
  takenAsked: (name: string) =>
    `${name} plays with someone else but can see that you asked. You are looking for a partner.`,
  not_playing: (name: string) =>
    `${name} will not play this next season. You are looking for a partner.`,
  away: (name: string) =>
    `${name} is away next season, so you are looking for a partner. If ${name} returns before you find one, you will play together again.`,
  looking: 'You are looking for a partner. Other players can choose you.',
  coach: 'The coach will find you a partner.',
  out: 'You will not play this next season.',
  nothing: 'You have no partner here yet.',
  undo: (name: string) => `You can still change this. ${name} will then need a new partner.`,
  undoWaiting: 'You can change this at any time.',
  fixed: 'This season is complete, so choices are final. Is something wrong? Tell the coach.',
  notWished: (discipline: string) =>
    `Your preferences exclude ${discipline} next season, so this does not apply.`,
  asks: (name: string) => `${name} would like to play with you.`,
  yesFollows: (left: string | null) =>
    left === null
      ? 'If you say yes, it is agreed immediately.'
      : `If you say yes, it is agreed immediately, and ${left} will need a new partner.`,
  noFollows: (name: string) =>
    `If you say no, ${name} will keep looking. You can still change your mind.`,
  yes: (name: string) => `Yes, with ${name}`,
  no: 'No, thanks',
  change: 'Change my choice',
  choose: 'Who would you like to play with?',
  again: (name: string) => `${name} again`,
  keep: (name: string) => `Keep ${name}`,
  other: 'Someone else',
  otherAbout: 'Choose a name on the next page.',
  letCoach: 'Let the coach find someone',
  letCoachAbout: 'You will be paired with another player who needs a partner.',
  notAtAll: 'I don’t play this',
  notAtAllAbout: 'Anyone who wanted to play with you will look for someone else.',
  follows: (name: string) =>
    `If you choose someone else, ${name} immediately needs a new partner. To undo this, choose ${name} again.`,
  save: 'Save my choice',
  pickOne: 'Choose one of these options.',
  pick: {
    title: 'Your partner',
    heading: 'Who would you like to play with?',
    about:
      'All players in this season and anyone who wants to play this, except those on a break or leaving.',
    search: 'Part of the name',
    find: 'Search',
    all: 'Show all names',
    none: (query: string) => `Nobody here matches “${query}”.`,
    nobody: 'There is nobody to choose yet.',
    more: 'More names',
    follows: (left: string | null) =>
      left === null
        ? 'They will see your request under “Next season”. It is agreed once they name you too. It’s best to tell them yourself as well.'
        : `They will see your request under “Next season”. It is agreed once they name you too. ${left} will need a new partner from then on, whatever the answer. To undo this, choose ${left} again.`,
    button: 'Choose as my partner',
    list: 'Names',
    unsure: 'No one in mind?',
    unsureFollows: (left: string | null) =>
      left === null
        ? 'The coach sees that you are looking, and other players can choose you.'
        : `The coach sees that you are looking, and other players can choose you. ${left} will also need a new partner. To undo this, choose ${left} again.`,
    look: 'I am looking for a partner',
  },
  changedMind: (name: string) =>
    `${name} no longer names you, so nothing was changed. Choose again.`,
};
