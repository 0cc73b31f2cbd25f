import { makeRandom } from 'test-kit/chance';

/** A source of random values that repeats for the same seed. */
export class Chance {
  /** In [0, 1). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = makeRandom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined && items.length === 0) throw new RangeError('nothing to pick from');
    return item as T;
  }
}

type Schema = Readonly<Record<string, unknown>>;

/** Existing ids for a member or parameter with this name. */
export type IdsFor = (name: string) => readonly string[];

/** A value that the schema allows, or almost: patterns are ignored. */
export function makeValidValue(
  chance: Chance,
  schema: unknown,
  idsFor: IdsFor,
  name = '',
): unknown {
  const one = schema as Schema;
  if (Array.isArray(one['anyOf'])) {
    return makeValidValue(chance, chance.pick(one['anyOf']), idsFor, name);
  }
  if (Array.isArray(one['enum'])) return chance.pick(one['enum']);
  if ('const' in one) return one['const'];
  const type = Array.isArray(one['type']) ? chance.pick(one['type'] as string[]) : one['type'];
  switch (type) {
    case 'object':
      return makeValidObject(chance, one, idsFor);
    case 'array': {
      const least = Number(one['minItems'] ?? 0);
      const length = least + chance.below(Number(one['maxItems'] ?? least + 2) - least + 1);
      return Array.from({ length: Math.min(length, 8) }, () =>
        makeValidValue(chance, one['items'], idsFor, name),
      );
    }
    case 'string':
      return makeValidText(chance, one, idsFor(name));
    case 'integer':
    case 'number':
      return makeValidNumber(chance, one);
    case 'boolean':
      return chance.happens(0.5);
    default:
      return null;
  }
}

function makeValidObject(chance: Chance, schema: Schema, idsFor: IdsFor): unknown {
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, unknown>);
  const kept = properties.filter(([name]) => required.has(name) || chance.happens(0.5));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, makeValidValue(chance, value, idsFor, name)]),
  );
}

function makeValidText(chance: Chance, schema: Schema, ids: readonly string[]): string {
  switch (schema['format']) {
    case 'uuid':
      return chance.happens(0.9) && ids.length > 0 ? chance.pick(ids) : makeUuid(chance);
    case 'date':
      return chance.pick(['2026-04-01', '2026-03-31', '2024-02-29', '1990-12-31', '2027-01-01']);
    case 'date-time':
      return chance.pick(['2026-04-01T10:00:00Z', '2030-01-01T00:00:00.123+05:30']);
    case 'email':
      return `${chance.below(50)}@example.org`;
    case 'age-band':
      return chance.pick(['under_18', '18-34', '60+']);
    default:
      return 'x'.repeat(Math.max(1, Number(schema['minLength'] ?? 1))) + chance.below(100);
  }
}

function makeValidNumber(chance: Chance, schema: Schema): number {
  const least = Number(schema['minimum'] ?? 0);
  const most = Number(schema['maximum'] ?? least + 100);
  return chance.pick([least, most, least + chance.below(most - least + 1)]);
}

function makeUuid(chance: Chance): string {
  const digits = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-7$3-8$4-$5');
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202Egnirts',
  '👩‍👩‍👧‍👦'.repeat(30),
  'é'.normalize('NFD'),
  "'; drop table members; --",
  '%',
  '_%\\',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(10_000),
  '\u{10FFFF}',
  '２０２６-01-01',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2026-04-01T25:00:00Z',
  '9999-12-31T23:59:60Z',
  'a@b',
  '@',
  'Etc/../../x',
  'null',
  'undefined',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000',
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1e-320, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 99.999, 100];
const HOSTILE_KEYS = ['__proto__', 'constructor', 'toString', '', 'no_such_member', 'id', '$ref'];

/** Any value except a valid one. */
function pickHostileValue(chance: Chance): unknown {
  return chance.pick<() => unknown>([
    () => chance.pick(HOSTILE_TEXTS),
    () => chance.pick(HOSTILE_NUMBERS),
    () => chance.pick([null, true, false, [], {}, [[]], [null], { length: 1e9 }]),
    () => ({ [chance.pick(HOSTILE_KEYS)]: chance.pick(HOSTILE_TEXTS) }),
    () => Array.from({ length: 1000 }, () => 1),
  ])();
}

export function pickHostileText(chance: Chance): string {
  return chance.pick(HOSTILE_TEXTS);
}

/** The value with one hostile part, anywhere in it. */
export function spoilValue(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance.happens(0.15))
    return pickHostileValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0) return [pickHostileValue(chance)];
    const index = chance.below(value.length);
    return value.with(index, spoilValue(chance, value[index]));
  }
  const names = Object.keys(value);
  const changed = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  if (names.length === 0 || chance.happens(0.2)) {
    Object.defineProperty(changed, chance.pick(HOSTILE_KEYS), {
      value: pickHostileValue(chance),
      enumerable: true,
    });
    return changed;
  }
  const name = chance.pick(names);
  if (chance.happens(0.2)) Reflect.deleteProperty(changed, name);
  else changed[name] = spoilValue(chance, changed[name]);
  return changed;
}

/** A body as bytes: mostly JSON, sometimes something that only resembles it. */
export function wireBody(chance: Chance, value: unknown): { bytes: Buffer; type: string } {
  const json = JSON.stringify(value);
  const type = 'application/json';
  if (chance.happens(0.8)) return { bytes: Buffer.from(json), type };
  return chance.pick<() => { bytes: Buffer; type: string }>([
    () => ({ bytes: Buffer.from(json.slice(0, chance.below(json.length))), type }),
    () => ({ bytes: Buffer.from(`${json}${json}`), type }),
    () => ({ bytes: Buffer.from(`\uFEFF${json}`), type }),
    () => ({ bytes: Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe])]), type }),
    () => ({ bytes: Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), type }),
    () => ({ bytes: Buffer.from(json.replace('{', '{"name":1,"name":2,')), type }),
    () => ({ bytes: Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), type }),
    () => ({ bytes: Buffer.from('{"name":1e999}'), type }),
    () => ({ bytes: Buffer.from(`{"level":${'9'.repeat(400)}}`), type }),
    () => ({ bytes: Buffer.from(String.raw`{"display_name":"\ud800"}`), type }),
    () => ({ bytes: Buffer.from(JSON.stringify({ name: 'x'.repeat(300_000) })), type }),
    () => ({ bytes: Buffer.from(json), type: 'text/plain' }),
    () => ({ bytes: Buffer.from(json), type: 'application/x-www-form-urlencoded' }),
    () => ({ bytes: Buffer.from(json), type: 'multipart/form-data; boundary=x' }),
    () => ({ bytes: Buffer.from(json), type: 'application/json; charset=utf-16' }),
    () => ({ bytes: Buffer.from(json), type: ';;;' }),
  ])();
}
