import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { rawRequest } from './raw.ts';
import { makeEmail } from './seed.ts';
import { until } from 'test-kit/until';
import { isTo, mailedLink, type PageResponse, signedIn, Visitor } from './visitor.ts';
import { type Interceptor, pathOf, throughInterceptor } from './wire.ts';

const started = clubhouseForTests();
const SESSION = 'clubhouse-session';

function post(path: string, headers: Readonly<Record<string, string>>, body = 'language=de') {
  const { url } = started();
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const length = `content-length: ${Buffer.byteLength(body)}`;
  return rawRequest(url, [`POST ${path} HTTP/1.1`, ...lines, length], body);
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('WEB-2: a form from another page, none or two is not this site’s form', async () => {
  const own = started().url;
  const foreign: Readonly<Record<string, string>>[] = [
    {},
    { origin: 'null' },
    { origin: '' },
    { origin: `${own}.evil.example` },
    { origin: own.replace('localhost', 'localhost.evil.example') },
    { origin: own.replace('http:', 'https:') },
    { origin: `${own}/` },
    { origin: `${own}, ${own}` },
    { origin: `https://evil.example, ${own}` },
    { origin: own.toUpperCase() },
    { referer: `${own}/me` },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { origin: own, 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'none' },
    { origin: own, 'sec-fetch-site': 'same-origin, cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await post('/language', { ...FORM, ...headers });
    assert.equal(answer.status, 403, JSON.stringify(headers));
    assert.doesNotMatch(answer.head, /set-cookie/);
  }
  assert.equal((await post('/language', { ...FORM, origin: own })).status, 303);
});

test('WEB-2: a form in another encoding is refused, whichever page sends it', async () => {
  const own = { origin: started().url, 'sec-fetch-site': 'same-origin' };
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x', '']) {
    const answer = await post('/language', {
      ...own,
      ...(type === '' ? {} : { 'content-type': type }),
    });
    assert.ok(answer.status >= 400 || !/set-cookie/.test(answer.head), `${type}: ${answer.status}`);
  }
});

test('SAFE-1: an undeclared method changes nothing, and HEAD works like GET', async () => {
  const clubhouse = started();
  const visitor = await signedIn(clubhouse, 'Hannah Brandt');
  const cookie = `${SESSION}=${visitor.cookie(SESSION) ?? ''}`;
  const host = new URL(clubhouse.url).host;
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const origin of [clubhouse.url, 'https://evil.example']) {
      const lines = [
        `${method} /sign-out HTTP/1.1`,
        `host: ${host}`,
        `cookie: ${cookie}`,
        `origin: ${origin}`,
      ];
      const answer = await rawRequest(clubhouse.url, lines);
      assert.ok([403, 404, 405].includes(answer.status), `${method}: ${answer.status}`);
      assert.doesNotMatch(answer.head, /set-cookie|access-control/);
    }
  }
  const override = { 'x-http-method-override': 'POST', 'x-method-override': 'POST' };
  assert.equal((await visitor.get('/sign-out?_method=post', override)).status, 404);
  const head = await rawRequest(clubhouse.url, [
    'HEAD /me HTTP/1.1',
    `host: ${host}`,
    `cookie: ${cookie}`,
  ]);
  assert.deepEqual([head.status, head.body], [200, '']);
  assert.equal((await visitor.get('/me')).status, 200);
});

const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example/..//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'http://localhost@evil.example',
  '//user:pass@evil.example/me',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '/\u2028/evil.example',
  '/me\r\nset-cookie: a=b',
  '/me\u0000',
];

test('WEB-3: no address and no form leads off the site', async () => {
  const clubhouse = started();
  const isHere = (location: string | null) => {
    const { origin } = new URL(location ?? '', clubhouse.url);
    return origin === clubhouse.url && /^\/(?![/\\])/.test(location ?? '');
  };
  const visitor = await signedIn(clubhouse, 'Hannah Brandt');
  for (const to of ELSEWHERE) {
    const query = new URLSearchParams({ to }).toString();
    const answers: readonly (readonly [string, PageResponse])[] = [
      ['sign-in', await visitor.get(`/sign-in?${query}`)],
      ['language', await visitor.post('/language', { language: 'en', to })],
    ];
    for (const [name, seen] of answers) {
      assert.equal(seen.status, 303);
      assert.ok(isHere(seen.location), `${name} ${JSON.stringify(to)} leads to ${seen.location}`);
    }
    const shown = await new Visitor(clubhouse).get(`/sign-in?${query}`);
    const kept = /name="to" value="([^"]*)"/.exec(shown.text)?.[1] ?? '';
    assert.ok(isHere(kept), `the form keeps ${kept}`);
  }
  const link = await clubhouse.league.must(
    'POST',
    `/v1/members/${clubhouse.season.members.get('Hannah Brandt')}/login-link`,
  );
  const pressed = await visitor.post(`/sign-in/${expectText(link['token'])}?to=%2F%2Fevil.example`);
  assert.equal(pressed.location, '/');
});

