import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { attributeEvent, type WebsiteActs } from '../../../../history/event-sentence.ts';
import { joinFieldNames } from '../field-words.ts';
import type { MemberProps } from './member-props.ts';
import { Icon } from '../../../../components/icon.tsx';
import { useVisit, type ViewedVisit } from '../../../../web/use-visit.ts';

export function Plays({ member, matches }: MemberProps): VNode {
  const { members, records } = useVisit().words;
  const places = Map.groupBy(matches, (match) =>
    [match.competition_name, match.division_name].filter(Boolean).join(', '),
  );
  return (
    <section class="card stack">
      <h2>{members.plays}</h2>
      {places.size === 0 ? (
        <p class="meta">{members.playsNothing}</p>
      ) : (
        <ul class="stack">
          {[...places].map(([where, those]) => {
            const played = those.filter(({ status }) => status === 'played').length;
            return (
              <li key={where}>
                <a class="person" href={`/tables/${those[0]?.division_id ?? ''}`}>
                  {members.playsIn(where, played, those.length)}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <p class="player-links">
        <a class="tap-text" href={`/players/${member.id}`}>
          {records.resultsOf(member.display_name)}
        </a>
      </p>
    </section>
  );
}

export function Letters({ member }: MemberProps): VNode {
  const { words, dates, services } = useVisit();
  const { members, mails } = words;
  const letters = services.store.outbox.ofMember(member.id);
  return (
    <section class="card stack">
      <h2>{members.letters}</h2>
      {letters.length === 0 ? (
        <p class="meta">{members.lettersNone}</p>
      ) : (
        <ul class="stack">
          {letters.map(({ kind, status, since }, index) => (
            <li key={index}>
              {mails.kinds[kind]}
              <span class="meta block">
                {`${dates.day(dates.dateOf(since))}, ${members.letterStates[status]}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="meta">{members.lettersMore}</p>
    </section>
  );
}

/** Events about the member, newest first, without sign-ins, which are private. */
export function Log({ events, website }: MemberProps): VNode | null {
  const visit = useVisit();
  const { members } = visit.words;
  const lines = events.flatMap((event) => describeEvent(visit, event, website) ?? []);
  if (lines.length === 0) return null;
  return (
    <section class="card stack">
      <details class="fold">
        <summary>
          <h2>{members.log}</h2>
          <Icon name="more" />
        </summary>
        <ul class="stack meta">
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function describeEvent(
  { words, dates }: ViewedVisit,
  event: Api<'Event'>,
  website: WebsiteActs,
): string | null {
  const { members } = words;
  const told: Readonly<Record<string, string>> = members.happened;
  const what = told[event.kind];
  if (what === undefined) return null;
  const fields = event.kind === 'member.updated' ? joinFieldNames(words, event.data.fields) : '';
  const day = dates.day(dates.dateOf(Date.parse(event.occurred_at)));
  const doer = attributeEvent(event, words, website);
  const who = doer === null ? members.system : 'how' in doer ? doer.how : doer.by;
  return members.logLine(day, who, fields === '' ? what : `${what} (${fields})`);
}
