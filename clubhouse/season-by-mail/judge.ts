import { list } from 'test-kit/club-calls';
import { getDates } from '../src/messages/dates.ts';
import { LANGUAGES, getWords } from '../src/messages/language.ts';
import type { ClubTime } from '../src/reading/reading.ts';
import { toJudgedEntry, type JudgedEntry } from '../src/score/entry.ts';
import type { League } from '../test/league.ts';
import type { GeneratedReply, ReplyMeaning } from '../test/replies/reply-generator.ts';
import { sayMeaning } from '../test/replies/reply-generator.ts';
import { findAnswerKind } from './answer-kind.ts';
import type { BoxMatch, MailPlayer } from './box-season.ts';
import type { SeenLetter } from './players-mail.ts';
import { isSameEntry, findSecrets, writeSentences } from './secrets.ts';

/** `asked`: the clubhouse asked back or called the reply unclear. `lost`: no answer came. */
export type Verdict = 'right' | 'asked' | 'wrong' | 'lost';

export interface SentReply extends Pick<BoxMatch, 'id'>, GeneratedReply {
  readonly side: 0 | 1;
  readonly player: MailPlayer;
  readonly opponent: MailPlayer;
  readonly meaning: ReplyMeaning;
  /** The time that the reply states; null if it states none. */
  readonly time: ClubTime | null;
}

interface NotedReply extends SentReply {
  /** Number of emails sent before the reply. */
  readonly after: number;
}

const ZONE = 'Europe/London';

export class Judge {
  readonly counts: Record<Verdict, number> = { right: 0, asked: 0, wrong: 0, lost: 0 };
  readonly faults: string[] = [];
  readonly asked: string[] = [];
  /** Counts of questions, by what the reply left open or, if it was clear, by its content. */
  readonly askedBy = new Map<string, number>();
  readonly drawn = new Set<string>();
  readonly #league: League;
  readonly #noted: NotedReply[] = [];
  /** The number of reports that the league must have, by match and side. */
  readonly #reports = new Map<string, { count: number; last: JudgedEntry | null }>();

  constructor(league: League) {
    this.#league = league;
  }

  get replies(): number {
    return this.#noted.length;
  }

  note(said: SentReply, after: number): void {
    this.drawn.add(said.shape).add(readEnding(said));
    this.#noted.push({ ...said, after });
  }

  /** @param answers in order of arrival; two emails sent at once may swap places */
  async judge(said: readonly SentReply[], answers: readonly SeenLetter[]): Promise<Verdict[]> {
    if (answers.length > said.length) this.#fault(said[0], `${answers.length} answers`);
    const inOrder = chooseLeastWrongOrder(said, answers);
    const verdicts = said.map((one, index) => this.#judgeOne(one, inOrder[index]));
    for (const verdict of verdicts) this.counts[verdict] += 1;
    const [first] = said;
    if (first !== undefined) await this.#compareReports(first);
    return verdicts;
  }

  /** Looks in every email for the other side's report. */
  lookForSecrets(letters: readonly SeenLetter[]): void {
    const byMatch = Map.groupBy(this.#noted, ({ id }) => id);
    for (const letter of letters) {
      const about = byMatch.get(letter.matchId ?? '') ?? [];
      const before = about.filter(({ after }) => after <= letter.place);
      const isOwn = ({ player }: SentReply) => player.email === letter.recipient;
      const other = before.filter((one) => !isOwn(one));
      const opponent = other[0]?.player.name;
      if (opponent === undefined) continue;
      const own = collectSideWords(before.filter(isOwn));
      const found = findSecrets(letter, { own, other: collectSideWords(other), opponent });
      if (found.length > 0) this.faults.push(`told ${found.join(' and ')}: ${letter.words}`);
    }
  }

  /** Each reply is answered once, and no email is sent twice; checked at the end. */
  countAnswers(letters: readonly SeenLetter[]): void {
    const writers = new Set(this.#noted.map(({ player }) => player.email));
    const answers = letters.filter(
      (letter) => writers.has(letter.recipient) && findAnswerKind(letter) !== null,
    );
    const own = answers.filter((letter) => findAnswerKind(letter) !== 'arranged').length;
    // Goes to both players of a match.
    const arranged = (answers.length - own) / 2;
    const missing = this.counts.lost;
    if (own + arranged !== this.replies - missing) {
      this.faults.push(`${own} answers and ${arranged} arrangements to ${this.replies} replies`);
    }
    const ids = Map.groupBy(letters, ({ messageId }) => messageId);
    for (const [id, same] of ids) {
      if (same.length > 1) this.faults.push(`${same.length} times the letter ${id}`);
    }
  }

  #judgeOne(said: SentReply, answer: SeenLetter | undefined): Verdict {
    if (answer === undefined) {
      this.#fault(said, 'no answer came');
      return 'lost';
    }
    const kind = findAnswerKind(answer);
    const verdict = judgeAnswer(said, kind, answer);
    if (verdict === 'asked') this.#noteAsked(`${kind}: ${describeReply(said)}`, said);
    if (verdict === 'wrong') this.#fault(said, `answered by ${kind}: ${answer.words}`);
    if (verdict === 'right' && said.meaning.kind === 'result') {
      const reports = this.#reportsOf(said);
      const isNew = reports.last === null || !isSameEntry(reports.last, said.meaning.entry);
      if (isNew) reports.count += 1;
      reports.last = said.meaning.entry;
    }
    return verdict;
  }

  /** Checks that the league has this side's last report as meant, and each report once. */
  async #compareReports(said: SentReply): Promise<void> {
    const { count, last } = this.#reportsOf(said);
    const match = await this.#league.must('GET', `/v1/matches/${said.id}`);
    const own = list(match['claims']).filter((claim) => Number(claim['side']) === said.side);
    const newest = own.at(-1) as unknown as Parameters<typeof toJudgedEntry>[0] | undefined;
    const entry = newest === undefined ? null : toJudgedEntry(newest, said.side);
    const isSame = entry === last || (entry !== null && last !== null && isSameEntry(entry, last));
    if (isSame && own.length === count) return;
    const has = entry === null ? 'nothing' : sayMeaning({ kind: 'result', entry });
    this.#fault(said, `the league has ${own.length} reports and not ${count}, the last is ${has}`);
  }

  #noteAsked(what: string, said: SentReply): void {
    this.asked.push(what);
    const why = said.leavesOpen ?? `clear, ${readEnding(said)}`;
    this.askedBy.set(why, (this.askedBy.get(why) ?? 0) + 1);
  }

