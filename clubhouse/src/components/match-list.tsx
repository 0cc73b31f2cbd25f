import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { toMyMatch } from '../api/my-match.ts';
import { sayWhere } from '../messages/say-where.ts';
import { toJudgedEntry } from '../score/entry.ts';
import { describeEntry } from './entry-sentence.ts';
import { type Locale, useLocale } from './locale.ts';
import { getSideLabel, describeStoredEntry } from './result-sentence.ts';
import { explainOwnRuling, explainRuling } from './ruling-sentence.ts';

interface MatchListProps {
  readonly matches: readonly Api<'ListedMatch'>[];
  /** The viewer: their own matches say "you" and link to their pages. */
  readonly memberId: string | null;
  /** Coaches can open every match. */
  readonly isCoach: boolean;
  /** Adds the competition and box, for pages that do not name them. */
  readonly hasPlace?: boolean;
  /** The competition is over, so matches without a result will not get one. */
  readonly isOver?: boolean;
}

/** Matches with their results, set by set. Shows nothing that both sides have not agreed on. */
export function MatchList(props: MatchListProps): VNode {
  const locale = useLocale();
  return (
    <ul class="rows">
      {props.matches.map((match) => (
        <li key={match.id}>
          <MatchLine
            href={makeMatchPath(match, props)}
            said={describeResult(match, props, locale)}
            about={describeDetails(match, props, locale)}
          />
        </li>
      ))}
    </ul>
  );
}

interface MatchLineProps {
  readonly href: string | null;
  readonly said: string;
  readonly about: string;
}

export function MatchLine({ href, said, about }: MatchLineProps): VNode {
  const content = (
    <>
      <span>{said}</span>
      {about !== '' && <span class="meta block">{about}</span>}
    </>
  );
  return href === null ? (
    <div class="match-line">{content}</div>
  ) : (
    <a class="match-line" href={href}>
      {content}
    </a>
  );
}

function makeMatchPath(
  match: Api<'ListedMatch'>,
  { memberId, isCoach }: MatchListProps,
): string | null {
  if (isCoach) return `/coach/matches/${match.id}`;
  return memberId !== null && toMyMatch(match, memberId) !== null ? `/matches/${match.id}` : null;
}

function describeResult(
  match: Api<'ListedMatch'>,
  { memberId, isOver }: MatchListProps,
  { words }: Locale,
): string {
  const { records, report, today } = words;
  const mine = memberId === null ? null : toMyMatch(match, memberId);
  const { ruling, result, sides } = match;
  if (ruling !== null && mine !== null) return explainOwnRuling(ruling, mine, words);
  const names = records.versus(getSideLabel(sides, 0), getSideLabel(sides, 1));
  if (ruling?.outcome === 'not_counted') return `${names}: ${words.tables.notCounted}`;
  const ruled = explainRuling(match, words);
  if (ruled !== null) return ruled;
  if (result === null) {
    const who = mine === null ? names : records.versusOpponent(mine.opponent);
    return `${who}: ${isOver ? records.notPlayed : records.notYet}`;
  }
  if (mine === null) return describeStoredEntry(result, sides, today);
  const sentences = report.sentences[mine.isPair ? 'pair' : 'one'];
  return describeEntry(toJudgedEntry(result, mine.side), mine.opponent, sentences);
}

function describeDetails(
  match: Api<'ListedMatch'>,
  { hasPlace }: MatchListProps,
  { words, dates }: Locale,
): string {
  const { competition_name: competition, division_name: box, round, result } = match;
  const where = [competition, box].filter(Boolean).join(', ');
  const day = result?.played_on ?? null;
  return [
    ...(hasPlace ? [sayWhere(words, { where, round })] : []),
    ...(!hasPlace && round === 2 ? [words.match.second] : []),
    ...(day === null ? [] : [dates.fullDay(day)]),
  ].join(' · ');
}
