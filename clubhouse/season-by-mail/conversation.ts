import type { KeyedMutex } from '../src/arrange/keyed-mutex.ts';
import { getFirstName } from '../src/messages/names.ts';
import type { ClubTime, ReplyContext } from '../src/reading/reading.ts';
import type { JudgedEntry } from '../src/score/entry.ts';
import type { Chance } from '../test/replies/chance.ts';
import {
  chanceMeaning,
  chanceTimes,
  FAIR_SHARES,
  generateReply,
  type ReplyMeaning,
} from '../test/replies/reply-generator.ts';
import { findAnswerKind } from './answer-kind.ts';
import type { BoxMatch } from './box-season.ts';
import type { Judge, SentReply, Verdict } from './judge.ts';
import type { PlayersMail, SeenLetter } from './players-mail.ts';
import { swapSides, isSameEntry } from './secrets.ts';

/** Longer than the clubhouse needs to restart and to retry everything that waits. */
const GIVE_UP_MS = 120_000;
const MAX_TRIES = 8;

interface Options {
  readonly match: BoxMatch;
  /** The beginning of the subject of the season's first email. */
  readonly competition: string;
  readonly mail: PlayersMail;
  readonly judge: Judge;
  readonly chance: Chance;
  /** One lock per player, so that they answer the email about all their matches one at a time. */
  readonly letterLocks: KeyedMutex;
  /** Today's date at the club: `2026-11-28`. */
  readonly today: () => string;
  readonly replies: number;
}

/** The target of a reply: an email, or a reply link in an email, which quotes nothing. */
interface ReplyTarget {
  readonly to: string;
  readonly letter: SeenLetter | null;
  /** Whether the email covers all of its reader's matches. */
  readonly isOfSeveral: boolean;
}

