const COUNTS = [
  'No step',
  'One step',
  'Two steps',
  'Three steps',
  'Four steps',
  'Five steps',
  'Six steps',
];

/** `/coach` of a new club: what comes next. */
export const firstSteps = {
  title: 'Your first season',
  welcome: (name: string) => `Welcome, ${name}.`,
  begin: 'Seven steps, about an hour. Stop whenever you like.',
  left: (count: number) =>
    `${COUNTS[count] ?? `${count} steps`} to go. Nobody is written to until you invite them or start.`,
  done: (count: number, of: number) => `${count} of ${of} done`,
  isDone: 'done',
  now: 'This comes now',
  change: 'Change',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  steps: {
    colour: {
      name: 'Colour and logo',
      about: 'So that players see at once whose page it is.',
      go: 'Choose',
      after: '',
    },
    members: {
      name: 'Members',
      about: 'From the sheet you already keep. Nobody is mailed.',
      go: 'Import a list',
      after: '',
    },
    privacy: {
      name: 'Privacy notice',
      about: 'What the club does with names and numbers.',
      go: 'Write it',
      after: '',
    },
    season: {
      name: 'Season',
      about: 'A name, a first day and a last day.',
      go: 'Make a season',
      after: '',
    },
    boxes: {
      name: 'Boxes',
      about: 'We suggest who plays whom; you move names.',
      go: 'Fill the boxes',
      after: 'after members and season',
    },
    invite: {
      name: 'Invite',
      about: 'Each gets a link of their own. You see the list first.',
      go: 'Invite',
      after: 'after members and privacy',
    },
    start: {
      name: 'Start',
      about: 'The matches are made, and players see whom they play.',
      go: 'Start the season',
      after: 'after the boxes',
    },
  },
};
