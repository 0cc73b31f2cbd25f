import { hash } from 'node:crypto';
import type { Club } from '../api/club.ts';
import type { Attachment, Letter, LetterKind, LetterToSend } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-transport.ts';
import { getWords } from '../messages/language.ts';
import { LOGO_ID } from '../mail/render/logo.ts';
import { renderLetter } from '../mail/render/render-letter.ts';
import type { Images } from '../store/images.ts';
import type { UnsubscribeAddresses } from './unsubscribing.ts';

interface LetterAddresses {
  /** @param mailbox the recipient's */
  readonly addressFor: (
    answerable: {
      readonly memberId: string;
      readonly matchIds: readonly string[];
      readonly proposalId: number | null;
    },
    mailbox: string,
  ) => string;
}

interface Options {
  readonly url: string;
  readonly unsubscribing: UnsubscribeAddresses;
  readonly images: Pick<Images, 'find'>;
  /** Returns the path of a member's free evenings; null if the member should not be asked. */
  readonly eveningsPathFor?: (memberId: string, mailbox: string) => string | null;
  /** Null if emails cannot be answered. */
  readonly addresses?: LetterAddresses | null;
}

export class Drawing {
  readonly #host: string;
  readonly #url: string;
  readonly #unsubscribing: UnsubscribeAddresses;
  readonly #images: Options['images'];
  readonly #addresses: LetterAddresses | null;
  readonly #eveningsPathFor: NonNullable<Options['eveningsPathFor']>;

  constructor({ url, unsubscribing, images, addresses = null, eveningsPathFor }: Options) {
    this.#host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
    this.#url = url;
    this.#unsubscribing = unsubscribing;
    this.#images = images;
    this.#addresses = addresses;
    this.#eveningsPathFor = eveningsPathFor ?? (() => null);
  }

  mailOf(toSend: LetterToSend, club: Club): Mail {
    const { key, to, language, in_reply_to: follows, about } = toSend;
    const letter = this.#addEvenings(toSend);
    const turnOff = this.#turnOff(to, letter.kind);
    const logo = this.#logo(club);
    const look = { ...club, hasLogo: logo.length > 0 };
    const replyTo = this.#replyTo(to, letter);
    const reportPage = (matchId: string) => `${this.#url}/matches/${matchId}/report`;
    const answering = replyTo === null ? null : reportPage;
    const { subject, text, html } = renderLetter(letter, look, language, turnOff, answering);
    return {
      to: { name: to.name, address: to.address },
      sender: club.name,
      subject,
      text,
      html,
      messageId: this.#messageId(key),
      references: follows === undefined ? null : this.#messageId(follows),
      replyTo,
      headers: {
        ...(turnOff === null ? {} : makeBulkHeaders(turnOff)),
        ...(letter.kind === 'reply_answer' ? { 'Auto-Submitted': 'auto-replied' } : {}),
        // Exchange sends out-of-office replies unless this header forbids it.
        ...(replyTo === null ? {} : { 'X-Auto-Response-Suppress': 'All' }),
      },
      attachments: [...logo, ...(letter.attachments ?? [])],
      people: [...(to.member_id === undefined ? [] : [to.member_id]), ...about],
    };
  }

  /** Asks players with open matches when they can play, unless evenings are off by now (EVE-8). */
  #addEvenings({ to, language, letter }: LetterToSend): Letter {
    const isProposal = letter.kind === 'match_proposed';
    const isAsked = isProposal || letter.kind === 'season_begun' || letter.kind === 'week_left';
    if (!isAsked || to.member_id === undefined) return letter;
    const path = this.#eveningsPathFor(to.member_id, to.address);
    if (path === null) return letter;
    const { evenings: say } = getWords(language);
    const button = {
      type: 'button',
      isQuiet: true,
      label: isProposal ? say.change : say.invite,
      href: this.#url + path,
    } as const;
    return { ...letter, blocks: [...letter.blocks, button] };
  }

  /** A separate address for each member and subject, whatever kind of email it is (REPLY-10). */
  #replyTo(
    { member_id: memberId, address: mailbox }: LetterToSend['to'],
    { answerable }: Letter,
  ): string | null {
    const addresses = this.#addresses;
    if (addresses === null || memberId === undefined || answerable === undefined) return null;
    const isOfOne = 'match_id' in answerable;
    const matchIds = isOfOne ? [answerable.match_id] : answerable.matches.map(({ id }) => id);
    const proposalId = isOfOne ? (answerable.proposal_id ?? null) : null;
    return addresses.addressFor({ memberId, matchIds, proposalId }, mailbox);
  }

  /** Attaches the logo, so that mail programs load nothing from the site (LTR-2, FACE-9). */
  #logo({ logo }: Club): Attachment[] {
    const bytes = logo === null ? null : this.#images.find(logo.image, 'icon-180');
    if (bytes === null) return [];
    const content = bytes.toString('base64');
    return [{ filename: 'logo.png', content_type: 'image/png', content, shown_as: LOGO_ID }];
  }

  /** The same id for every attempt with a key, so that receivers drop duplicates (MAIL-4). */
  #messageId(key: string): string {
    return `<${makeMessageIdPart(key)}@${this.#host}>`;
  }

  /** One click turns off each kind of email except the sign-in link (MAIL-10). */
  #turnOff({ member_id: memberId, address }: LetterToSend['to'], kind: LetterKind): string | null {
    if (kind === 'sign_in' || memberId === undefined) return null;
    return this.#unsubscribing.addressFor({ memberId, kind }, address);
  }
}

/** The part of a Message-ID before the @, from the key of the email. */
export function makeMessageIdPart(key: string): string {
  return hash('sha256', key, 'hex').slice(0, 40);
}

/** RFC 8058: mail programs offer the click themselves. */
function makeBulkHeaders(turnOff: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${turnOff}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  };
}
