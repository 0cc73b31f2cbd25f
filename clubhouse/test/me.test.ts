import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../src/messages/en.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { signedIn } from './visitor.ts';

const started = clubhouseForTests();

test('SELF-1: it shows what the club stores about the member, with address and number, and who sees it', async () => {
  const hannah = await signedIn(started(), 'Hannah Brandt');
  const { text } = await hannah.get('/me');
  const told = [...text.matchAll(/<dt><b[^>]*>(.*?)<\/b><\/dt>((?:<dd[^>]*>.*?<\/dd>)+)/gs)];
  assert.deepEqual(
    told.map(([, what, rows = '']) => [
      what,
      ...[...rows.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(([, row]) => row),
    ]),
    [
      ['Hannah Brandt', en.me.nameSeen],
      [en.me.reach, makeEmail('Hannah Brandt'), 'Phone: +44 7700 900000', en.me.reachSeen],
      [en.me.rest, en.me.restSeen],
    ],
  );
  assert.match(en.me.reachSeen, /Your partners and opponents can see them/);
  assert.match(text, /The coach can change it/);
  assert.equal(text.includes('href="/me/contact"'), true);
  assert.doesNotMatch(text, /Edmund|edmund/);
});

test('SELF-2: the language is chosen once, for the site and the emails', async () => {
  const { store, season } = started();
  const priya = await signedIn(started(), 'Priya Raghunathan');
  const before = (await priya.get('/me')).text;
  assert.match(before, /lang="en"[^>]* aria-pressed="true"/);
  const seen = await priya.post('/language', { language: 'de', to: '/me' });
  assert.equal(seen.location, '/me');
  const after = (await priya.get('/me')).text;
  assert.match(after, /lang="de"[^>]* aria-pressed="true"/);
  assert.match(after, /Für diese Seiten und deine E-Mails\./);
  assert.equal(store.preferences.language(season.members.get('Priya Raghunathan') ?? ''), 'de');
  const elsewhere = await signedIn(started(), 'Priya Raghunathan');
  assert.match((await elsewhere.get('/me')).text, /<html lang="de"/, 'it goes with the account');
  await priya.post('/sign-out');
  assert.match((await priya.get('/sign-in')).text, /<html lang="de"/, 'and stays in the browser');
});

test('SELF-3: it explains how to sign a device out, and that devices cannot be told apart', async () => {
  const tomasz = await signedIn(started(), 'Tomasz Wieczorek');
  const { text } = await tomasz.get('/me');
  const places = [
    'You stay signed in here until you sign out.',
    'Sign out here',
    'You can end all your sessions at once',
    'name="everywhere"',
  ].map((said) => text.indexOf(said));
  assert.ok(!places.includes(-1), 'each is there');
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
    'what a button does is said before it',
  );
});
