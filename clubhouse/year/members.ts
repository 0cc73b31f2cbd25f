import assert from 'node:assert/strict';
import type { LetterBox } from './letter-box.ts';
import type { Desk } from './desk.ts';
import { type Person, writeSheet } from './people.ts';

/** Accepts the only application. */
export async function acceptApplication(desk: Desk): Promise<void> {
  await desk.tab('Members');
  await desk.link('Applications');
  await desk.link(/^Review/);
  await desk.button('Accept');
}

/** Imports everyone in the spreadsheet, invites them, and checks that they got the email. */
export async function fillMembers(
  desk: Desk,
  people: readonly Person[],
  letters: LetterBox,
): Promise<void> {
  await desk.tab('Members');
  await desk.link('Import a list');
  await desk.list('Paste the list', 'Or choose a file', writeSheet(people));
  await desk.button('Check the list');
  await desk.button(`Add ${people.length}`);
  await desk.finished();
  assert.ok(await desk.has(new RegExp(`${people.length} added, 0 changed`)));
  assert.equal(letters.all().length, 0, 'nobody is mailed for being imported');
  await desk.link('Invite members');
  await desk.button(/^Send/);
  await desk.finished();
  for (const { email } of people) await letters.letter(email, /^Join us online/);
}
