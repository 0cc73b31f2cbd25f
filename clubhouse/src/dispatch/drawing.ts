import { hash } from 'node:crypto';
import type { Club } from '../api/club.ts';
import type { Attachment, Letter, LetterKind, LetterToSend } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-transport.ts';
import { LOGO_ID } from '../mail/render/logo.ts';
import { renderLetter } from '../mail/render/render-letter.ts';
import type { Images } from '../store/images.ts';
import type { UnsubscribeAddresses } from './unsubscribing.ts';

/** Where letters are answered. */
interface LetterAddresses {
  /** @param mailbox where the letter goes */
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
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  readonly unsubscribing: UnsubscribeAddresses;
  /** Where the club's logo lies. */
  readonly images: Pick<Images, 'find'>;
  /** Where letters are answered; null: nowhere. */
  readonly addresses?: LetterAddresses | null;
}

/** Letters as mail: drawn, and with the headers by which mail programs know what to do with them. */
export class Drawing {
  readonly #host: string;
  readonly #url: string;
  readonly #unsubscribing: UnsubscribeAddresses;
  readonly #images: Options['images'];
  readonly #addresses: LetterAddresses | null;

  constructor({ url, unsubscribing, images, addresses = null }: Options) {
    this.#host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
    this.#url = url;
    this.#unsubscribing = unsubscribing;
    this.#images = images;
    this.#addresses = addresses;
  }

  mailOf(toSend: LetterToSend, club: Club): Mail {
    const { key, to, language, letter, in_reply_to: follows, about } = toSend;
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
        ...(turnOff === null ? {} : bulkHeaders(turnOff)),
        ...(letter.kind === 'reply_answer' ? { 'Auto-Submitted': 'auto-replied' } : {}),
        // Exchange answers what can be answered with notes of absence, unless it is asked not to.
        ...(replyTo === null ? {} : { 'X-Auto-Response-Suppress': 'All' }),
      },
      attachments: [...logo, ...(letter.attachments ?? [])],
      people: [...(to.member_id === undefined ? [] : [to.member_id]), ...about],
    };
  }

  /** An address of its own for each member and matter, whatever kind of letter it is (REPLY-10). */
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

  /** It comes with the letter, so that nothing in it is fetched (LTR-2, FACE-9). */
  #logo({ logo }: Club): Attachment[] {
    const bytes = logo === null ? null : this.#images.find(logo.image, 'icon-180');
    if (bytes === null) return [];
    const content = bytes.toString('base64');
    return [{ filename: 'logo.png', content_type: 'image/png', content, shown_as: LOGO_ID }];
  }

  /** The same for a key each time: receivers leave out what they have already (MAIL-4). */
  #messageId(key: string): string {
    return `<${messageName(key)}@${this.#host}>`;
  }

  /** Each letter to a member but the sign-in link can be turned off by one click (MAIL-10). */
  #turnOff({ member_id: memberId, address }: LetterToSend['to'], kind: LetterKind): string | null {
    if (kind === 'sign_in' || memberId === undefined) return null;
    return this.#unsubscribing.addressFor({ memberId, kind }, address);
  }
}

/** What stands before the @ of a letter's Message-ID. @param key of the letter */
export function messageName(key: string): string {
  return hash('sha256', key, 'hex').slice(0, 40);
}

/** RFC 8058: mail programs offer the click themselves. */
function bulkHeaders(turnOff: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${turnOff}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  };
}