test('WEB-3: an address that begins with another host is not this site’s', async () => {
  const { url } = started();
  const host = new URL(url).host;
  for (const target of [
    '//evil.example/me',
    '/\\evil.example',
    'http://evil.example/me',
    '//',
    '/%',
    '/%zz',
    '/%00',
    '*',
    `/sign-in/${'x'.repeat(200)}`,
    '/assets/%',
  ]) {
    const answer = await rawRequest(url, [`GET ${target} HTTP/1.1`, `host: ${host}`]);
    assert.ok(
      answer.status >= 400 || /\nlocation: \/(?![/\\])/.test(answer.head),
      `${target}: ${answer.head}`,
    );
    assert.doesNotMatch(answer.body, /evil\.example/);
    assert.match(answer.head, /content-security-policy: default-src 'none'/, target);
  }
});

test('SAFE-2: a request’s host appears in no email, address or page', async () => {
  const clubhouse = started();
  const lying = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
  };
  const name = 'Ingrid Solheim';
  const answer = await post(
    '/sign-in',
    { ...FORM, ...lying, origin: clubhouse.url },
    new URLSearchParams({ email: makeEmail(name) }).toString(),
  );
  assert.equal(answer.status, 303);
  await mailedLink(clubhouse, name);
  const letter = (await clubhouse.letters()).findLast((one) => isTo(one, makeEmail(name))) ?? '';
  assert.ok(letter.replaceAll('=\r\n', '').includes(`${clubhouse.url}/sign-in/dll_`));
  assert.doesNotMatch(letter + answer.head + answer.body, /evil\.example/);
  const shown = await rawRequest(clubhouse.url, [
    'GET /me HTTP/1.1',
    ...Object.entries(lying).map((one) => one.join(': ')),
  ]);
  assert.doesNotMatch(shown.head + shown.body, /evil\.example/);
});

test('SESS-4: a planted cookie signs nobody in, and is replaced at sign-in', async () => {
  const clubhouse = started();
  const thief = await signedIn(clubhouse, 'Edmund Eckersley');
  const planted = thief.cookie(SESSION) ?? '';
  const id = clubhouse.season.members.get('Hannah Brandt');
  const link = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  const victim = new Visitor(clubhouse, { cookie: `${SESSION}=${planted}` });
  const pressed = await victim.post(`/sign-in/${expectText(link['token'])}`);
  const given = victim.cookie(SESSION);
  assert.equal(pressed.status, 303);
  assert.ok(given !== undefined && given !== planted);
  const own = new Visitor(clubhouse, { cookie: `${SESSION}=${given}` });
  assert.match((await own.get('/me')).text, /Hannah Brandt/);
  // Other planted values, which this server never made.
  for (const value of [
    '',
    'x',
    'null',
    '{}',
    Buffer.from('{"token":"dls_x"}').toString('base64url'),
  ]) {
    const stranger = new Visitor(clubhouse, { cookie: `${SESSION}=${value}; ${SESSION}=${value}` });
    assert.equal((await stranger.get('/me')).status, 303, value);
  }
});

test('SESS-4: a changed, cut, swapped or signed-out cookie opens nothing', async () => {
  const clubhouse = started();
  const visitor = await signedIn(clubhouse, 'Priya Raghunathan');
  const sealed = visitor.cookie(SESSION) ?? '';
  await visitor.post('/sign-in', { email: 'somebody@example.org' });
  const request = visitor.cookie('clubhouse-request') ?? '';
  const half = Math.floor(sealed.length / 2);
  const flipped =
    sealed.slice(0, half) + (sealed[half] === 'A' ? 'B' : 'A') + sealed.slice(half + 1);
  const forged = [
    flipped,
    sealed.slice(0, -4),
    sealed.slice(4),
    `${sealed}AAAA`,
    request,
    sealed + sealed,
  ];
  for (const value of forged) {
    const seen = await new Visitor(clubhouse, { cookie: `${SESSION}=${value}` }).get('/me');
    assert.equal(seen.status, 303);
  }
  const asRequest = await new Visitor(clubhouse, {
    cookie: `clubhouse-request=${sealed}`,
  }).get('/sign-in/sent');
  assert.equal(asRequest.location, '/sign-in');
  const copy = new Visitor(clubhouse, { cookie: `${SESSION}=${sealed}` });
  assert.equal((await copy.get('/me')).status, 200);
  await visitor.post('/sign-out');
  const chosen = await new Visitor(clubhouse, { cookie: `${SESSION}=${sealed}` }).post(
    '/language',
    {
      language: 'de',
      to: '/sign-in',
    },
  );
  assert.equal(chosen.location, '/sign-in');
  const priya = clubhouse.season.members.get('Priya Raghunathan') ?? '';
  assert.equal(clubhouse.store.preferences.language(priya), null, 'of nobody who is signed in');
  assert.equal((await copy.get('/me')).location, '/sign-in?out=1&to=%2Fme');
});

