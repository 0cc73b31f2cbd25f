import type { SendMailOptions } from 'nodemailer';
import type { Mail, Mailbox } from './mail-transport.ts';

/**
 * A letter as nodemailer makes it (MAIL-7). Each header is one line, whatever is in a name or a
 * subject; an address is taken as it is, and never as a list of them.
 */
export function composed(mail: Mail, from: Mailbox, now: number): SendMailOptions {
  const { to, subject, text, html, messageId, references, attachments, replyTo = null } = mail;
  return {
    from: { name: oneLine(from.name === '' ? mail.sender : from.name), address: from.address },
    to: { name: oneLine(to.name), address: to.address },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to.address] },
    subject: oneLine(subject),
    text,
    ...(html === null ? {} : { html }),
    date: new Date(now),
    messageId,
    ...(references === null ? {} : { inReplyTo: references, references }),
    // No vacation note answers what a program wrote (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    attachments: attachments.map(
      ({ filename, content_type: contentType, content, shown_as: cid }) => ({
        filename: oneLine(filename),
        contentType: oneLine(contentType),
        content,
        ...(cid === undefined
          ? {}
          : { cid, encoding: 'base64', contentDisposition: 'inline' as const }),
      }),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
