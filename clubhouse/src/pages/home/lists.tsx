import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import type { Duty } from '../../api/duties.ts';
import { type MyMatch, myMatch } from '../../api/my-match.ts';
import { Ball } from '../../parts/ball.tsx';
import { entrySentence } from '../../parts/entry-sentence.ts';
import { Icon } from '../../parts/icon.tsx';
import { fromClaim } from '../../score/entry.ts';
import { firstName } from '../../words/names.ts';
import { reportAddress } from './report-address.ts';
import type { PlayerVisit } from '../../web/visit.ts';

type PlayerMatch = Api<'PlayerMatch'>;

interface ListProps {
  readonly visit: PlayerVisit;
  readonly matches: readonly PlayerMatch[];
}

/** What waits for the player, each with its one button; the first is the page's own. */
export function DutyList({
  visit,
  duties,
}: {
  readonly visit: PlayerVisit;
  readonly duties: readonly Duty[];
}): VNode | null {
  if (duties.length === 0) return null;
  return (
    <section class="card flush" aria-label={visit.words.shell.yourTurn}>
      {duties.map((duty, index) => (
        <DutyItem key={duty.match.id} visit={visit} duty={duty} isFirst={index === 0} />
      ))}
    </section>
  );
}

function DutyItem({
  visit,
  duty: { kind, match },
  isFirst,
}: {
  readonly visit: PlayerVisit;
  readonly duty: Duty;
  readonly isFirst: boolean;
}): VNode | null {
  const { words, dates, now, player } = visit;
  const mine = myMatch(match, player.memberId);
  if (mine === null) return null;
  const { home } = words;
  const day = match.plan.arranged_on;
  const wasPlayed = day === null ? [] : [home.youPlayed(dates.relativeDay(day, now))];
  const entered = mine.opponents.length > 1 ? home.theyEnteredPair : home.theyEntered;
  const title = {
    differs: home.differs(mine.opponent),
    they_reported: entered(mine.opponent),
    was_played: home.howDidItGo(mine.opponent),
  }[kind];
  const about =
    kind === 'differs' ? home.differsAbout : [whereOf(visit, mine), ...wasPlayed].join(' · ');
  return (
    <article class="item turn">
      <Ball />
      <h2 class="item-title">{title}</h2>
      <p class="meta">{about}</p>
      <a
        class={`btn${isFirst ? ' p' : ''}`}
        href={kind === 'differs' ? `/matches/${mine.id}` : reportAddress({ kind, match })}
      >
        {kind === 'differs' ? home.sort : home.enter}
      </a>
    </article>
  );
}

/** Who to play by when: the first open, the others folded. */
export function ToArrangeList({
  visit,
  matches,
  isFirst,
}: ListProps & { readonly isFirst: boolean }): VNode | null {
  const { words, dates } = visit;
  const deadline = matches.map((one) => one.results_deadline).find((day) => day !== null);
  if (matches.length === 0) return null;
  return (
    <section>
      <div class={isFirst ? 'sec on-band' : 'sec'}>
        <h2>{words.home.toArrange}</h2>
        {typeof deadline === 'string' && <p class="meta">{words.home.by(dates.day(deadline))}</p>}
      </div>
      <div class="card flush">
        {matches.map((match, index) => (
          <ArrangeItem key={match.id} visit={visit} match={match} isOpen={index === 0} />
        ))}
      </div>
    </section>
  );
}

function ArrangeItem({
  visit,
  match,
  isOpen,
}: {
  readonly visit: PlayerVisit;
  readonly match: PlayerMatch;
  readonly isOpen: boolean;
}): VNode | null {
  const { words, dates, player } = visit;
  const mine = myMatch(match, player.memberId);
  if (mine === null) return null;
  const day = match.plan.arranged_on;
  return (
    <details class="item fold" open={isOpen}>
      <summary>
        <h3>{mine.opponent}</h3>
        <span class="meta">
          {whereOf(visit, mine)}
          {day !== null && (
            <>
              {' '}
              <span class="pill club">{words.home.arranged(dates.day(day))}</span>
            </>
          )}
        </span>
        <Icon name="more" />
      </summary>
      <a class="btn o w" href={`/matches/${mine.id}/report`}>
        {words.home.enter}
      </a>
    </details>
  );
}

export function TheirTurnList({ visit, matches }: ListProps): VNode | null {
  const { home } = visit.words;
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 class="sec">{home.waitingTitle}</h2>
      <ul class="card flush">
        {matches.map((match) => {
          const mine = myMatch(match, visit.player.memberId);
          if (mine === null) return null;
          const waits = mine.opponents.length > 1 ? home.waitingForPair : home.waitingFor;
          return (
            <MatchLink
              key={match.id}
              mine={mine}
              title={waits(mine.opponent)}
              text={whereOf(visit, mine)}
            />
          );
        })}
      </ul>
    </section>
  );
}

export function PlayedList({ visit, matches }: ListProps): VNode | null {
  const { words, player } = visit;
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 class="sec">{words.home.playedTitle}</h2>
      <ul class="card flush">
        {matches.map((match) => {
          const mine = myMatch(match, player.memberId);
          if (mine === null || match.result === null) return null;
          const sentences = words.report.sentences[mine.isPair ? 'pair' : 'one'];
          const entry = fromClaim(match.result, mine.side);
          const said = entrySentence(entry, mine.opponent, sentences) ?? mine.opponent;
          return <MatchLink key={match.id} mine={mine} title={said} text={whereOf(visit, mine)} />;
        })}
      </ul>
    </section>
  );
}

function MatchLink({
  mine,
  title,
  text,
}: {
  readonly mine: MyMatch;
  readonly title: string;
  readonly text: string;
}): VNode {
  return (
    <li class="item">
      <a class="quiet-link" href={`/matches/${mine.id}`}>
        <b>{title}</b>
        <span class="meta block">{text}</span>
      </a>
    </li>
  );
}

/** `Mixed, Box 1 · with Jonas` */
function whereOf({ words }: PlayerVisit, { where, partner }: MyMatch): string {
  if (partner === null) return where;
  return `${where} · ${words.home.withPartner(firstName(partner))}`;
}