/** Two players write to the club about their match until both report the same result. */
export class Conversation {
  readonly #options: Options;
  /** Each side's current entry in the league. */
  readonly #entries: (JudgedEntry | null)[] = [null, null];
  /** Times that the first player has proposed to the second and that wait for an answer. */
  #times: readonly ClubTime[] = [];
  #isTimeOpen = false;
  #sent = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async hold(): Promise<void> {
    const { chance, replies } = this.#options;
    // Some arrange it in person, so the club hears of the score first.
    if (chance.happens(80)) await this.#propose();
    if (this.#isTimeOpen) await this.#write(1, [this.#firstWords()]);
    while (this.#sent < replies - 2) await this.#writeSomething();
    await this.#settle(chance.happens(50) ? 0 : 1);
  }

  async #propose(): Promise<void> {
    const times = chanceTimes(this.#options.chance, this.#options.today());
    const [verdict] = await this.#write(0, [{ kind: 'proposal', times }]);
    if (verdict !== 'right') return;
    this.#times = times;
    this.#isTimeOpen = true;
    const { mail, match } = this.#options;
    const isProposal = ({ matchId, replyTo }: SeenLetter) => matchId === match.id && replyTo !== '';
    await mail.waitFor(this.#playersOf(1).player.email, isProposal, 1, GIVE_UP_MS);
  }

  #firstWords(): ReplyMeaning {
    const { chance } = this.#options;
    if (chance.happens(70)) return { kind: 'time', index: chance.below(this.#times.length) };
    return chance.happens(60) ? { kind: 'decline' } : { kind: 'not_played' };
  }

  /** Writes one reply or, occasionally, two at once, as an author does who corrects the first. */
  async #writeSomething(): Promise<void> {
    const { chance } = this.#options;
    const side = chance.happens(55) ? 0 : 1;
    if (side === 1 && this.#isTimeOpen && this.#entries.every((entry) => entry === null)) {
      if (chance.happens(60)) {
        await this.#write(1, [{ kind: 'time', index: chance.below(this.#times.length) }]);
        return;
      }
    }
    const isToPlay = chance.happens(20);
    const count = chance.happens(15) ? 2 : 1;
    const results = Array.from({ length: count }, () => this.#otherResult(side));
    await this.#write(side, isToPlay ? [{ kind: 'not_played' }] : results);
  }

  /** Repeats the replies until both sides agree. */
  async #settle(first: 0 | 1): Promise<void> {
    let entry: JudgedEntry | null = null;
    for (let tries = 0; tries < MAX_TRIES && entry === null; tries++) {
      const meaning = this.#otherResult(first);
      const [verdict] = await this.#write(first, [meaning]);
      if (verdict === 'lost') return;
      if (verdict === 'right' && meaning.kind === 'result') entry = meaning.entry;
    }
    if (entry === null) return;
    const same: ReplyMeaning = { kind: 'result', entry: swapSides(entry) };
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const [verdict] = await this.#write(first === 0 ? 1 : 0, [same]);
      if (verdict === 'right' || verdict === 'lost') return;
    }
  }

  /** A random result that neither side has reported to the league. */
  #otherResult(side: 0 | 1): ReplyMeaning {
    const { chance, match } = this.#options;
    const context = { format: match.format, opponents: [], proposed: [] };
    for (;;) {
      const meaning = chanceMeaning(chance, context, FAIR_SHARES);
      if (meaning.kind !== 'result') continue;
      const seen = [meaning.entry, swapSides(meaning.entry)];
      const [own, other] = [this.#entries[side], this.#entries[side === 0 ? 1 : 0]];
      const isHeld = [own, other].some(
        (held) => held && seen.some((one) => isSameEntry(one, held)),
      );
      if (!isHeld) return meaning;
    }
  }

  /** Replies to the newest email about the match or, before there is one, to the season's first. */
  async #write(side: 0 | 1, meanings: readonly ReplyMeaning[]): Promise<Verdict[]> {
    const { letterLocks } = this.#options;
    const { player, opponent } = this.#playersOf(side);
    const newest = this.#lettersTo(side).at(-1);
    if (newest !== undefined) {
      const target = { to: newest.replyTo, letter: newest, isOfSeveral: false };
      return this.#exchange(side, meanings, target);
    }
    const season = await this.#seasonLetter(side);
    if (!season.text.includes(opponent.name)) throw new Error(`not about ${opponent.name}`);
    const byLetter = { to: season.replyTo, letter: season, isOfSeveral: true };
    return letterLocks.run(player.email, () => this.#exchange(side, meanings, byLetter));
  }

  /** Sends several replies without waiting in between, then waits for an answer to each. */
  async #exchange(
    side: 0 | 1,
    meanings: readonly ReplyMeaning[],
    target: ReplyTarget,
  ): Promise<Verdict[]> {
    const { mail, judge, chance, match } = this.#options;
    const { player, opponent } = this.#playersOf(side);
    const since = mail.letters.length;
    const said: SentReply[] = [];
    const context = this.#contextOf(side, target.letter);
    const generate = (meaning: ReplyMeaning) =>
      generateReply(chance.below(2 ** 31), meaning, context, toQuote(target.letter));
    const isNamed = ({ own }: { readonly own: string }) =>
      own.toLowerCase().includes(getFirstName(opponent.name).toLowerCase());
    for (const meaning of meanings) {
      let reply = generate(meaning);
      // A reply to an email about several matches names the opponent.
      for (let tries = 0; target.isOfSeveral && !isNamed(reply) && tries < 100; tries++) {
        reply = generate(meaning);
      }
      const time = meaning.kind === 'time' ? (this.#times[meaning.index] ?? null) : null;
      const one = { id: match.id, side, player, opponent, meaning, time, ...reply };
      said.push(one);
      judge.note(one, mail.inbound.received.length);
      this.#sent += 1;
      const id = `<${match.id}.${this.#sent}@mail.example>`;
      const times = chance.happens(2) ? 2 : 1;
      const parts = target.letter === null ? { text: reply.own, html: null } : reply.message;
      const { to, letter } = target;
      await mail.send({ from: player.email, to, letter, id, parts, times });
    }
    const answers = await mail.waitFor(
      player.email,
      (one) => this.#isAnswer(one, meanings, target) && one.place >= since,
      said.length,
      GIVE_UP_MS,
    );
    const verdicts = await judge.judge(said, answers);
    for (const [index, verdict] of verdicts.entries()) {
      const meaning = meanings[index];
      if (verdict !== 'right' || meaning === undefined) continue;
      if (meaning.kind === 'result') this.#entries[side] = meaning.entry;
      if (meaning.kind === 'time') this.#isTimeOpen = false;
    }
    return verdicts;
  }

  #isAnswer(letter: SeenLetter, meanings: readonly ReplyMeaning[], target: ReplyTarget): boolean {
    if (letter.isOfSeveral) return target.isOfSeveral && findAnswerKind(letter) !== null;
    if (letter.matchId !== this.#options.match.id) return false;
    const kind = findAnswerKind(letter);
    // Both get the email that confirms it.
    return kind === 'arranged' ? meanings.some((one) => one.kind === 'time') : kind !== null;
  }

  #contextOf(side: 0 | 1, letter: SeenLetter | null): ReplyContext {
    const { match, today } = this.#options;
    const { opponent } = this.#playersOf(side);
    const isOfTimes = letter !== null && letter.replyTo === this.#lettersTo(1)[0]?.replyTo;
    const isProposal = side === 1 && this.#isTimeOpen && isOfTimes;
    const about = { format: match.format, opponents: [opponent.name], today: today() };
    return { ...about, proposed: isProposal ? this.#times : [] };
  }

  #playersOf(side: 0 | 1) {
    const [one, two] = this.#options.match.players;
    return side === 0 ? { player: one, opponent: two } : { player: two, opponent: one };
  }

  #lettersTo(side: 0 | 1): SeenLetter[] {
    const { mail, match } = this.#options;
    const { email } = this.#playersOf(side).player;
    return mail
      .lettersTo(email)
      .filter((one) => one.matchId === match.id && one.replyTo !== '' && !one.isOfSeveral);
  }

  async #seasonLetter(side: 0 | 1): Promise<SeenLetter> {
    const { mail, competition } = this.#options;
    const { email } = this.#playersOf(side).player;
    const isOne = ({ subject }: SeenLetter) => subject.startsWith(`${competition} `);
    const [letter] = await mail.waitFor(email, isOne, 1, GIVE_UP_MS);
    if (letter === undefined) throw new Error(`no letter that ${competition} begins to ${email}`);
    return letter;
  }
}

function toQuote(letter: SeenLetter | null) {
  const { text = '', subject = '', replyTo = 'club@club.example' } = letter ?? {};
  return { text, subject, from: { name: 'Harbour Lane Rackets Club', address: replyTo } };
}
