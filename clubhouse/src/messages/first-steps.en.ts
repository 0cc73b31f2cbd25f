import { withStop } from './full-stop.ts';

const COUNTS = [
  'No step',
  'One step',
  'Two steps',
  'Three steps',
  'Four steps',
  'Five steps',
  'Six steps',
  'Seven steps',
];

/** `/coach` of a new club: what comes next. */
export const firstSteps = {
  title: 'Your first season',
  welcome: (name: string) => `Welcome, ${withStop(name)}`,
  begin: 'Eight steps, about an hour. Stop whenever you like.',
  left: (count: number) =>
    `${COUNTS[count] ?? `${count} steps`} to go. Nobody is written to until you invite them or start.`,
  done: (count: number, of: number) => `${count} of ${of} done`,
  isDone: 'done',
  now: 'This comes now',
  change: 'Change',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  waits: {
    boxes: 'after members and season',
    invite: 'after members and privacy',
    start: 'after the boxes',
  },
  steps: {
    colour: {
      name: 'Colour and logo',
      about: 'So that players see at once whose page it is.',
      go: 'Choose',
    },
    members: {
      name: 'Members',
      about: 'From the sheet you already keep. Nobody is mailed.',
      go: 'Import a list',
    },
    privacy: {
      name: 'Privacy notice',
      about: 'What the club does with names and numbers.',
      go: 'Write it',
    },
    season: {
      name: 'Season',
      about: 'A name, a first day and a last day.',
      go: 'Make a season',
    },
    boxes: {
      name: 'Boxes',
      about: 'We suggest who plays whom; you move names.',
      go: 'Fill the boxes',
    },
    letters: {
      name: 'Letters',
      about: 'Read what players get, before they do.',
      go: 'Read them',
    },
    invite: {
      name: 'Invite',
      about: 'Each gets a link of their own. You see the list first.',
      go: 'Invite',
    },
    start: {
      name: 'Start',
      about: 'The matches are made, and players see whom they play.',
      go: 'Start the season',
    },
  },
};
