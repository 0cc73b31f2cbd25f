import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from 'test-kit/patience';
import { type StartedProgram, startProgram } from 'test-kit/started-program';
import { list, expectText } from 'test-kit/club-calls';
import type { League } from '../league.ts';
import { MailServer, type MailStage } from '../mail-server.ts';
import { playSeason } from './season-play.ts';
import { makeLetters } from './told-letters.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const ON_ITS_WAY = `status in ('waiting', 'claimed', 'handed_over')`;

/**
 * When to kill a worker. `recipient`, `body`: as the server hears of a recipient or asks for the
 * text. `noted`: with an email recorded as handed over. `answer`: some milliseconds after the
 * server has it, around its answer. `time`: at any time.
 */
export type KillAt = 'recipient' | 'body' | 'noted' | 'answer' | 'time';

interface Options {
  readonly owner: { readonly after: (close: () => unknown) => void };
  readonly league: League;
  readonly matches: readonly string[];
  readonly folder: string;
  /** One per life. */
  readonly kills: readonly KillAt[];
  /** From 0 to less than 1. */
  readonly chance: () => number;
  readonly pauseMs: number;
}

export interface KillReport {
  readonly events: number;
  /** Number of expected emails. */
  readonly letters: number;
  /** Missing emails that the clubhouse does not report as in doubt. */
  readonly lost: readonly string[];
  /** Missing emails that the clubhouse reports as in doubt. */
  readonly lostInDoubt: readonly string[];
  readonly doubled: readonly string[];
  /** Addresses that received emails in another order than the events. */
  readonly mixedUp: readonly string[];
  /** Number of arrived emails that the clubhouse reports as in doubt. */
  readonly inDoubt: number;
}

/** Kills a clubhouse's email worker repeatedly during a season, and counts what arrives. */
export async function killMail(options: Options): Promise<KillReport> {
  const { league, owner, matches, pauseMs } = options;
  const life = new Lives(options);
  const server = await new MailServer({ at: (moment) => life.at(moment) }).start();
  owner.after(() => server.stop());
  await life.start(server.port);
  await waitUntil(() => life.query(`select reached from progress where job = 'feed'`).length > 0);
  const from = expectText((await readEventsAfter(league, 'now')).next);
  let isOver = false;
  const playing = playSeason(league, matches, { pauseMs, isOver: () => isOver });
  for (const kill of options.kills) await life.liveUntil(kill);
  isOver = true;
  await playing;
  await waitUntil(
    () => isAllSent(league, life),
    () => life.state(),
  );
  await life.stop();
  return makeKillReport(server, (await readEventsAfter(league, from)).events, life);
}

/** Whether every event was read and nothing is left to send. */
async function isAllSent(league: League, life: Lives): Promise<boolean> {
  // Counted, because no output from a busy database is not an answer.
  const [left] = life.query(`select count(*) as count from outbox where ${ON_ITS_WAY}`);
  if (left?.['count'] !== 0) return false;
  const reached = life.query(`select reached from progress where job = 'feed'`)[0]?.['reached'];
  return reached === (await readEventsAfter(league, 'now')).next;
}

