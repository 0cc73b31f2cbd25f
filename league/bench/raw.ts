import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Settings } from '../src/settings.ts';

/*
 * The raw work of a request: its statements, captured at the driver. They are replayed without a
 * service, on a separate connection.
 */

/** A match for replaying a captured pair of claims. */
export interface WriteTarget {
  readonly id: string;
  readonly entries: readonly [string, string];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const captured: Statement[] = [];
let isCapturing = false;
let isHooked = false;

export function startCapture(): null {
  if (!isHooked) hookDrivers();
  isHooked = true;
  captured.length = 0;
  isCapturing = true;
  return null;
}

export function stopCapture(): number {
  isCapturing = false;
  return captured.length;
}

function captureStatement(text: string, values: readonly unknown[]): void {
  if (isCapturing) captured.push({ text, values });
}

/** Both drivers report each statement that goes through them. */
function hookDrivers(): void {
  for (const name of ['all', 'run', 'get'] as const) {
    const original = StatementSync.prototype[name] as (...args: unknown[]) => unknown;
    const hooked = function (this: StatementSync, ...args: unknown[]) {
      captureStatement(this.sourceSQL, args);
      return Reflect.apply(original, this, args);
    };
    Object.defineProperty(StatementSync.prototype, name, { value: hooked });
  }
  const query: unknown = Reflect.get(Client.prototype, 'query');
  Object.defineProperty(Client.prototype, 'query', {
    value: function hooked(this: Client, ...args: unknown[]) {
      const [first] = args;
      if (isQuery(first)) captureStatement(first.text, first.values ?? []);
      return Reflect.apply(query as () => unknown, this, args);
    },
  });
}

function isQuery(value: unknown): value is { text: string; values?: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value;
}

type Run = (statement: Statement) => Promise<readonly Record<string, unknown>[]>;

async function connect(settings: Settings): Promise<{ run: Run; close: () => unknown }> {
  if (settings.databaseUrl !== undefined) {
    const client = new Client({ connectionString: settings.databaseUrl });
    await client.connect();
    return { run: makePostgresRun(client), close: () => client.end() };
  }
  const connection = new DatabaseSync(join(settings.dataFolder, 'league.sqlite'), {
    timeout: 5000,
  });
  connection.exec('pragma synchronous = full');
  return { run: makeSqliteRun(connection), close: () => connection.close() };
}

function makePostgresRun(client: Client): Run {
  const names = new Map<string, string>();
  return async ({ text, values }) => {
    const name = names.get(text) ?? `raw_${names.size}`;
    names.set(text, name);
    const named = values.length > 0 ? { name } : {};
    const { rows } = await client.query({ ...named, text, values: [...values] });
    return rows as Record<string, unknown>[];
  };
}

function makeSqliteRun(connection: DatabaseSync): Run {
  const statements = new Map<string, StatementSync>();
  return ({ text, values }) => {
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    return Promise.resolve(statement.all(...(values as SQLInputValue[])));
  };
}

/** Runs per second of the statements captured from one read. */
export async function replayRead(settings: Settings, seconds: number): Promise<number> {
  const { run, close } = await connect(settings);
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    for (const statement of captured) await run(statement);
    count += 1;
  }
  await close();
  return count / ((performance.now() - started) / 1000);
}

/**
 * Claims per second, running the statements captured from both claims on one match on other
 * matches.
 */
export async function replayWrites(
  settings: Settings,
  matches: readonly WriteTarget[],
): Promise<number> {
  const { run, close } = await connect(settings);
  const [source, ...targets] = matches;
  if (!source) throw new Error('no match was captured');
  const script = captured.slice();
  const started = performance.now();
  for (const target of targets) await replayOn(run, script, source, target);
  await close();
  return (2 * targets.length) / ((performance.now() - started) / 1000);
}

async function replayOn(
  run: Run,
  script: readonly Statement[],
  source: WriteTarget,
  target: WriteTarget,
): Promise<void> {
  const ids = new Map<unknown, unknown>([
    [source.id, target.id],
    [source.entries[0], target.entries[0]],
    [source.entries[1], target.entries[1]],
  ]);
  let position = 0;
  let oldPosition = 0;
  for (const statement of script) {
    const { text, values } = statement;
    const isEvent = text.startsWith('insert into "events"');
    const replaced = values.map((value, index) => {
      if (isEvent && typeof value === 'number') return position - (oldPosition - value);
      return ids.get(value) ?? renewValue(ids, { text, values }, index);
    });
    const rows = await run({ text, values: replaced });
    if (text.startsWith('update "feed"')) {
      position = Number(rows[0]?.['position']);
      oldPosition = findLastPosition(script, statement);
    }
  }
}

/** Renews the ids that the request generated: those of its claim and of its events. */
function renewValue(
  ids: Map<unknown, unknown>,
  { text, values }: Statement,
  index: number,
): unknown {
  const value = values[index];
  const isNew = text.startsWith('insert into "claims"') && index === 0;
  // An event begins with its position, the only number in it, and its id comes next.
  const isEventId =
    text.startsWith('insert into "events"') && typeof values[index - 1] === 'number';
  if (!isNew && !isEventId) return value;
  const made = randomUUID();
  ids.set(value, made);
  return made;
}

/** The feed position at the end of the captured write: its last event's. */
function findLastPosition(script: readonly Statement[], advance: Statement): number {
  const rest = script.slice(script.indexOf(advance) + 1);
  const next = rest.findIndex(({ text }) => text.startsWith('update "feed"'));
  const events = rest
    .slice(0, next < 0 ? rest.length : next)
    .filter(({ text }) => text.startsWith('insert into "events"'));
  const numbers = events.flatMap(({ values }) => values).filter((one) => typeof one === 'number');
  return Math.max(...numbers);
}
