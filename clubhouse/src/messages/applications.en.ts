import { withStop } from './full-stop.ts';

/** `/coach/members/applications`, and the page of each. */
export const applications = {
  title: 'Applications',
  about: (count: number) =>
    count === 0
      ? 'No applications are waiting.'
      : count === 1
        ? 'One application is waiting. It is deleted after 30 days without a decision.'
        : `${count} applications are waiting. They are deleted after 30 days without a decision.`,
  none: 'There are no applications at the moment. People can apply on this site’s “join” page.',
  more: 'These have been waiting longest. There are more.',
  look: 'Review',
  known: (name: string) => `Same address as the member ${withStop(name)}`,
  sent: (day: string) => `Sent on ${day}`,
  notice: 'Agreed to',
  maybe: 'Already a member?',
  maybeAbout: 'Members with this address, or with this surname:',
  maybeNone: 'No member has this address or this surname.',
  takeIn: 'Accept',
  name: 'Name shown to players',
  level: 'Level',
  levelSaid: (level: number) => `Self-assessed level: ${level}.`,
  levelLater: 'later',
  takeInAbout:
    'They become a member, get an email and join the next draft. Running boxes do not change.',
};
