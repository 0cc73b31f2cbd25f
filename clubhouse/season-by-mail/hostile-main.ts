import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { list } from 'test-kit/club-calls';
import { buildClient } from '../build/build-client.ts';
import { Dovecot } from '../test/dovecot.ts';
import { startLeague } from '../test/league-program.ts';
import { Chance } from '../test/replies/chance.ts';
import { findAnswerKind } from './answer-kind.ts';
import { makeBoxes, makePlayers, makeSeason } from './box-season.ts';
import { ClubhouseLives } from './clubhouse-lives.ts';
import {
  makeBounceMessages,
  makeForgedMessages,
  makeGuessedMessages,
  makeHugeMessages,
  makeMonstrousMessages,
  type RawMessage,
  type Target,
} from './hostile-messages.ts';
import { PlayersMail } from './players-mail.ts';

/**
 * Sends hostile email to a clubhouse with answerable emails: `npm run lab -- hostile-replies`, with
 * `--bounces 10000`. It exits with 1 if anything is reported or arranged, a stranger or machine
 * gets an answer, a page fails, or memory grows.
 */

/** The heap may reach its usual size; growth beyond that comes from the emails. */
const MAX_GROWTH_MB = 120;
const REPLAYS = 100;
const GUESSES = 2000;
const OWN_REPLIES = 12;
const BATCH_BOUNCES = 500;

const { values } = parseArgs({ options: { bounces: { type: 'string', default: '10000' } } });
const bounces = Number(values.bounces);
const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
const faults: string[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'hostile-replies-'));
  owner.after(() => rm(folder, { recursive: true, force: true }));
  const dovecot = await Dovecot.start(owner.after);
  const mail = await PlayersMail.start(dovecot, owner.after);
  const league = await startLeague(owner);
  const smtpPort = mail.inbound.port;
  const lives = await ClubhouseLives.start({ owner, league, dovecot, smtpPort, folder });
  const players = await makePlayers(league, 1);
  const matches = await makeBoxes(league, await makeSeason(league), 'Singles', players);
  const chance = new Chance(1);
  for (const { email } of players) {
    await mail.waitFor(email, ({ replyTo }) => replyTo !== '', 1, 60_000);
  }
  const letters = mail.letters.filter(({ replyTo }) => replyTo !== '');
  const targets = letters.map(({ replyTo, recipient }): Target => {
    const other = players.find(({ email }) => email !== recipient)?.email ?? '';
    return { replyTo, member: recipient, other };
  });
  const [target] = targets;
  if (target === undefined) throw new Error('no letter can be answered');

  let delivered = 0;
  const send = async (what: string, messages: readonly RawMessage[]) => {
    const before = readRssMb(lives.pid);
    await dovecot.deliverAll(messages);
    delivered += messages.length;
    while (!isReadTo(lives, delivered)) await sleep(200);
    say(
      `${String(messages.length).padStart(6)} ${what}: ${before} MB, then ${readRssMb(lives.pid)} MB`,
    );
  };
  const watch = watchPages(lives.url);
  await send('bounces to warm up', makeBounceMessages(target, 0, 200));
  const atFirst = readRssMb(lives.pid);
  // Messages that count for a member go first: beyond 30 an hour, nothing is accepted.
  await send('times the same reply', makeReplayedMessages(target));
  await send('of ten megabytes', targets.slice(0, 5).flatMap(makeHugeMessages));
  await send('forged senders', targets.flatMap(makeForgedMessages));
  // Strangers have a separate count, and the second member has written nothing yet.
  await send('of a member after them', makeOwnReplies(targets.at(-1) ?? target));
  await send('guessed tokens', makeGuessedMessages(target, chance, GUESSES));
  await send('monstrous messages', targets.slice(0, 5).flatMap(makeMonstrousMessages));
  for (let sent = 200; sent < bounces; sent += BATCH_BOUNCES) {
    await send(
      'bounces',
      makeBounceMessages(target, sent, Math.min(BATCH_BOUNCES, bounces - sent)),
    );
  }
  const { asked, failed, slowestMs } = await watch();
  const atLast = readRssMb(lives.pid);

  while (lives.query(`select 1 from outbox where status in ('waiting', 'claimed')`).length > 0) {
    await sleep(200);
  }
  await mail.read();
  const answers = mail.letters.filter((one) => !letters.includes(one));
  for (const { id } of matches) {
    const match = await league.must('GET', `/v1/matches/${id}`);
    if (list(match['claims']).length > 0) faults.push(`something is reported in ${id}`);
  }
  if (lives.query('select 1 from arrangements').length > 0) faults.push('something is arranged');
  const members = new Set(players.map(({ email }) => email));
  for (const { recipient, words } of answers) {
    if (!members.has(recipient)) faults.push(`a letter to ${recipient}`);
    if (/evil/.test(words)) faults.push(`a letter with words of a stranger: ${words}`);
  }
  for (const { raw } of mail.inbound.received) {
    const [head = ''] = raw.split('\r\n\r\n');
    if (/^bcc:|evil/im.test(head)) faults.push(`a header of a stranger: ${head}`);
  }
  const kinds = Map.groupBy(answers, (letter) => findAnswerKind(letter) ?? 'other');
  const counted = [...kinds].map(([kind, those]) => `${those.length} ${kind}`).join(', ');
  const answered = kinds.get('not_played') ?? [];
  const replays = answered.filter(({ recipient }) => recipient === target.member);
  if (replays.length !== 1) faults.push(`a replayed reply is answered ${replays.length} times`);
  if (answered.length !== 1 + OWN_REPLIES) {
    faults.push(`${answered.length - 1} of ${OWN_REPLIES} replies are answered after strangers`);
  }
  if ((kinds.get('elsewhere') ?? []).length > targets.length)
    faults.push('strangers cause letters');
  if (failed > 0) faults.push(`${failed} pages did not come`);
  if (atLast - atFirst > MAX_GROWTH_MB) faults.push(`memory grew from ${atFirst} to ${atLast} MB`);
  say(
    `${delivered} messages: ${answers.length} letters to members (${counted}); memory ${atFirst} MB before, ${atLast} MB after;`,
  );
  say(
    `${asked} pages asked for meanwhile, ${failed} did not come, the slowest took ${slowestMs} ms; processor ${Math.round(lives.spentMs / 1000)} s.`,
  );
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}