test('SIGN-2: the answer does not wait for the league, which alone knows the address', async () => {
  const clubhouse = started();
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const hold: Interceptor = async (call, ask) => {
    if (pathOf(call).startsWith('/v1/members')) {
      asked += 1;
      await held.promise;
    }
    return ask(call);
  };
  try {
    await throughInterceptor(clubhouse, hold, async () => {
      for (const email of ['nobody.at.all@example.org', makeEmail('Matteo Ricci')]) {
        assert.equal((await new Visitor(clubhouse).post('/sign-in', { email })).status, 303);
      }
      await until('the league is not asked', () => asked === 2);
    });
  } finally {
    held.resolve();
  }
  await mailedLink(clubhouse, 'Matteo Ricci');
});

test('SIGN-1: no link goes to a member’s previous address', async () => {
  const { league, season, ...clubhouse } = started();
  const name = 'Bartholomew Featherstonehaugh';
  const path = `/v1/members/${season.members.get(name) ?? ''}`;
  const minted = Promise.withResolvers<number>();
  const change: Interceptor = async (call, ask) => {
    const heard = await ask(call);
    // Found by the old address, and changed before the link is made.
    if (call.url.includes('?email=')) {
      await league.must('PATCH', path, { email: 'new@example.org' });
    }
    if (pathOf(call).endsWith('/login-link')) minted.resolve(heard.status);
    return heard;
  };
  try {
    await throughInterceptor(clubhouse, change, async () => {
      await new Visitor(clubhouse).post('/sign-in', { email: makeEmail(name) });
      assert.equal(await minted.promise, 409);
    });
  } finally {
    await league.must('PATCH', path, { email: makeEmail(name) });
  }
});

test('SIGN-5: thirty of two hundred guesses from one network are checked, and all get the same answer', async () => {
  const clubhouse = started();
  const known = makeEmail('Aoife Ní Dhomhnaill');
  const answers = new Map<string, number>();
  for (let count = 0; count < 200; count++) {
    const email = count % 2 === 0 ? `guess${count}@example.org` : known;
    const visitor = new Visitor(clubhouse, { 'x-forwarded-for': '198.51.100.200' });
    const { status, text: body, location } = await visitor.post('/sign-in', { email });
    const said = `${status} ${location} ${body.replaceAll(email, 'ADDRESS').length}`;
    answers.set(said, (answers.get(said) ?? 0) + 1);
  }
  assert.equal(answers.get('303 /sign-in/sent 0'), 20);
  assert.equal(
    [...answers.values()].reduce((one, other) => one + other),
    200,
  );
  assert.ok(answers.size <= 3, [...answers.keys()].join('\n'));
  // The season's emails go to the same folder.
  const links = (await clubhouse.letters()).filter((one) => isTo(one, known));
  assert.ok(
    links.filter((one) => one.replaceAll('=\r\n', '').includes('/sign-in/dll_')).length <= 5,
  );
});

const INJECTED = [
  'a@example.org\r\nBcc: x@evil.example',
  'a@example.org\nX: y',
  'a@example.org\r\n\r\nbody',
  'a@example.org, b@evil.example',
  '<a@example.org>',
  '"a b"@example.org',
  'a@example.org%0d%0aBcc:x@y.z',
];

test('SAFE-3: no input can start a header, in an answer or an email', async () => {
  const clubhouse = started();
  for (const email of INJECTED) {
    const seen = await new Visitor(clubhouse).post('/sign-in', { email, to: '/me\r\nx-evil: 1' });
    assert.equal(seen.headers.get('x-evil'), null);
    assert.ok([303, 422].includes(seen.status), `${email}: ${seen.status}`);
  }
  const { league } = clubhouse;
  const member = await league.must('POST', '/v1/members', {
    display_name: 'Eve Bcc: x@evil.example',
    email: 'eve@example.org',
  });
  const link = await league.must('POST', `/v1/members/${expectText(member['id'])}/login-link`);
  const seen = await new Visitor(clubhouse).post(`/sign-in/${expectText(link['token'])}`);
  for (const line of seen.setCookies) assert.doesNotMatch(line, /evil|Eve/);
});

