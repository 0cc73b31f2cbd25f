import type { Entry } from '../src/score/entry.ts';
import type { ClubTime, ReplyContext } from '../src/replies/core/reading.ts';
import type { Chance } from '../test/replies/chance.ts';
import {
  chanceMeaning,
  generateReply,
  type ReplyMeaning,
} from '../test/replies/reply-generator.ts';
import type { BoxMatch } from './box-season.ts';
import { answerKind } from './answer-kind.ts';
import type { Judge, SentReply } from './judge.ts';
import type { PlayersMail, SeenLetter } from './players-mail.ts';
import { asSeenByOther, sameEntry } from './secrets.ts';

/** Longer than the clubhouse needs to come back, and to try again whatever waits for it. */
const GIVE_UP_MS = 120_000;
const MAX_TRIES = 8;

interface Options {
  readonly match: BoxMatch;
  /** That the first player proposed to the second. */
  readonly times: readonly ClubTime[];
  readonly mail: PlayersMail;
  readonly judge: Judge;
  readonly chance: Chance;
  /** About so many. */
  readonly replies: number;
}

/** Two players write to the club about their match until both have said the same. */
export class Conversation {
  readonly #options: Options;
  /** At its place the entry that a player's side has in the league. */
  readonly #entries: (Entry | null)[] = [null, null];
  #isTimeOpen = true;
  #sent = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async hold(): Promise<void> {
    const { chance, replies } = this.#options;
    await this.#letterTo(1);
    await this.#write(1, [this.#firstWords()]);
    while (this.#sent < replies - 2) await this.#writeSomething();
    const first: 0 | 1 = this.#hasLetter(0) && chance.happens(50) ? 0 : 1;
    await this.#settle(first, first === 0 ? 1 : 0);
  }

  #firstWords(): ReplyMeaning {
    const { chance, times } = this.#options;
    if (chance.happens(70)) return { kind: 'time', index: chance.below(times.length) };
    return chance.happens(60) ? { kind: 'decline' } : { kind: 'not_played' };
  }

  /** Whoever has a letter to answer, now and then two at once: what was meant, and then a correction. */
  async #writeSomething(): Promise<void> {
    const { chance, times } = this.#options;
    const side = this.#hasLetter(0) && chance.happens(55) ? 0 : 1;
    if (side === 1 && this.#isTimeOpen && this.#entries.every((entry) => entry === null)) {
      if (chance.happens(60)) {
        await this.#write(1, [{ kind: 'time', index: chance.below(times.length) }]);
        return;
      }
    }
    const isToPlay = chance.happens(20);
    const count = chance.happens(15) ? 2 : 1;
    const results = Array.from({ length: count }, () => this.#otherResult(side));
    await this.#write(side, isToPlay ? [{ kind: 'not_played' }] : results);
  }

  /** Both say the same at last, however often they have to say it. */
  async #settle(first: 0 | 1, second: 0 | 1): Promise<void> {
    const meaning = this.#otherResult(first);
    await this.#writeUntilTaken(first, meaning);
    if (meaning.kind !== 'result') return;
    await this.#letterTo(second);
    await this.#writeUntilTaken(second, { kind: 'result', entry: asSeenByOther(meaning.entry) });
  }

  async #writeUntilTaken(side: 0 | 1, meaning: ReplyMeaning): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const [verdict] = await this.#write(side, [meaning]);
      if (verdict === 'right' || verdict === 'lost') return;
    }
  }

  /** A result by chance, which neither side has in the league. */
  #otherResult(side: 0 | 1): ReplyMeaning {
    const { chance, match } = this.#options;
    for (;;) {
      const meaning = chanceMeaning(chance, { format: match.format, opponents: [], proposed: [] });
      if (meaning.kind !== 'result') continue;
      const seen = [meaning.entry, asSeenByOther(meaning.entry)];
      const [own, other] = [this.#entries[side], this.#entries[side === 0 ? 1 : 0]];
      const isHeld = [own, other].some((held) => held && seen.some((one) => sameEntry(one, held)));
      if (!isHeld) return meaning;
    }
  }

  /** Sends one after the other without a look at what comes back, and then waits for an answer to each. */
  async #write(side: 0 | 1, meanings: readonly ReplyMeaning[]) {
    const { mail, judge, chance, match } = this.#options;
    const { player, opponent } = this.#playersOf(side);
    const letter = await this.#letterTo(side);
    const since = mail.letters.length;
    const said: SentReply[] = [];
    for (const meaning of meanings) {
      const reply = generateReply(
        chance.below(2 ** 31),
        meaning,
        this.#contextOf(side, letter),
        quoted(letter),
      );
      const time = meaning.kind === 'time' ? (this.#options.times[meaning.index] ?? null) : null;
      const one = { id: match.id, side, player, opponent, meaning, time, ...reply };
      said.push(one);
      judge.note(one, mail.inbound.received.length);
      this.#sent += 1;
      const id = `<${match.id}.${this.#sent}@mail.example>`;
      const times = chance.happens(2) ? 2 : 1;
      await mail.answer({ from: player.email, letter, id, parts: reply.message, times });
    }
    const answers = await mail.waitFor(
      player.email,
      (one) => this.#isAnswer(one, meanings) && one.place >= since,
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

  #isAnswer(letter: SeenLetter, meanings: readonly ReplyMeaning[]): boolean {
    if (letter.matchId !== this.#options.match.id) return false;
    const kind = answerKind(letter);
    // That something is arranged is told to both.
    return kind === 'arranged' ? meanings.some((one) => one.kind === 'time') : kind !== null;
  }

  #contextOf(side: 0 | 1, letter: SeenLetter): ReplyContext {
    const { match, times } = this.#options;
    const { opponent } = this.#playersOf(side);
    const isOfTimes = letter.replyTo === this.#lettersTo(1)[0]?.replyTo;
    const isProposal = side === 1 && this.#isTimeOpen && isOfTimes;
    return { format: match.format, opponents: [opponent.name], proposed: isProposal ? times : [] };
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
      .filter(({ matchId, replyTo }) => matchId === match.id && replyTo !== '');
  }

  #hasLetter(side: 0 | 1): boolean {
    return this.#lettersTo(side).length > 0;
  }

  /** The newest about the match; waits for the first. */
  async #letterTo(side: 0 | 1): Promise<SeenLetter> {
    const { mail } = this.#options;
    const { email } = this.#playersOf(side).player;
    const isOne = ({ matchId, replyTo }: SeenLetter) =>
      matchId === this.#options.match.id && replyTo !== '';
    await mail.waitFor(email, isOne, 1, GIVE_UP_MS);
    const letter = this.#lettersTo(side).at(-1);
    if (letter === undefined) {
      const { id, players } = this.#options.match;
      throw new Error(`no letter about ${id} came to ${players[side].email}`);
    }
    return letter;
  }
}

function quoted({ text, subject, replyTo }: SeenLetter) {
  return { text, subject, from: { name: 'Harbour Lane Rackets Club', address: replyTo } };
}
