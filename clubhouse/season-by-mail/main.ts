import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../build/build-client.ts';
import { Dovecot } from '../test/dovecot.ts';
import { startLeague } from '../test/league-program.ts';
import { getDates } from '../src/messages/dates.ts';
import { REPLY_SHAPES } from '../test/replies/shapes/all.ts';
import { Chance } from '../test/replies/chance.ts';
import { ClubhouseLives } from './clubhouse-lives.ts';
import { Judge } from './judge.ts';
import { playByMail } from './play.ts';
import { PlayersMail } from './players-mail.ts';

/**
 * `npm run lab -- season-by-mail`: a box season of 40 players who only answer emails. `--replies
 * 2000`, `--seed 1` and `--language en` describe the replies, `--kills 40` kills the clubhouse,
 * `--asked` lists its questions. Exits with 1 if a reply is misread, lost or counted twice, an
 * email reveals the other side's report, or less than 95 % are understood.
 */

const MIN_READ = 0.95;
const { values } = parseArgs({
  options: {
    replies: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    kills: { type: 'string', default: '0' },
    asked: { type: 'boolean', default: false },
  },
});
const [replies, seed, kills] = [values.replies, values.seed, values.kills].map(Number) as [
  number,
  number,
  number,
];
const ENDINGS = ['completed', 'retired', 'walkover', 'conceded', 'proposal', 'time', 'decline'];
const say = (line: string) => void process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];
const owner = { after: (close: unknown) => void closers.push(close as () => unknown) };
try {
  await buildClient(fileURLToPath(new URL('../dist', import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'season-by-mail-'));
  owner.after(() => rm(folder, { recursive: true, force: true }));
  const dovecot = await Dovecot.start(owner.after);
  const mail = await PlayersMail.start(dovecot, owner.after);
  const league = await startLeague(owner);
  const { branding } = await league.must('GET', '/v1/club');
  await league.must('PATCH', '/v1/club', { branding: { ...branding, language: values.language } });
  const lives = await ClubhouseLives.start({
    owner,
    league,
    dovecot,
    smtpPort: mail.inbound.port,
    folder,
  });
  // It sends no emails about events before it first followed the league.
  while (lives.query("select 1 from progress where job = 'feed'").length === 0) await sleep(50);
  const dates = getDates('en', 'Europe/London');
  const judge = new Judge(league);
  let isOver = false;
  let killed = 0;
  const killing =
    kills === 0
      ? Promise.resolve(0)
      : lives
          .killAgain(kills, new Chance(seed), {
            isDue: (done) => judge.replies >= ((done + 1) * replies) / (kills + 1),
            isOver: () => isOver,
          })
          .then((count) => (killed = count));
  const matches = await playByMail({
    league,
    mail,
    judge,
    seed,
    replies,
    today: () => dates.today(lives.now),
    beforeRound: () => lives.restart(),
    isWanted: () => kills > 0 && killed === 0,
  });
  isOver = true;
  await killing;
  await mail.read();
  judge.countAnswers(mail.letters);
  judge.lookForSecrets(mail.letters);
  const { right, asked, wrong, lost } = judge.counts;
  const share = right / judge.replies;
  say(
    `${judge.replies} replies about ${matches} matches${kills === 0 ? '' : ` and ${killed} kills`}: ${right} read ` +
      `(${(share * 100).toFixed(1)} %), ${asked} asked back, ${wrong} read wrongly, ${lost} without an answer; ` +
      `${mail.letters.length} letters looked at.`,
  );
  const byKind = [...judge.askedBy].toSorted(([, one], [, other]) => other - one);
  say(`Asked back: ${byKind.map(([why, count]) => `${count} ${why}`).join('; ')}.`);
  const missing = [...REPLY_SHAPES.map(({ name }) => name), ...ENDINGS].filter(
    (one) => !judge.drawn.has(one),
  );
  if (missing.length > 0) say(`Not drawn: ${missing.join(', ')}.`);
  if (missing.length > 0 && replies >= 2000) judge.faults.push('some kinds were not drawn');
  for (const line of [...judge.faults, ...(values.asked ? judge.asked : [])]) say(`  ${line}`);
  if (judge.faults.length > 0) {
    for (const row of lives.query(
      "select key, status, reason from outbox where status <> 'sent'",
    )) {
      say(`  ${JSON.stringify(row)}`);
    }
    say(lives.log.slice(-4000));
  }
  if (judge.faults.length > 0 || share < MIN_READ) process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}
