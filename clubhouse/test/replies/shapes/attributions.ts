import { type ReplyShape, textShape } from './shape.ts';

/**
 * Each program's line that introduces the quoted email, by language. The lines are facts about the
 * programs; the quoted text is the club's own email.
 */

const ENGLISH: Readonly<Record<string, string>> = {
  'Gmail on the web': 'On Thu, Nov 26, 2026 at 6:02 PM {name} <{at}> wrote:',
  'Gmail, broken': 'On Thu, Nov 26, 2026 at 6:02 PM {name} <\n{at}> wrote:',
  'Gmail, broken before its verb': 'On Thu, 26 Nov 2026, 18:02 {name}, <{at}>\nwrote:',
  'Gmail on Android': 'On Thu, 26 Nov 2026, 18:02 {name}, <{at}> wrote:',
  'Apple Mail': 'On 26 Nov 2026, at 18:02, {name} <{at}> wrote:',
  'Apple Mail, American': 'On Nov 26, 2026, at 6:02 PM, {name} <{at}> wrote:',
  Thunderbird: 'On 26/11/2026 18:02, {name} wrote:',
  'Thunderbird, American': 'On 11/26/26 6:02 PM, {name} wrote:',
  'Yahoo Mail': 'On Thursday, November 26, 2026 at 06:02:11 PM GMT+1, {name} <{at}> wrote: ',
  'Yahoo on a phone': 'On Thu, Nov 26, 2026 at 6:02 PM, {name}\n<{at}> wrote:',
  'Proton Mail': 'On Thursday, November 26th, 2026 at 6:02 PM, {name} <{at}> wrote:',
  'K-9 Mail': 'On 26 November 2026 18:02:15 CET, {name} <{at}> wrote:',
  FairEmail: 'On November 26, 2026 6:02:15 PM GMT+01:00, {name} <{at}> wrote:',
  Fastmail: 'On Thu, 26 Nov 2026, at 6:02 PM, {name} wrote:',
  mutt: 'On Thu, Nov 26, 2026 at 06:02:15PM +0100, {name} wrote:',
  Evolution: 'On Thu, 2026-11-26 at 18:02 +0100, {name} wrote:',
  Roundcube: 'On 2026-11-26 18:02, {name} wrote:',
  Horde: 'Quoting {name} <{at}>:',
  'Gnus, by name': '{name} <{at}> writes:',
  'Spark, by name': '{name} <{at}> wrote on 26.11.2026 at 18:02:',
  'Gmail, its address on a line of its own': '2026-11-26 18:02 GMT+01:00 {name} <\n{at}>:',
  'Mail.ru': 'Thursday, 26 November 2026, 6:02 PM +0300 from {name} <{at}>:',
  Superhuman: 'On Thu, Nov 26, 2026 at 6:02 PM, {name} < {at} > wrote:',
  Zoho: '---- On Thu, 26 Nov 2026 18:02:15 +0100 {name} <{at}> wrote ----',
};
const GERMAN: Readonly<Record<string, string>> = {
  'Gmail im Web': 'Am Do., 26. Nov. 2026 um 18:02 Uhr schrieb {name} <{at}>:',
  'Gmail, umbrochen': 'Am Do., 26. Nov. 2026 um 18:02 Uhr schrieb {name} <\n{at}>:',
  'Gmail auf Android': '{name} <{at}> schrieb am Do., 26. Nov. 2026, 18:02:',
  'Gmail auf Android, umbrochen': '{name} <{at}> schrieb am Do., 26. Nov. 2026,\n18:02:',
  'Apple Mail, deutsch': 'Am 26.11.2026 um 18:02 schrieb {name} <{at}>:',
  'Apple Mail, ausgeschrieben': 'Am 26. November 2026 um 18:02:15 MEZ schrieb {name} <{at}>:',
  'Thunderbird, deutsch': 'Am 26.11.26 um 18:02 schrieb {name}:',
  'Thunderbird, älter': 'Am 26.11.2026 um 18:02 schrieb {name}:',
  'Yahoo, deutsch':
    'Am Donnerstag, 26. November 2026 um 18:02:11 MEZ hat {name} <{at}> Folgendes geschrieben: ',
  'Proton Mail, deutsch': '{name} <{at}> schrieb am Donnerstag, 26. November 2026 um 18:02:',
  'K-9 Mail, deutsch': 'Am 26. November 2026 18:02:15 MEZ schrieb {name} <{at}>:',
  'Roundcube, deutsch': 'Am 2026-11-26 18:02, schrieb {name}:',
  'Horde, deutsch': 'Zitat von {name} <{at}>:',
  'mutt, deutsch': 'Am Thu, Nov 26, 2026 at 06:02:15PM +0100 schrieb {name}:',
  'Evolution, deutsch': 'Am Donnerstag, dem 26.11.2026 um 18:02 +0100 schrieb {name}:',
  'Tutanota, deutsch': '26. Nov. 2026, 18:02 von {at}:',
  'mailbox.org': '{name} <{at}> hat am 26.11.2026 18:02 CET geschrieben:',
};

