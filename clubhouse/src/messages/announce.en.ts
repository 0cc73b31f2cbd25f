import { withStop } from './full-stop.ts';
import { listNames } from './list-names.ts';

/** `/coach/members/letter`: a letter of the coach's own, and what stands around its text. */
export const announce = {
  title: 'Write to members',
  about: 'A letter in your own words. You see it before it goes out.',
  noMail: 'This site sends no letters yet: its mail server is not set up.',
  to: 'To',
  everybody: 'Everybody at the club',
  competition: (name: string) => `Everybody in ${name}`,
  chosen: (count: number) => (count === 1 ? 'The one you ticked' : `The ${count} you ticked`),
  subject: 'Subject',
  text: 'Text',
  textHint: 'The greeting with the first name and the club stand around it by themselves.',
  look: 'See it first',
  nothingIsSent: 'Nothing is sent yet.',
  count: (count: number) =>
    count === 0 ? 'Nobody gets it.' : count === 1 ? 'One gets it.' : `${count} get it.`,
  recipients: (count: number) => (count === 1 ? 'The one who gets it' : `The ${count} who get it`),
  send: (count: number): string => (count === 1 ? 'Send the letter' : 'Send the letters'),
  change: 'Change it',
  leftOut: {
    no_address: (names: readonly string[]) => `No address: ${listNames(names, 'en')}.`,
    turned_off: (names: readonly string[]) => `Turned such letters off: ${listNames(names, 'en')}.`,
  },
  faults: {
    to: 'Choose to whom it goes: up to 200 who are ticked, a box, a competition or everybody.',
    subject: (most: number) => `A subject has 1 to ${most} characters.`,
    text: (most: number) => `A text has 1 to ${most} characters.`,
  },
  letter: {
    button: 'Open the website',
    from: (coach: string, club: string) => `${coach} wrote this for ${withStop(club)}`,
  },
  work: {
    title: (total: number) => (total === 1 ? 'One letter' : `A letter to ${total} members`),
    result: (done: ReadonlyMap<string, number>) => {
      const [sent, left] = [done.get('sent') ?? 0, done.get('left') ?? 0];
      const others = (done.get('no_address') ?? 0) + (done.get('turned_off') ?? 0) + left;
      const out = sent === 1 ? 'One letter is on its way.' : `${sent} letters are on their way.`;
      return others === 0 ? out : `${out} ${others} could not be written to any more.`;
    },
    reason: (): string | null => null,
    onward: 'To the members',
  },
};
