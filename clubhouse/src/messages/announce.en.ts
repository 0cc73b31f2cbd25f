import { withStop } from './full-stop.ts';

/** `/coach/members/letter`: an email written by the coach, and the text around it. */
export const announce = {
  title: 'Write to members',
  about: 'Write an email in your own words. You can preview it before sending.',
  noMail: 'This site cannot send emails yet, because no mail server is set up.',
  to: 'To',
  everybody: 'Everyone in the club',
  competition: (name: string) => `Everyone in ${name}`,
  chosen: (count: number) =>
    count === 1 ? 'The member you ticked' : `The ${count} members you ticked`,
  subject: 'Subject',
  text: 'Text',
  textHint: 'The email starts with a greeting and ends with your name and the club’s.',
  look: 'Preview',
  nothingIsSent: 'Nothing is sent yet.',
  change: 'Edit',
  faults: {
    to: 'Choose the recipients: up to 200 people, a box, a competition or everyone.',
    subject: (most: number) => `Enter a subject of up to ${most} characters.`,
    text: (most: number) => `Enter a text of up to ${most} characters.`,
  },
  letter: {
    button: 'Open the website',
    from: (coach: string, club: string) => `${coach} wrote this for ${withStop(club)}`,
  },
  work: {
    title: (total: number) => (total === 1 ? 'One email' : `An email to ${total} members`),
    result: (done: ReadonlyMap<string, number>) => {
      const of = (as: string) => done.get(as) ?? 0;
      // Another job had already queued the same words.
      const sent = of('sent') + of('already');
      const others = of('no_address') + of('turned_off') + of('left');
      const out = sent === 1 ? 'One email is on its way.' : `${sent} emails are on their way.`;
      return others === 0 ? out : `${out} ${others} could no longer be sent.`;
    },
    reason: (): string | null => null,
    onward: 'Go to members',
  },
};