function makeReplayedMessages({ member, replyTo }: Target): RawMessage[] {
  const head = [`From: ${member}`, `To: ${replyTo}`, 'Message-ID: <replayed@x>'];
  const raw = [...head, '', 'not played yet', ''].join('\r\n');
  return Array.from({ length: REPLAYS }, () => ({ to: replyTo, raw }));
}

function makeOwnReplies({ member, replyTo }: Target): RawMessage[] {
  return Array.from({ length: OWN_REPLIES }, (_, index) => {
    const head = [`From: ${member}`, `To: ${replyTo}`, `Message-ID: <own.${index}@x>`];
    return { to: replyTo, raw: [...head, '', 'not played yet', ''].join('\r\n') };
  });
}

function readRssMb(pid: number | undefined): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(line) / 1024);
}

/** Whether all messages were read, and all replies among them handled. */
function isReadTo(lives: ClubhouseLives, count: number): boolean {
  const [reached] = lives.query(`select reached from progress where job = 'imap'`);
  const isRead = String(reached?.['reached']).endsWith(`:${count}`);
  return isRead && lives.query(`select 1 from replies where state = 'waiting'`).length === 0;
}

/**
 * Requests pages continuously.
 * @returns a function that stops it
 */
function watchPages(url: string) {
  const seen = { asked: 0, failed: 0, slowestMs: 0 };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      for (const path of ['/sign-in', '/healthz']) {
        const isThere = await fetch(url + path).then(
          ({ ok }) => ok,
          () => false,
        );
        seen.asked += 1;
        if (!isThere) seen.failed += 1;
      }
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - began));
      await sleep(100);
    }
  })();
  return async () => {
    over.abort();
    await watching;
    return seen;
  };
}
