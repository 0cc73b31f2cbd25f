import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { coachSignedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const coach = once(() => coachSignedIn(started()));
const PATH = '/coach/members/links';

async function add(name: string, email?: string): Promise<string> {
  const { body } = { body: { display_name: name, ...(email === undefined ? {} : { email }) } };
  return expectText((await started().league.must('POST', '/v1/members', body))['id']);
}

test('MEMB-20: a file has a link for everyone who never signed in, and each signs its member in once', async () => {
  await add('Lena Link', 'lena@example.org');
  await add('=Paul Paper');
  const visitor = await coach();
  const before = await visitor.get(PATH);
  assert.doesNotMatch(before.text, /\/sign-in\/dll_/, 'opening the page makes none');
  const made = await visitor.post(PATH, { as: 'file' });
  assert.match(made.headers.get('content-type') ?? '', /^text\/csv/);
  const lines = made.text.split('\r\n').filter((line) => line !== '');
  assert.equal(lines[0], 'name,full_name,email,phone,link,good_until');
  const lena = lines.find((line) => line.startsWith('Lena Link'));
  const link = /\/sign-in\/[^,]+/.exec(lena ?? '')?.[0] ?? '';
  assert.ok(
    lines.some((line) => line.startsWith("'=Paul Paper")),
    'no cell is run',
  );
  const player = new Visitor(started());
  assert.match((await player.get(link)).text, /Lena/, 'its page greets them');
  await player.post(link, {});
  assert.match((await player.get('/')).text, /Lena/);
  const again = new Visitor(started());
  await again.post(link, {});
  assert.doesNotMatch((await again.get('/')).text, /Lena/);
  const after = await visitor.post(PATH, { as: 'file' });
  assert.doesNotMatch(after.text, /Lena Link/, 'who has signed in gets no further one');
});

test('MEMB-20, WALL-10: sheets have twelve cards each with a code, and say where their address opens', async () => {
  for (let index = 0; index < 13; index++) await add(`Card Player ${index}`);
  const visitor = await coach();
  const made = await visitor.post(PATH, { as: 'sheet' });
  const cards = made.text.match(/class="link-card"/g)?.length ?? 0;
  assert.ok(cards > 12);
  assert.equal(made.text.match(/class="sheet link-cards"/g)?.length, Math.ceil(cards / 12));
  assert.equal(made.text.match(/only opens on one computer/g)?.length, cards);
  assert.equal(made.headers.get('cache-control'), 'no-store');
  for (const path of ['/wall', '/sign-in/poster']) {
    assert.match((await visitor.get(path)).text, /only opens on this computer/, path);
    assert.match((await visitor.get(path)).text, /only opens on one computer/, path);
  }
});

test('MEMB-20: one click makes two hundred links, and the next click continues', async () => {
  const { league } = started();
  for (let index = 0; index < 200; index++) {
    await league.must('POST', '/v1/members', {
      display_name: `Many ${String(index).padStart(3, '0')}`,
    });
  }
  const visitor = await coach();
  const offer = await visitor.get(PATH);
  assert.match(offer.text, /href="\/coach\/members\/links\?after=/, 'also for who takes files');
  const page = await visitor.post(PATH, { as: 'sheet' });
  assert.equal(page.text.match(/class="link-card"/g)?.length, 200);
  const next = /href="(\/coach\/members\/links\?after=[^"]+)"/.exec(page.text)?.[1] ?? '';
  const rest = await visitor.post(next.replaceAll('&amp;', '&'), { as: 'sheet' });
  assert.ok((rest.text.match(/class="link-card"/g)?.length ?? 0) > 0);
  assert.doesNotMatch(rest.text, /href="\/coach\/members\/links\?after=/);
});

test('MEMB-20: only a coach makes links', async () => {
  const seen = await new Visitor(started()).post(PATH, { as: 'file' });
  assert.doesNotMatch(seen.text, /\/sign-in\/dll_/);
});