test('WEB-6: an oversized request is refused without stopping the server', async () => {
  const { url } = started();
  const host = new URL(url).host;
  const huge = 'x'.repeat(40_000);
  const asked = [
    [`GET /me?${huge} HTTP/1.1`, `host: ${host}`],
    ['GET /me HTTP/1.1', `host: ${host}`, `cookie: ${SESSION}=${huge}`],
    ['GET /me HTTP/1.1', `host: ${host}`, `accept-language: ${huge}`],
    [`GET /sign-in/${'x'.repeat(5000)} HTTP/1.1`, `host: ${host}`],
  ];
  for (const lines of asked) {
    const answer = await rawRequest(url, lines);
    assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}`);
  }
  const many = new URLSearchParams(
    Array.from({ length: 4000 }, (_, index) => [`s${index}`, '6-3']),
  );
  const visitor = await signedIn(started(), 'Tomasz Wieczorek');
  assert.ok((await visitor.post('/wishes', many)).status < 500);
  const long = { cookie: `${SESSION}=${'A'.repeat(8000)}`, 'accept-language': 'de,'.repeat(2000) };
  assert.equal((await new Visitor(started(), long).get('/sign-in')).status, 200);
});

test('WEB-6: no path leads out of the folder of files', async () => {
  const { url } = started();
  const host = new URL(url).host;
  const paths = [
    '/assets/../manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/assets/....//package.json',
    '/assets/',
    '/assets/.',
    '/assets/%00',
    '/.vite/manifest.json',
    '/cookie-key',
    '/push-key',
    '/clubhouse.sqlite',
  ];
  for (const path of paths) {
    const answer = await rawRequest(url, [`GET ${path} HTTP/1.1`, `host: ${host}`]);
    assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status}`);
    assert.doesNotMatch(answer.body, /root:|"src\/|"name"/);
  }
});

test('WEB-5: personal pages are never cached or framed', async () => {
  const visitor = await signedIn(started(), 'Hannah Brandt');
  for (const path of ['/', '/me', '/wishes', '/tables', '/nothing']) {
    const { headers } = await visitor.get(path);
    assert.equal(headers.get('cache-control'), 'no-store', path);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(headers.get('access-control-allow-origin'), null);
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  }
});

test('SEE-2: another’s match cannot be told from a missing one', async () => {
  const { league, season } = started();
  const visitor = await signedIn(started(), 'Jonas Ødegård');
  const missing = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  const plain = (seen: PageResponse) => [
    seen.status,
    seen.text.replaceAll(/[0-9a-f-]{36}/g, 'ID'),
    [...seen.headers.keys()].filter((name) => !/^(content-length|date)$/.test(name)),
  ];
  for (const match of season.singles.matches) {
    const id = expectText(match['id']);
    for (const path of ['', '/report']) {
      const [theirs, none] = [
        await visitor.get(`/matches/${id}${path}`),
        await visitor.get(`/matches/${missing}${path}`),
      ];
      assert.equal(theirs.status, 404);
      assert.deepEqual(plain(theirs), plain(none));
    }
  }
  assert.ok((await league.must('GET', '/v1/club'))['name']);
});

/** Pages whose address itself authorises the form: a mail program turns off emails (MAIL-10). */
const FROM_ANYWHERE = ['/unsubscribe/:token'];

test('WEB-2: no form is accepted from elsewhere, and no page of a player or coach is shown to others', async () => {
  const { readSiteMap } = await import('../src/web/site-map.ts');
  const pages = readSiteMap();
  const stranger = new Visitor(started());
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const open: string[] = [];
  for (const { path, load } of pages) {
    const { get, post: takes } = await load();
    const address = path.replaceAll(/:\w+/g, 'x');
    if (takes !== null) {
      const { status } = await stranger.post(address, {}, foreign);
      if (status !== 403) open.push(path);
    }
    for (const handler of [get, takes]) {
      if (handler === null || handler.access === 'anybody') continue;
      const seen = await (handler === get ? stranger.get(address) : stranger.post(address));
      assert.equal(seen.status, 303, path);
      assert.match(seen.location ?? '', /^\/((coach|bar)\/)?sign-in/, path);
    }
  }
  assert.deepEqual(open, FROM_ANYWHERE);
  assert.ok(pages.length > 15);
});