/** The worker's lives, one after another, on one folder. */
class Lives {
  readonly #options: Options;
  #port = 0;
  #started: StartedProgram | null = null;
  #plan: { readonly kill: KillAt; countdown: number } | null = null;
  #killed: (() => void) | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(port = this.#port): Promise<void> {
    this.#port = port;
    const { league, folder, owner } = this.#options;
    this.#started = await startProgram(owner, WORKER, {
      folder,
      environment: {
        CLUBHOUSE_DATA: folder,
        LEAGUE_URL: league.url,
        LEAGUE_WEBSITE_KEY: league.websiteKey,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      },
    });
  }

  /** Runs one life to its end and starts the next. */
  async liveUntil(kill: KillAt): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#killed = resolve;
    const { chance } = this.#options;
    this.#plan = { kill, countdown: 1 + Math.floor(chance() * 6) };
    const wait = kill === 'time' ? 200 + chance() * 1800 : PATIENCE_MS;
    const timer = setTimeout(() => void this.#kill(), wait);
    await promise;
    clearTimeout(timer);
    await this.start();
  }

  /** Called by the mail server; the worker may be dead when it returns. */
  async at(moment: MailStage): Promise<null> {
    const plan = this.#plan;
    const isEnd = plan?.kill === 'noted' || plan?.kill === 'answer';
    if (plan === null || moment !== (isEnd ? 'end' : plan.kill) || --plan.countdown > 0)
      return null;
    this.#plan = null;
    if (plan.kill === 'noted') await waitUntil(() => this.#isNoted());
    if (plan.kill === 'answer') void sleep(this.#options.chance() * 20).then(() => this.#kill());
    else await this.#kill();
    if (moment === 'end') await sleep(this.#options.chance() * 15);
    return null;
  }

  async stop(): Promise<void> {
    this.#started?.child.kill('SIGTERM');
    await this.#started?.ended;
  }

  /** Emails in progress, the position in the feed, and the worker's last output. */
  state(): string {
    const letters = this.query(
      `select key, status, reason, attempts from outbox where ${ON_ITS_WAY}`,
    );
    const said = this.#started?.output().slice(-2000) ?? '';
    return `${JSON.stringify([letters, this.query('select * from progress')])}\n${said}`;
  }

  query(sql: string): Record<string, unknown>[] {
    const path = join(this.#options.folder, 'clubhouse.sqlite');
    // The worker has not created its tables yet.
    if (!existsSync(path)) return [];
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      return database.prepare(sql).all();
    } catch {
      return [];
    } finally {
      database.close();
    }
  }

  #isNoted(): boolean {
    return this.query(`select 1 from outbox where status = 'handed_over'`).length > 0;
  }

  async #kill(): Promise<void> {
    this.#plan = null;
    this.#started?.child.kill('SIGKILL');
    await this.#started?.ended;
    this.#killed?.();
  }
}

function makeKillReport(
  { received }: MailServer,
  events: readonly { readonly id: string; readonly kind: string }[],
  life: Lives,
): KillReport {
  const told = events.flatMap((event) => makeLetters(event));
  const kept = life.query('select key, status from outbox');
  const keys = new Set([...told.map(({ key }) => key), ...kept.map(({ key }) => String(key))]);
  const came = Map.groupBy(received, ({ messageId }) => messageId);
  const times = (key: string) => came.get(makeMessageId(key))?.length ?? 0;
  const inDoubt = new Set(
    kept.filter(({ status }) => status === 'in_doubt').map(({ key }) => String(key)),
  );
  const absent = [...keys].filter((key) => times(key) === 0);
  const addresses = new Set(told.map(({ to }) => to.address));
  return {
    events: events.length,
    letters: keys.size,
    lost: absent.filter((key) => !inDoubt.has(key)),
    lostInDoubt: absent.filter((key) => inDoubt.has(key)),
    doubled: [...keys].filter((key) => times(key) > 1),
    mixedUp: [...addresses].filter((address) => {
      const wanted = told.filter(({ to }) => to.address === address).map(({ key }) => key);
      const ids = received.filter(({ recipient }) => recipient === address);
      const order = [...new Set(ids.map(({ messageId }) => messageId))];
      return (
        order.join() !==
        wanted
          .filter((key) => times(key) > 0)
          .map(makeMessageId)
          .join()
      );
    }),
    inDoubt: inDoubt.size - absent.filter((key) => inDoubt.has(key)).length,
  };
}

function makeMessageId(key: string): string {
  return `<${hash('sha256', key, 'hex').slice(0, 40)}@club.example>`;
}

async function readEventsAfter({ must }: League, after: string) {
  const events: { id: string; kind: string; match_id: string | null }[] = [];
  for (let next = after; ;) {
    const page = await must('GET', `/v1/events?limit=200&after=${next}`);
    for (const event of list(page['data'])) {
      const matchId: unknown = event['match_id'];
      events.push({
        id: expectText(event['id']),
        kind: expectText(event['kind']),
        match_id: typeof matchId === 'string' ? matchId : null,
      });
    }
    next = expectText(page['next_cursor']);
    const hasMore: unknown = page['has_more'];
    if (hasMore !== true) return { events, next };
  }
}

async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  state: () => string = () => '',
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it did not come to pass ${state()}`);
    await sleep(10);
  }
}