  #reportsOf({ id, side }: SentReply): { count: number; last: JudgedEntry | null } {
    const key = `${id}.${side}`;
    const kept = this.#reports.get(key) ?? { count: 0, last: null };
    this.#reports.set(key, kept);
    return kept;
  }

  #fault(said: SentReply | undefined, what: string): void {
    if (said === undefined) return;
    this.faults.push(`${what} — in ${said.id} ${describeReply(said)}`);
  }
}

/** Pairs replies with answers so that the fewest are wrong, because no answer names its reply. */
function chooseLeastWrongOrder(replies: readonly SentReply[], answers: readonly SeenLetter[]) {
  const wrong = (order: readonly SeenLetter[]) =>
    replies.filter((one, index) => {
      const answer = order[index];
      return answer !== undefined && judgeAnswer(one, findAnswerKind(answer), answer) === 'wrong';
    }).length;
  const turnedRound = answers.toReversed();
  return wrong(turnedRound) < wrong(answers) ? turnedRound : answers;
}

function readEnding({ meaning }: SentReply): string {
  return meaning.kind === 'result' ? meaning.entry.ending : meaning.kind;
}

function describeReply({ own, shape, meaning, player }: SentReply): string {
  const meant = sayMeaning(meaning);
  return `${player.name} as ${shape} wrote ${JSON.stringify(own)}, meant ${meant}`;
}

function collectSideWords(replies: readonly SentReply[]) {
  return {
    entries: replies.flatMap(({ meaning }) => (meaning.kind === 'result' ? [meaning.entry] : [])),
    texts: replies.map(({ own }) => own),
  };
}

function judgeAnswer(
  { meaning, opponent, time }: SentReply,
  kind: ReturnType<typeof findAnswerKind>,
  { words }: SeenLetter,
): Verdict {
  if (kind === 'not_understood' || kind === 'which_match') return 'asked';
  const says = (entry: JudgedEntry) =>
    writeSentences(entry, opponent.name).some((one) => words.includes(one));
  switch (meaning.kind) {
    case 'result':
      if (kind === 'reported') return says(meaning.entry) ? 'right' : 'wrong';
      return kind === 'which' && says(meaning.entry) ? 'asked' : 'wrong';
    case 'time':
      return kind === 'arranged' && time !== null && isTimeIn(words, time) ? 'right' : 'wrong';
    case 'proposal':
      return kind === 'proposed' && meaning.times.every((one) => isTimeIn(words, one))
        ? 'right'
        : 'wrong';
    case 'decline':
      return kind === 'declined' ? 'right' : 'wrong';
    case 'not_played':
      return kind === 'not_played' ? 'right' : 'wrong';
  }
}

function isTimeIn(letter: string, { date, time }: ClubTime): boolean {
  return LANGUAGES.some((language) => {
    const day = getDates(language, ZONE).longDay(date);
    return letter.includes(getWords(language).matchLetters.arranged.when(day, time));
  });
}
