/** `/coach` of a new club: what comes next. */
export const firstSteps = {
  title: 'Your first season',
  done: 'done',
  steps: {
    colour: {
      name: 'Colour and logo',
      about: 'So that players see at once whose page it is.',
    },
    members: { name: 'Members', about: 'From the sheet you already keep. Nobody is mailed.' },
    privacy: { name: 'Privacy notice', about: 'What the club does with names and numbers.' },
    season: { name: 'Season', about: 'A name, a first day and a last day.' },
    boxes: { name: 'Boxes', about: 'We suggest who plays whom; you move names.' },
    invite: { name: 'Invite', about: 'Each gets a link of their own. You see the list first.' },
  },
};
