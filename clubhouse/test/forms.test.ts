import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { idsOf } from './crawl.ts';
import { readForms, type HtmlForm, startTags } from './html-forms.ts';
import { FORMS_WITH_FAULTS } from './forms-with-faults.ts';
import { once } from './once.ts';
import { ADMIN_SCOPES, coachKey, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();

/** Forms with text fields; fewer mean that the crawl is broken. */
const FEWEST_FORMS = 22;

/** Input that no field accepts, or hardly any. */
const TYPED: Readonly<Record<string, (type: string) => string>> = {
  nothing: () => '',
  'emoji and the last of all days': (type) =>
    type === 'date' ? '9999-12-31' : type === 'number' ? '99999999999' : '🎾🏆',
  'far too long, with a tab': (type) =>
    type === 'date' ? '2026-02-30' : type === 'number' ? '1e3' : `a\t${'z'.repeat(5000)}`,
};

const visitors = once(async () => {
  const clubhouse = started();
  const coach = new Visitor(clubhouse);
  const { key } = await coachKey(clubhouse, { name: 'Kim, administrator', scopes: ADMIN_SCOPES });
  await coach.post('/coach/sign-in', { key });
  return [new Visitor(clubhouse), await signedIn(clubhouse, 'Hannah Brandt'), coach];
});

/** A page may show a line in the league's stored form. */
function line(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim();
}

/** An address with every id replaced, because pages that differ only in ids share a layout. */
function layoutOf(path: string): string {
  return (path.split('?', 1)[0] ?? '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)\d+/g, ':id');
}

/** Every form with text fields, found by following links. */
async function findForms(visitor: Visitor): Promise<Map<string, HtmlForm>> {
  const { entries, competitions, seasons } = await idsOf(started());
  const waiting = [
    '/',
    '/coach',
    `/coach/competitions/new?season=${seasons[0]}`,
    '/sign-in',
    '/join',
    '/me',
    ...[...entries.slice(0, 1), ...entries.slice(-1)].map((id) => `/coach/entries/${id}`),
    ...competitions.map((id) => `/coach/competitions/${id}/enter?all=1`),
  ];
  const seen = new Set(waiting.map(layoutOf));
  const forms = new Map<string, HtmlForm>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, text, location } = await visitor.get(path);
    const links = startTags(text, 'a').map((tag) => tag['href'] ?? '');
    for (const link of [...links, location ?? '']) {
      if (!/^\/(?!assets\/|\/)/.test(link) || seen.has(layoutOf(link))) continue;
      seen.add(layoutOf(link));
      waiting.push(link);
    }
    if (status !== 200) continue;
    for (const form of readForms(text, path)) {
      const key = layoutOf(form.action);
      const known = forms.get(key);
      if ((known?.typed.length ?? 0) < form.typed.length) forms.set(key, form);
    }
  }
  return forms;
}

/** The fault in the answer to a form; null if it is as expected, or the form was accepted. */
async function faultOf(visitor: Visitor, form: HtmlForm, type: (of: string) => string) {
  const fields = new URLSearchParams(form.sent.map(({ name, value }) => [name, value]));
  for (const field of form.typed) fields.set(field.name, type(field.type));
  const { status, text } = await visitor.post(form.action, fields);
  if (status < 400) return null;
  const back = readForms(text, form.action).find((one) =>
    form.typed.every(({ name }) => one.typed.some((field) => field.name === name)),
  );
  if (back === undefined) return `${status}: the form is lost`;
  for (const { name, type: kind } of form.typed) {
    const kept = back.typed.find((one) => one.name === name)?.value;
    if (line(kept) !== line(type(kind))) return `${status}: what was typed into ${name} is lost`;
  }
  const focused = startTags(text).find((tag) => 'autofocus' in tag);
  if (focused === undefined) return `${status}: the focus is nowhere`;
  const first = startTags(text).find((tag) => tag['aria-invalid'] === 'true');
  if (first === undefined) return focused['role'] === 'alert' ? null : `${status}: nothing is said`;
  if (first !== focused && first['name'] !== focused['name']) {
    return `${status}: the focus is not on ${first['name']}`;
  }
  const about = (focused['aria-describedby'] ?? '').split(' ');
  const said = startTags(text, 'p').find(
    (tag) => about.includes(tag['id'] ?? '') && tag['class'] === 'fault',
  );
  return said === undefined ? `${status}: ${focused['name']} is not described by its error` : null;
}

test('KEYS-3, FORM-1, FORM-2: after an error every form keeps its input, and the first error has the focus', async () => {
  const faults: string[] = [];
  const found = new Set<string>();
  for (const visitor of await visitors()) {
    for (const [action, form] of await findForms(visitor)) {
      found.add(action);
      for (const [what, type] of Object.entries(TYPED)) {
        const fault = await faultOf(visitor, form, type);
        if (fault !== null) faults.push(`${action}, ${what}: ${fault}`);
      }
    }
  }
  assert.ok(found.size >= FEWEST_FORMS, `only ${[...found].toSorted().join(', ')}`);
  assert.deepEqual([...new Set(faults)].toSorted(), FORMS_WITH_FAULTS);
});
