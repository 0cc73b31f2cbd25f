import { type ReplyShape, textShape } from './shape.ts';

/** The unmarked email below its own header, as in Outlook and webmail. */

const RULE = '_'.repeat(32);

const HEADERS: Readonly<Record<string, string>> = {
  'Outlook, English':
    'From: {name} <{at}>\nSent: Thursday, November 26, 2026 6:02 PM\nTo: Tom Brandt <tom@example.org>\nSubject: {subject}',
  'Outlook, deutsch':
    'Von: {name} <{at}>\nGesendet: Donnerstag, 26. November 2026 18:02\nAn: Tom Brandt <tom@example.org>\nBetreff: {subject}',
  'Outlook, bold':
    '*From:* {name} <{at}>\n*Sent:* 26 November 2026 18:02\n*To:* Tom Brandt\n*Subject:* {subject}',
  'Outlook, fett':
    '*Von:* {name} <{at}>\n*Gesendet:* Donnerstag, 26. November 2026 18:02\n*An:* Tom Brandt\n*Betreff:* {subject}',
  'Outlook, with importance':
    'From: {name} [mailto:{at}]\nSent: 26 November 2026 18:02\nTo: Tom Brandt\nCc: Anna\nSubject: {subject}\nImportance: High',
  'Outlook, old divider':
    '-----Original Message-----\nFrom: {name} [mailto:{at}]\nSent: Thursday, November 26, 2026 6:02 PM\nTo: Tom Brandt\nSubject: {subject}',
  'Outlook, alter Trenner':
    '-----Ursprüngliche Nachricht-----\nVon: {name} <{at}>\nGesendet: Donnerstag, 26. November 2026 18:02\nAn: Tom Brandt\nBetreff: {subject}',
  'Outlook on the web': `${RULE}\nFrom: {name} <{at}>\nSent: 26 November 2026 18:02\nTo: Tom Brandt <tom@example.org>\nSubject: {subject}`,
  'Outlook im Web': `${RULE}\nVon: {name} <{at}>\nGesendet: Donnerstag, 26. November 2026 18:02:15\nAn: Tom Brandt <tom@example.org>\nBetreff: {subject}`,
  'Exchange on a phone': `${RULE}\nFrom: {name} <{at}>\nDate: Thu, Nov 26, 2026, 18:02\nTo: Tom Brandt <tom@example.org>\nSubject: {subject}`,
  'Outlook, folded':
    'From: {name}\n<{at}>\nSent: Thursday, November 26, 2026 6:02 PM\nTo: Tom Brandt\n<tom@example.org>\nSubject: {subject}',
  GMX: 'Gesendet: Donnerstag, 26. November 2026 um 18:02 Uhr\nVon: "{name}" <{at}>\nAn: tom@example.org\nBetreff: {subject}',
  'GMX, English':
    'Sent: Thursday, November 26, 2026 at 6:02 PM\nFrom: "{name}" <{at}>\nTo: tom@example.org\nSubject: {subject}',
  'Web.de':
    'Gesendet: Donnerstag, 26. November 2026 um 18:02 Uhr\nVon: {name} <{at}>\nAn: "Tom Brandt" <tom@example.org>\nBetreff: {subject}',
  'T-Online':
    '-----Original-Nachricht-----\nBetreff: {subject}\nDatum: 2026-11-26T18:02:15+0100\nVon: "{name}" <{at}>\nAn: "tom@example.org" <tom@example.org>',
  'Telekom Mail':
    '------ Originalnachricht ------\nVon: {name} <{at}>\nDatum: 26.11.2026, 18:02\nAn: Tom Brandt\nBetreff: {subject}',
  'Samsung Email':
    '-------- Original message --------\nFrom: {name} <{at}> \nDate: 26/11/2026  18:02  (GMT+01:00) \nTo: tom@example.org \nSubject: {subject} ',
  'Samsung Email, deutsch':
    '-------- Ursprüngliche Nachricht --------\nVon: {name} <{at}> \nDatum: 26.11.26  18:02  (GMT+01:00) \nAn: tom@example.org \nBetreff: {subject} ',
  'eM Client':
    '------ Original Message ------\nFrom: "{name}" <{at}>\nTo: "Tom Brandt" <tom@example.org>\nSent: 26.11.2026 18:02:15\nSubject: {subject}',
  'Windows Mail':
    'Von: {name}\nGesendet: Donnerstag, 26. November 2026 18:02\nAn: Tom Brandt\nBetreff: {subject}',
  'Lotus Notes': 'Von: {name} <{at}>\nAn: Tom Brandt\nDatum: 26.11.2026 18:02\nBetreff: {subject}',
  'Apple Mail, forwarded':
    'Begin forwarded message:\n\nFrom: {name} <{at}>\nSubject: {subject}\nDate: 26 November 2026 at 18:02:15 CET\nTo: Tom Brandt',
  'Gmail, forwarded':
    '---------- Forwarded message ---------\nFrom: {name} <{at}>\nDate: Thu, Nov 26, 2026 at 6:02 PM\nSubject: {subject}\nTo: <tom@example.org>',
  'Gmail, weitergeleitet':
    '---------- Forwarded message ---------\nVon: {name} <{at}>\nDate: Do., 26. Nov. 2026 um 18:02 Uhr\nSubject: {subject}\nTo: <tom@example.org>',
  'Thunderbird, weitergeleitet':
    '-------- Weitergeleitete Nachricht --------\nBetreff: {subject}\nDatum: Thu, 26 Nov 2026 18:02:15 +0100\nVon: {name} <{at}>\nAn: tom@example.org',
};

export const HEADERS_ABOVE: readonly ReplyShape[] = [
  ...Object.entries(HEADERS).map(([name, header]) =>
    textShape(name, `{own}\n\n${header}\n\n{raw}\n`),
  ),
  textShape('T-Online, marked', `{own}\n\n${HEADERS['T-Online'] ?? ''}\n\n{>}\n`),
  textShape('Windows Mail, marked, below', `${HEADERS['Windows Mail'] ?? ''}\n\n{>}\n\n{own}\n`),
];
