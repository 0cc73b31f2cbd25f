import type { VNode } from 'preact';
import { dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { type Answer, forCoach, page } from '../../../../web/visit.ts';
import { describeWish } from '../wish-words.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';

/** `/coach/members/applications`: the open applications. One call to the league (MEMB-13). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, words, query } = visit;
  const wanted = { params: { query: { limit: 200 } } } as const;
  const { data, next_cursor: next } = await dataOrThrow(api.GET('/v1/join-requests', wanted));
  const { applications, today } = words;
  const done = query.get('done');
  return page(
    applications.title,
    <CoachLayout
      tab="members"
      title={applications.title}
      text={applications.about(data.length)}
      isNarrow
    >
      {(done === 'accepted' || done === 'declined') && <Note icon="check">{today[done]}</Note>}
      {data.length === 0 && <p class="card">{applications.none}</p>}
      {data.map((one) => (
        <Asking key={one.id} application={one} />
      ))}
      {next !== null && <p class="meta">{applications.more}</p>}
      <p>
        <a class="btn q" href="/coach/members">
          <Icon name="back" />
          {words.members.title}
        </a>
      </p>
    </CoachLayout>,
  );
});

function Asking({ application }: { readonly application: Api<'JoinRequest'> }): VNode {
  const visit = useVisit();
  const { words, dates, now } = visit;
  const { applications, today } = words;
  const {
    id,
    first_name: first,
    surname,
    existing_member: known,
    wants_to_play: wish,
  } = application;
  const left = -dates.daysSince(dates.dateOf(Date.parse(application.expires_at)), now);
  return (
    <section class="card stack">
      <h2>{`${first} ${surname}`}</h2>
      <p class="meta">
        {describeWish(visit, wish)} · {today.deletedIn(left)}
      </p>
      {known !== null && (
        <Note icon="warn" kind="warn">
          {applications.known(known.display_name)}
        </Note>
      )}
      <a class="btn w" href={`/coach/applications/${id}`}>
        {applications.look}
        <span class="sr">{`: ${first} ${surname}`}</span>
      </a>
    </section>
  );
}
