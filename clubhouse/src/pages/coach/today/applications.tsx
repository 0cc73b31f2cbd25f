import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { listDisciplines } from '../../../api/wish.ts';
import { Ball } from '../../../components/ball.tsx';
import { Note } from '../../../components/note.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { FormButton } from '../../../components/buttons.tsx';

type Application = Api<'JoinRequest'>;

interface Props {
  readonly applications: readonly Application[];
}

/** The applications, the next one to be deleted first (COACH-8). */
export function Applications({ applications }: Props): VNode | null {
  const { today } = useVisit().words;
  if (applications.length === 0) return null;
  return (
    <section class="card flush is-asking">
      <header class="desk-head">
        <Ball />
        <h2>{today.applications}</h2>
        <span class="meta">{today.applicationsAbout}</span>
      </header>
      {applications.map((one) => (
        <Asking key={one.id} application={one} />
      ))}
    </section>
  );
}

function Asking({ application }: { readonly application: Application }): VNode {
  const visit = useVisit();
  const { words, dates, now } = visit;
  const { today } = words;
  const { id, existing_member: known } = application;
  const name = `${application.first_name} ${application.surname}`;
  const left = -dates.daysSince(dates.dateOf(Date.parse(application.expires_at)), now);
  const level = application.self_level;
  const facts = [describeWish(visit, application), level === null ? null : today.level(level)];
  return (
    <form class="item" method="post" action={`/coach/applications/${id}`}>
      <div>
        <h3>{name}</h3>
        <p class="meta">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <p class="meta">{today.deletedIn(left)}</p>
      </div>
      {known !== null && (
        <Note icon="warn" kind="warn">
          {today.known(known.display_name)}
        </Note>
      )}
      <button class="btn w" name="decide" value="accept">
        {today.accept}
        <span class="sr">{`: ${name}`}</span>
      </button>
      <details>
        <summary class="btn q">
          {today.decline}
          <span class="sr">{`: ${name}`}</span>
          <Icon name="more" />
        </summary>
        <p class="meta">{today.declineSure(name)}</p>
        <FormButton look="o w" name="decide" value="decline" label={today.declineNow} />
      </details>
    </form>
  );
}

function describeWish({ words }: ViewedVisit, { wants_to_play: wish }: Application): string {
  if (wish === null) return words.today.wantsNothing;
  const wanted = listDisciplines(wish).map((one) => words.wishes.inSentence[one]);
  return wanted.length === 0 ? words.today.wantsNothing : words.wishes.all(wanted);
}
