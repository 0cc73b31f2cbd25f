import type { VNode } from 'preact';
import { describeActor, type WebsiteActs } from '../../../history/event-sentence.ts';
import { Note } from '../../../components/note.tsx';
import { forCoach, page } from '../../../web/visit.ts';
import { readWebsiteActs } from '../../../web/website-acts.ts';
import { type HistoryQuery, readHistoryQuery, makeHistoryPath, isTurned } from './history-query.ts';
import { type HistoryPage, gatherHistory } from './gather.ts';
import { Log } from './log.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { GROUPS } from '../../../history/event-groups.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { Trouble } from '../../../components/post-form.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

/** `/coach/history`: past events and their authors (HIST-1, HIST-2). */
export const get = forCoach(async (visit) => {
  const asked = readHistoryQuery(visit.query);
  const [found, acts] = await Promise.all([
    gatherHistory(visit.api, asked),
    readWebsiteActs(visit),
  ]);
  return page(visit.words.history.title, <HistoryView asked={asked} found={found} acts={acts} />);
});

interface Props {
  readonly asked: HistoryQuery;
  readonly found: HistoryPage;
}

function HistoryView({ asked, found, acts }: Props & { readonly acts: WebsiteActs }): VNode {
  const { words } = useVisit();
  const { history } = words;
  const { events, older, candidates } = found;
  return (
    <CoachLayout title={history.title} text={history.about}>
      <Filters asked={asked} found={found} />
      <Narrowed asked={asked} found={found} />
      {candidates !== null && <Candidates asked={asked} found={found} />}
      {isTurned(asked) && <Trouble of={{ trouble: history.badDay }} />}
      {candidates === null && !isTurned(asked) && (
        <Log asked={asked} events={events} website={acts} />
      )}
      <nav class="row wrap" aria-label={history.title}>
        {older !== null && (
          <LinkButton href={makeHistoryPath({ ...asked, after: older })} label={history.older} />
        )}
        {asked.after !== null && (
          <a class="btn q" href={makeHistoryPath({ ...asked, after: null })}>
            {history.newest}
          </a>
        )}
        <LinkButton look="q" href="/coach" label={words.work.back} />
      </nav>
    </CoachLayout>
  );
}

function Narrowed({ asked, found }: Props): VNode | null {
  const visit = useVisit();
  const { history } = visit.words;
  const [event] = found.events;
  const told = [
    found.member === null ? null : history.onlyOf(found.member.display_name),
    asked.by === null
      ? null
      : event === undefined
        ? history.onlyByUnknown
        : history.onlyBy(describeActor(event, visit.words)),
  ].filter((one) => one !== null);
  if (told.length === 0) return null;
  return (
    <p class="row wrap">
      <span class="breaks">{told.join(' ')}</span>
      <LinkButton look="q" href="/coach/history" label={history.clear} />
    </p>
  );
}

function Candidates({ asked, found }: Props): VNode {
  const { history } = useVisit().words;
  const { candidates, hasMoreCandidates } = found;
  if (candidates === null || candidates.length === 0) {
    return (
      <Note icon="info" isAlert>
        {history.nobody(asked.who)}
      </Note>
    );
  }
  return (
    <section class="card stack">
      <h2 class="breaks">{history.which(asked.who)}</h2>
      <ul class="stack">
        {candidates.map(({ id, display_name: name }) => (
          <li key={id}>
            <a
              class="btn o w"
              href={makeHistoryPath({ ...asked, member: id, who: name, after: null })}
            >
              <span class="breaks">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      {hasMoreCandidates && <p class="meta">{history.many}</p>}
    </section>
  );
}

interface FiltersProps {
  readonly asked: HistoryQuery;
  readonly found: HistoryPage;
}

/** A GET form, so that the filtered URL can be bookmarked. */
function Filters({ asked, found }: FiltersProps): VNode {
  const { history } = useVisit().words;
  const { competitions, member } = found;
  return (
    <form class="card log-filters" method="get" action="/coach/history">
      <div class="field">
        <label for="what">{history.what}</label>
        <select class="input" id="what" name="what">
          <option value="">{history.all}</option>
          {GROUPS.map((group) => (
            <option key={group} value={group} selected={asked.group === group}>
              {history.groups[group]}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="who">{history.who}</label>
        <input
          class="input"
          id="who"
          name="who"
          type="search"
          autocomplete="off"
          maxlength={FIELD_LIMITS['/v1/members'].q.maxLength}
          placeholder={history.whoHint}
          value={member?.display_name ?? asked.who}
        />
        {member !== null && <input type="hidden" name="member" value={member.id} />}
        {asked.by !== null && <input type="hidden" name="by" value={asked.by} />}
      </div>
      <div class="field">
        <label for="competition">{history.competition}</label>
        <select class="input" id="competition" name="competition">
          <option value="">{history.everyCompetition}</option>
          {competitions.map(({ id, name }) => (
            <option key={id} value={id} selected={asked.competition === id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} class="field">
          <label for={name}>{history[name]}</label>
          <input class="input" id={name} name={name} type="date" value={asked[name] ?? ''} />
        </div>
      ))}
      <button class="btn p">{history.show}</button>
    </form>
  );
}
