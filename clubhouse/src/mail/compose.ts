import type { SendMailOptions } from 'nodemailer';
import type { Mail, Mailbox } from './mail-transport.ts';

/**
 * Composes an email for nodemailer (MAIL-7). Line breaks in names or subjects cannot add headers,
 * and an address is never parsed as a list.
 */
export function composeMail(mail: Mail, from: Mailbox, now: number): SendMailOptions {
  const { to, subject, text, html, messageId, references, attachments, replyTo = null } = mail;
  return {
    from: { name: toOneLine(from.name === '' ? mail.sender : from.name), address: from.address },
    to: { name: toOneLine(to.name), address: to.address },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to.address] },
    subject: toOneLine(subject),
    text,
    ...(html === null ? {} : { html }),
    date: new Date(now),
    messageId,
    ...(references === null ? {} : { inReplyTo: references, references }),
    // Prevents out-of-office replies to automatic email (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    attachments: attachments.map(
      ({ filename, content_type: contentType, content, shown_as: cid }) => ({
        filename: toOneLine(filename),
        contentType: toOneLine(contentType),
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

function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
