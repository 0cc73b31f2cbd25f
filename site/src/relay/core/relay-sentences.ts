import type { Verdict } from './relay-answers.ts';

/** Why a relay did not answer. */
export type NoAnswer =
  /** This device has no network. */
  | { readonly kind: 'offline' }
  /** The site's own policy forbids it to talk to that address. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unreachable' }
  /** Something answered that is no relay: a login page of a hotel, another service. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'locked'; readonly seconds: number };

/** What to tell the player of a check, and whether what was checked can be used. */
export interface Finding {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly text: string;
  readonly canBeSaved: boolean;
  /** The relay knows that the key is wrong: asking again would not help. */
  readonly isKeyWrong: boolean;
}

/** @param address the relay's, as shown to the player */
export function noAnswerSentence(why: NoAnswer, address: string): string {
  switch (why.kind) {
    case 'offline':
      return 'This device is offline. Games on one device work; the rest waits for the network.';
    case 'blocked':
      return (
        `This site may only talk to its own relay, so ${address} cannot be used from here. ` +
        `Open the site that ${address} serves instead.`
      );
    case 'unreachable':
      return `No relay answered at ${address}. It may be down, or it does not let this site in.`;
    case 'foreign':
      return (
        `What answered at ${address} is no relay: perhaps another service, or the login page of ` +
        'the network you are in.'
      );
    case 'wrong-key':
      return `The owner key that is saved on this device is not the one of ${address}.`;
    case 'locked':
      return (
        'Too many wrong owner keys came from your network. The relay looks at the next one in ' +
        `${minutes(why.seconds)}.`
      );
  }
}

/** What came of POST /v1/verify, each reason in plain words (KEEP-5). @param site its origin */
export function findingOf(verdict: Verdict, site: string): Finding {
  switch (verdict.reason) {
    case 'origin':
      return bad(
        `The relay does not let this site open games. Its operator has to add ${site} to its ` +
          'allowed origins.',
      );
    case 'owner-key':
      return verdict.ownerKey === 'wrong'
        ? {
            ...bad('That is not the owner key of this relay. Nothing was saved.'),
            isKeyWrong: true,
          }
        : warn(
            'This is a private relay: you can join games here, and need its owner key to make them.',
          );
    case 'budget':
      return warn('The relay has no games left for today, or none for your network.');
    case null:
      return {
        tone: 'good',
        text:
          verdict.ownerKey === 'valid'
            ? 'That is the owner key. You can make games here.'
            : 'The relay answers. You can make games here.',
        canBeSaved: true,
        isKeyWrong: false,
      };
  }
}

/** @param address the relay's, as shown to the player */
export function noAnswerFinding(why: NoAnswer, address: string): Finding {
  return bad(noAnswerSentence(why, address));
}

function bad(text: string): Finding {
  return { tone: 'bad', text, canBeSaved: false, isKeyWrong: false };
}

function warn(text: string): Finding {
  return { tone: 'warn', text, canBeSaved: true, isKeyWrong: false };
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
}
