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

/** `/coach` of a new club: the next steps. */
export const firstSteps = {
  title: 'Your first season',
  welcome: (name: string) => `Welcome, ${withStop(name)}`,
  begin: 'Eight steps, about an hour. You can stop at any time.',
  left: (count: number) =>
    `${COUNTS[count] ?? `${count} steps`} to go. Nobody gets an email until you send invitations or start the season.`,
  done: (count: number, of: number) => `${count} of ${of} done`,
  isDone: 'done',
  now: 'Next step',
  change: 'Change',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  waits: {
    boxes: 'after “Members” and “Season”',
    invite: 'after “Members” and “Privacy notice”',
    start: 'after “Boxes”',
  },
  steps: {
    colour: {
      name: 'Colour and logo',
      about: 'Players recognise your club at a glance.',
      go: 'Choose a colour',
    },
    members: {
      name: 'Members',
      about: 'From your existing list. Nobody gets an email.',
      go: 'Import a list',
    },
    privacy: {
      name: 'Privacy notice',
      about: 'How the club uses personal data.',
      go: 'Write the notice',
    },
    season: {
      name: 'Season',
      about: 'A name, a start date and an end date.',
      go: 'Create a season',
    },
    boxes: {
      name: 'Boxes',
      about: 'We suggest a draft, and you can move players.',
      go: 'Fill the boxes',
    },
    letters: {
      name: 'Emails',
      about: 'Preview the emails that players will get.',
      go: 'Preview the emails',
    },
    invite: {
      name: 'Invite',
      about: 'Every member gets a personal link. You see the list first.',
      go: 'Invite members',
    },
    start: {
      name: 'Start',
      about: 'We create the matches, and players see their opponents.',
      go: 'Start the season',
    },
  },
};
