import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import type { Duty, ProposedDuty } from '../../api/duties.ts';
import { type MyMatch, toMyMatch } from '../../api/my-match.ts';
import { Ball } from '../../components/ball.tsx';
import { describeEntry } from '../../components/entry-sentence.ts';
import { explainOwnRuling } from '../../components/ruling-sentence.ts';
import { toJudgedEntry } from '../../score/entry.ts';
import { makeReportAddress } from './report-address.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { formatShortTime } from '../../messages/when.ts';
import { describeWhere } from './where.ts';

interface ListProps {
  readonly visit: PlayerVisit;
  readonly matches: readonly Api<'PlayerMatch'>[];
}

/** The items waiting for the player, each with one button; the first is the page's primary one. */
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
  duty,
  isFirst,
}: {
  readonly visit: PlayerVisit;
  readonly duty: Duty;
  readonly isFirst: boolean;
}): VNode | null {
  const { words, dates, now, player } = visit;
  const mine = toMyMatch(duty.match, player.memberId);
  if (mine === null) return null;
  if (duty.kind === 'proposed') {
    return <ProposedItem visit={visit} mine={mine} duty={duty} isFirst={isFirst} />;
  }
  const { kind, match } = duty;
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
    kind === 'differs' ? home.differsAbout : [describeWhere(visit, mine), ...wasPlayed].join(' · ');
  return (
    <article class="item turn">
      <Ball />
      <h2 class="item-title">{title}</h2>
      <p class="meta">{about}</p>
      <a
        class={`btn${isFirst ? ' p' : ''}`}
        href={kind === 'differs' ? `/matches/${mine.id}` : makeReportAddress(duty)}
      >
        {kind === 'differs' ? home.sort : home.enter}
      </a>
    </article>
  );
}

function ProposedItem({
  visit,
  mine,
  duty: { proposal },
  isFirst,
}: {
  readonly visit: PlayerVisit;
  readonly mine: MyMatch;
  readonly duty: ProposedDuty;
  readonly isFirst: boolean;
}): VNode {
  const { arrange, home } = visit.words;
  const by = mine.opponents.find(({ id }) => id === proposal.memberId);
  const times = proposal.times.filter((time) => time > visit.now);
  return (
    <article class="item turn">
      <Ball />
      <h2 class="item-title">
        {arrange.theyPropose(by?.display_name ?? mine.opponent, proposal.times.length)}
      </h2>
      <p class="meta">
        {describeWhere(visit, mine)}
        <span class="block">{times.map((time) => formatShortTime(visit, time)).join(' · ')}</span>
      </p>
      <a class={`btn${isFirst ? ' p' : ''}`} href={`/matches/${mine.id}/arrange`}>
        {home.pick}
      </a>
    </article>
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
          const mine = toMyMatch(match, visit.player.memberId);
          if (mine === null) return null;
          const waits = mine.opponents.length > 1 ? home.waitingForPair : home.waitingFor;
          return (
            <MatchLink
              key={match.id}
              mine={mine}
              title={waits(mine.opponent)}
              text={describeWhere(visit, mine)}
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
          const mine = toMyMatch(match, player.memberId);
          if (mine === null) return null;
          if (match.ruling !== null) {
            const ruled = explainOwnRuling(match.ruling, mine, words);
            return (
              <MatchLink
                key={match.id}
                mine={mine}
                title={ruled}
                text={describeWhere(visit, mine)}
              />
            );
          }
          if (match.result === null) return null;
          const sentences = words.report.sentences[mine.isPair ? 'pair' : 'one'];
          const entry = toJudgedEntry(match.result, mine.side);
          const said = describeEntry(entry, mine.opponent, sentences);
          return (
            <MatchLink key={match.id} mine={mine} title={said} text={describeWhere(visit, mine)} />
          );
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
