import type { PartLetter } from '../evenings/core/parts.ts';
import { withStop } from './full-stop.ts';

const parts: Readonly<Record<PartLetter, string>> = { m: 'Early', d: 'Day', e: 'Evening' };
const within: typeof parts = { m: 'early', d: 'daytime', e: 'evening' };

/** `/evenings`, the shared times on the home page, and the club's proposals. */
export const evenings = {
  title: 'Free evenings',
  when: 'When can you play?',
  about: 'Others only see times that suit you all. Past days are deleted.',
  saved: 'Saved.',
  repeat: 'Same as last time',
  parts,
  part: (day: string, letter: PartLetter) => `${day}, ${within[letter]}`,
  hours: 'Early is before 12:00, day is until 17:00, evening is after that.',
  wholeWeek: 'The whole week',
  save: 'Save',
  turnOff: 'Turn off for me',
  turnOffAbout: 'Your answers will be deleted, and nobody will see times they share with you.',
  isOff: 'You turned this off. Nothing is stored.',
  turnOn: 'Turn on again',
  invite: 'Say when you can play and see times that suit everyone',
  change: 'Change my evenings',
  tap: 'Tap a time to propose it',
  forMember: (member: string) => `for ${member}`,
  none: 'No shared time yet',
  count: (count: number) => (count === 1 ? '1 shared time' : `${count} shared times`),
  /** A match that the club proposes: the email, the page it links to, and the home page. */
  offer: {
    subject: (weekday: string, time: string, opponent: string) =>
      `${weekday} at ${time} against ${opponent}?`,
    heading: (weekday: string, isPair: boolean) =>
      `You’re ${isPair ? 'all' : 'both'} free on ${weekday}`,
    text: (opponent: string) => `The club proposes this time for your match against *${opponent}*.`,
    both: (opponent: string, isPair: boolean) =>
      isPair
        ? 'The match is arranged once both pairs have accepted. One yes from each pair is enough.'
        : `The match is arranged once you and ${opponent} have both accepted.`,
    lapses: (day: string, time: string) =>
      `Unless both sides have accepted by ${day}, ${time}, the proposal lapses. Saying no has no consequences.`,
    yes: (member: string | null) =>
      member === null ? 'Yes, I’ll play' : `Yes, ${member} will play`,
    no: (member: string | null) =>
      member === null ? 'Not this time' : `Not this time for ${member}`,
    opens: 'The buttons open a page where you answer.',
    proposed: (when: string) => `The club proposes ${when}`,
    pill: (when: string) => `Club: ${when}`,
    waiting: (opponent: string) => `Accepted. Waiting for ${withStop(opponent)}`,
    isOver: 'This proposal no longer stands',
    isOverAbout:
      'It was not accepted in time, someone cannot play, you chose another time, or the club cancelled the day. The club proposes at most one match a week to you.',
    noMore: 'No more proposals from the club',
  },
};