/** Programs that do not mark quoted lines. */
const UNMARKED = ['Yahoo Mail', 'Yahoo on a phone', 'Superhuman', 'Zoho', 'Yahoo, deutsch'];

const ABOVE: readonly ReplyShape[] = Object.entries({ ...ENGLISH, ...GERMAN }).map(([name, line]) =>
  textShape(name, `{own}\n\n${line}\n${UNMARKED.includes(name) ? '\n{raw}' : '\n{>}'}\n`),
);

/** Text directly above the line that introduces the quote, as phones send it. */
const RIGHT_ABOVE: readonly ReplyShape[] = Object.entries({ ...ENGLISH, ...GERMAN }).map(
  ([name, line]) => textShape(`right above: ${name}`, `{own}\n${line}\n{>}\n`),
);

/** Other positions of the answer. */
const ELSEWHERE: readonly ReplyShape[] = [
  textShape('below, Thunderbird', `${ENGLISH['Thunderbird'] ?? ''}\n{>}\n\n{own}\n`),
  textShape(
    'below, Thunderbird, deutsch',
    `${GERMAN['Thunderbird, deutsch'] ?? ''}\n{>}\n\n{own}\n`,
  ),
  textShape(
    'below, mutt',
    `${ENGLISH['mutt'] ?? ''}\n{>}\n\n{own}\n\n-- \nTom Brandt, 0170 5554321\n`,
  ),
  textShape('below, without a blank line', `${GERMAN['Apple Mail, deutsch'] ?? ''}\n{>}\n{own}\n`),
  textShape('between, Thunderbird', `${ENGLISH['Thunderbird'] ?? ''}\n{>1}\n\n{own}\n\n{>2}\n`),
  textShape('between, Gmail', `${GERMAN['Gmail im Web'] ?? ''}\n\n{>1}\n\n\n{own}\n\n{>2}\n`),
  textShape('marks alone', '{own}\n\n{>}\n'),
  textShape('marks alone, below', '{>}\n\n{own}\n'),
  textShape(
    'a thread of two',
    `{own}\n\n${ENGLISH['Apple Mail'] ?? ''}\n\n> On 25 Nov 2026, at 09:00, Tom wrote:\n>\n{>>}\n`,
  ),
  textShape(
    'an attribution that is marked',
    `{own}\n\n> ${GERMAN['Apple Mail, deutsch'] ?? ''}\n>\n{>}\n`,
  ),
  textShape('bars for marks', `{own}\n\n${ENGLISH['Thunderbird'] ?? ''}\n{|}\n`),
  textShape('no letter at all', '{own}'),
  textShape('no letter, many blank lines', '\n\n\n{own}\n\n\n\n'),
  textShape(
    'lines that end as on Windows',
    `{own}\r\n\r\n${ENGLISH['Thunderbird'] ?? ''}\r\n{>}\r\n`,
  ),
  textShape('format=flowed', `{flowed}\n\n${ENGLISH['Thunderbird'] ?? ''}\n{>}\n`),
  textShape(
    'format=flowed, its marks stuffed',
    `{flowed}\n\n${GERMAN['Thunderbird, deutsch'] ?? ''}\n >{raw}`.replace('{raw}', ' \n{>}'),
  ),
  textShape(
    'the text as one empty line above',
    `\u00a0\n{own}\n\u00a0\n${GERMAN['Gmail im Web'] ?? ''}\n\n{>}\n`,
  ),
];

export const ATTRIBUTIONS: readonly ReplyShape[] = [...ABOVE, ...RIGHT_ABOVE, ...ELSEWHERE];
