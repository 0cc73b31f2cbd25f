import type { VNode } from 'preact';
import type { LeagueEvent } from '../../../history/event-groups.ts';
import {
  attributeEvent,
  describeEvent,
  type WebsiteActs,
} from '../../../history/event-sentence.ts';
import { Note } from '../../../components/note.tsx';
import { type HistoryQuery, makeHistoryPath } from './history-query.ts';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly asked: HistoryQuery;
  readonly events: readonly LeagueEvent[];
  readonly website: WebsiteActs;
}

/** A card for each day in the club's time zone, newest first because the feed is read backwards. */
export function Log({ asked, events, website }: Props): VNode {
  const { dates, words } = useVisit();
  if (events.length === 0) {
    return <Note icon="info">{words.history.none}</Note>;
  }
  const days = Map.groupBy(events, (event) => dates.dateOf(Date.parse(event.occurred_at)));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} class="card flush">
          <header class="desk-head">
            <h2>{`${dates.weekday(day)}, ${dates.fullDay(day)}`}</h2>
          </header>
          <ol>
            {ofDay.map((event) => (
              <Row key={event.id} event={event} asked={asked} website={website} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface LogRowProps {
  readonly asked: HistoryQuery;
  readonly event: LeagueEvent;
  readonly website: WebsiteActs;
}

function Row(props: LogRowProps): VNode {
  const { event } = props;
  const { words, dates } = useVisit();
  const at = Date.parse(event.occurred_at);
  const sentence = describeEvent(event, words);
  // A link that fills a whole line would need the height of a tap target.
  const to = isTheirOwn(event) ? null : findSubjectPath(event);
  return (
    <li class="item log-row">
      <time class="meta" dateTime={event.occurred_at}>
        {dates.time(at)}
      </time>
      <p class="breaks">
        {to === null ? sentence : <a href={to}>{sentence}</a>}{' '}
        {!isTheirOwn(event) && <By {...props} />}
      </p>
    </li>
  );
}

function By({ asked, event, website }: LogRowProps): VNode | null {
  const { words } = useVisit();
  const doer = attributeEvent(event, words, website);
  if (doer === null) return null;
  if ('how' in doer) return <span class="meta">{doer.how}</span>;
  const { by, isActor } = doer;
  const to = isActor ? findActorPath(event, asked) : null;
  return (
    <span class="meta">
      {words.history.by}{' '}
      {to === null ? (
        by
      ) : (
        <a href={to} title={words.history.onlyThese(by)}>
          {by}
        </a>
      )}
    </span>
  );
}

/** Whether the author is the subject, so that the sentence already names the author. */
function isTheirOwn({ subject, actor_member_id: member }: LeagueEvent): boolean {
  return subject.type === 'member' && subject.id === member;
}

/** Links a match to its history, and a member to the events about them. */
function findSubjectPath({
  kind,
  subject,
  match_id: match,
  subject_name: name,
}: LeagueEvent): string | null {
  if (match !== null) return `/coach/matches/${match}/history`;
  const isMember = subject.type === 'member' && name !== null && kind !== 'member.erased';
  return isMember ? makeHistoryPath({ member: subject.id }) : null;
}

function findActorPath(
  { actor, actor_member_id: member }: LeagueEvent,
  asked: HistoryQuery,
): string | null {
  if (member !== null) return makeHistoryPath({ member });
  if (actor.type !== 'api_key' || actor.id === null || asked.by === actor.id) return null;
  return makeHistoryPath({ by: actor.id });
}
