import assert from 'node:assert/strict';
import { CATALOGUE } from '../../src/shared/sentences/catalogue.ts';
import type { Kind, DocumentedFamily } from '../../src/shared/sentences/param.ts';

/** A sentence in an answer, with its family and the sentences inside it. */
export interface FoundSentence {
  readonly family: DocumentedFamily;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Null inside another sentence. */
  readonly sentence: string | null;
}

/** The field of an answer that contains each family's sentences. */
const FAMILY_AT: Readonly<Record<string, string>> = {
  separated_by: 'separation',
  needs: 'outlook_need',
  difference_list: 'claim_difference',
  places: 'placement',
  left_out: 'left_out',
  vacancies: 'vacancy',
  fill: 'vacancy_fill',
  by_hand: 'change_by_hand',
  differs: 'draft_difference',
  warning_list: 'entry_warning',
  errors: 'score_error',
  newcomers: 'newcomer',
  rules_note: 'rules_note',
  blockers: 'change_blocker',
  warnings: 'change_warning member_warning',
  checks: 'change_warning',
};

type SentenceFields = Readonly<Record<string, unknown>>;

/** Collects every sentence of an answer, including nested ones. */
export function saidIn(answer: unknown, field = ''): FoundSentence[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => saidIn(one, field));
  if (!isFields(answer)) return [];
  const { code, params } = answer;
  if (typeof code === 'string' && isFields(params)) {
    const { params: _, ...rest } = answer;
    const text = answer['sentence'] ?? answer['message'];
    const said = { family: familyAt(field, code), code, params };
    assert.ok(typeof text === 'string', `${field} ${code} has no words`);
    return [{ ...said, sentence: text }, ...within(said), ...ofParts(rest)];
  }
  assert.ok(!('sentence' in answer), `a sentence without a code: ${JSON.stringify(answer)}`);
  return ofParts(answer);
}

function ofParts(answer: SentenceFields): FoundSentence[] {
  return Object.entries(answer).flatMap(([name, part]) => saidIn(part, name));
}

function familyAt(field: string, code: string): DocumentedFamily {
  const families = (FAMILY_AT[field] ?? '')
    .split(' ')
    .map((of) => CATALOGUE.find(({ name }) => name === of));
  const found = families.find((family) => family && code in family.sentences) ?? families[0];
  assert.ok(found, `${field} holds sentences of no known family`);
  return found;
}

function within({ family, code, params }: Omit<FoundSentence, 'sentence'>): FoundSentence[] {
  const kinds = family.sentences[code]?.params ?? {};
  return Object.entries(params).flatMap(([name, value]) => facts(kinds[name]?.kind, value));
}

function facts(kind: Kind | undefined, value: unknown): FoundSentence[] {
  if (kind?.kind === 'nullable') return facts(kind.of, value);
  if (kind?.kind !== 'fact' || !isFields(value)) return [];
  const { code, params } = value;
  assert.ok(typeof code === 'string' && isFields(params), JSON.stringify(value));
  assert.deepEqual(Object.keys(value).toSorted(), ['code', 'params']);
  const said = { family: kind.family, code, params };
  return [{ ...said, sentence: null }, ...within(said)];
}

/**
 * Checks every answer that any test gets (SAY-1). The catalogue knows its code, and its parameters
 * are those of the code and of its kinds. Its English is what the catalogue makes of them, so that
 * it says nothing beyond them.
 */
export function assertSaid({ family, code, params, sentence }: FoundSentence): void {
  const known = family.sentences[code];
  assert.ok(known, `${family.name} has no ${code}`);
  assert.deepEqual(Object.keys(params).toSorted(), Object.keys(known.params).toSorted(), code);
  for (const [name, { kind }] of Object.entries(known.params)) {
    assert.ok(fits(kind, params[name]), `${family.name}.${code} ${name}: ${show(params[name])}`);
  }
  const english = known.english(params);
  assert.doesNotMatch(english, /undefined|null|\[object/);
  if (sentence !== null) assert.equal(sentence, english, `${family.name}.${code}`);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a value fits the kind; only a name accepts any text. */
function fits(kind: Kind, value: unknown): boolean {
  switch (kind.kind) {
    case 'id':
      return typeof value === 'string' && UUID.test(value);
    case 'name':
      return typeof value === 'string' && value !== '';
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'side':
      return value === 0 || value === 1;
    case 'score':
      return isFields(value) && Object.keys(value).join() === 'sets' && isNumbers(value);
    case 'share':
      return (
        isFields(value) && Object.keys(value).toSorted().join() === 'of,won' && isNumbers(value)
      );
    case 'rate':
      return (
        isFields(value) &&
        Object.keys(value).toSorted().join() === 'matches,total' &&
        isNumbers(value)
      );
    case 'one_of':
      return kind.values.some((one) => one === value);
    case 'nullable':
      return value === null || fits(kind.of, value);
    case 'pair':
      return isList(value) && value.length === 2 && value.every((one) => fits(kind.of, one));
    case 'list':
      return isList(value) && value.every((one) => fits(kind.of, one));
    case 'fact':
      return isFields(value);
  }
}

/** The names in a sentence: people, and things they named. */
export function namesIn({ family, code, params }: FoundSentence): string[] {
  const kinds = family.sentences[code]?.params ?? {};
  return Object.entries(params).flatMap(([name, value]) => names(kinds[name]?.kind, value));
}

function names(kind: Kind | undefined, value: unknown): string[] {
  if (kind?.kind === 'nullable' || kind?.kind === 'list' || kind?.kind === 'pair') {
    return (isList(value) ? value : [value]).flatMap((one) => names(kind.of, one));
  }
  return kind?.kind === 'name' && typeof value === 'string' ? [value] : [];
}

/** Nothing but numbers, however deep. */
function isNumbers(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isNumbers);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is SentenceFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
