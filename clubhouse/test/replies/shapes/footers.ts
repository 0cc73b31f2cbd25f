import { type ReplyShape, textShape } from './shape.ts';

/** Footers that programs, phones, servers and habits add below the text. */

const LETTER = 'Am 26.11.26 um 18:02 schrieb {name}:\n{>}\n';
const HEADER =
  'Von: {name} <{at}>\nGesendet: Donnerstag, 26. November 2026 18:02\nAn: Tom Brandt\nBetreff: {subject}\n\n{raw}\n';

const LINES: Readonly<Record<string, string>> = {
  iPhone: 'Sent from my iPhone',
  'iPhone, deutsch': 'Von meinem iPhone gesendet',
  'iPad, deutsch': 'Gesendet von meinem iPad',
  Samsung: 'Sent from my Galaxy',
  'Samsung, deutsch': 'Von meinem/meiner Galaxy gesendet',
  'Samsung, älter': 'Von meinem Samsung Galaxy Smartphone gesendet.',
  Alcatel: 'Sent from my Alcatel Flash2',
  'Fairphone, deutsch': 'Von meinem Fairphone gesendet',
  Android: 'Sent from my Android phone with K-9 Mail. Please excuse my brevity.',
  'K-9, deutsch': 'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  'Outlook for iOS': 'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Outlook für Android': 'Holen Sie sich Outlook für Android<https://aka.ms/AAb9ysg>',
  'Outlook, gesendet': 'Gesendet von Outlook für iOS',
  'Yahoo on Android': 'Sent from Yahoo Mail on Android',
  'Yahoo, deutsch': 'Von Yahoo Mail auf dem iPhone gesendet',
  'GMX App': 'Gesendet mit der GMX Mail App',
  'Web.de App': 'Gesendet mit der WEB.DE Mail App',
  'Web.de Android':
    'Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.',
  Telekom: 'Gesendet mit der Telekom Mail App',
  Proton: 'Sent with Proton Mail secure email.',
  'Proton mobile': 'Sent from Proton Mail for iOS',
  'Proton, deutsch': 'Gesendet von Proton Mail Android',
  'Windows 10': 'Sent from Mail for Windows',
  'Windows, deutsch': 'Gesendet von Mail für Windows',
  Huawei: 'Von meinem Huawei-Mobiltelefon gesendet',
};

const SIGNATURES: Readonly<Record<string, string>> = {
  'delimiter and card': '-- \nTom Brandt\nHauptstr. 6-4, 80331 München\nTel. 089 64 63 610',
  'delimiter without its space': '--\nTom Brandt\nwww.example.org',
  'sign-off and card':
    'Viele Grüße\nTom Brandt\n\nTom Brandt GmbH\nHauptstraße 64\n80331 München\nTel.: +49 89 6463-107\nwww.example.org',
  'English sign-off and card':
    'Best regards,\n\nTom Brandt\nSales Manager\nMobile: +44 7700 900 641\ntom@example.org',
  'a confidential house':
    'Kind regards\nTom\n\nCONFIDENTIALITY NOTICE: This message is for its recipient only. If you are not, call 64-63-107 before 18:30.',
  'ein vertrauliches Haus':
    'Mit freundlichen Grüßen\nTom Brandt\n\nDiese E-Mail enthält vertrauliche Informationen. Wer nicht gemeint ist, darf nicht lesen, was am Samstag um 18:30 gilt.',
  'a scanner': 'Virenfrei. www.avast.com',
  'a tree': 'Please consider the environment before printing this e-mail on Saturday.',
};

const end = (text: string, letter: string) => `{own}\n\n${text}\n\n${letter}`;

export const FOOTERS: readonly ReplyShape[] = [
  ...Object.entries(LINES).map(([name, line], index) =>
    textShape(`footer: ${name}`, end(line, index % 2 === 0 ? LETTER : HEADER)),
  ),
  ...Object.entries(SIGNATURES).map(([name, lines]) =>
    textShape(`signature: ${name}`, end(lines, LETTER)),
  ),
  textShape('footer beneath the letter', `{own}\n\n${LETTER}\n\nVon meinem iPhone gesendet\n`),
  textShape(
    'a mailing list beneath',
    `{own}\n\n${LETTER}\n${'_'.repeat(40)}\nLigaliste, jeden Samstag um 10 Uhr 6:4 6:2\n`,
  ),
];
