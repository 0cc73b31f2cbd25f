import type { VNode } from 'preact';
import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { Fault } from '../../../../components/fault.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { isWithin, line, readForm, wholeNumber } from '../../../../web/read-form.ts';
import type { Api } from '../../../../api/client.ts';
import { ContactRow } from '../../../../components/contact-row.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { describeWish } from '../../members/wish-words.ts';
import { LEVELS } from '../../../../api/levels.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';

/** `/coach/applications/ID`: the applicant and possible duplicates. Two calls (MEMB-13). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const answer = await api.getJoinRequest(params['application'] ?? '');
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return refusedPage(visit, words.today.refused.gone);
    throw new LeagueFailure(answer);
  }
  const application = answer.data;
  const query = { q: application.surname, limit: 5, order: 'name' } as const;
  const { data: namesakes } = await dataOrThrow(api.listMembers(query));
  const view = <ApplicationView application={application} namesakes={namesakes} />;
  return page(`${application.first_name} ${application.surname}`, view);
});

/** Accepts an applicant, or declines and deletes the application (COACH-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, form } = visit;
  const id = params['application'] ?? '';
  const isAccepted = form.get('decide') === 'accept';
  const back = form.get('from') === 'list' ? '/coach/members/applications' : '/coach';
  if (!isAccepted && form.get('decide') !== 'decline') return redirect(back);
  const answer = isAccepted
    ? await api.approveJoinRequest(id, readApproval(form))
    : await api.declineJoinRequest(id);
  if (answer.kind === 'answer')
    return redirect(`${back}?done=${isAccepted ? 'accepted' : 'declined'}`);
  const { code } = answer;
  if (code === 'email_taken') return refusedPage(visit, visit.words.today.refused.email_taken);
  if (code === 'not_found') return refusedPage(visit, visit.words.today.refused.gone);
  throw new LeagueFailure(answer);
});

function readApproval(form: URLSearchParams): { display_name?: string; level?: number } {
  const { display_name: name, level } = readForm(form, { display_name: line, level: wholeNumber });
  const { display_name: nameLimits, level: levels } = FIELD_LIMITS.Approval;
  return {
    ...(name === '' ? {} : { display_name: name.slice(0, nameLimits.maxLength) }),
    ...(level !== null && isWithin(levels, level) ? { level } : {}),
  };
}

function refusedPage({ words, club }: CoachVisit, text: string): Answer {
  const title = words.today.applications;
  return page(
    title,
    <Fault club={club.name} title={title} text={text}>
      <a class="btn p w" href="/coach">
        {words.shell.coachTabs.today}
      </a>
    </Fault>,
    { status: 409 },
  );
}

interface Props {
  readonly application: Api<'JoinRequest'>;
  readonly namesakes: readonly Api<'Member'>[];
}

function ApplicationView(props: Props): VNode {
  const { application } = props;
  const visit = useVisit();
  const { words, club, dates } = visit;
  const { applications: say, members } = words;
  const { first_name: first, surname, email, phone, gender, wants_to_play: wish } = application;
  const name = `${first} ${surname}`;
  const day = dates.day(dates.dateOf(Date.parse(application.created_at)));
  return (
    <CoachLayout tab="members" title={name} text={say.sent(day)} isNarrow>
      <section class="card stack">
        <h2>{members.contacts}</h2>
        <ContactRow
          contact={{ display_name: name, phone, email }}
          country={club.country}
          text={members.hello(first)}
        />
        <dl class="facts">
          <Fact name={members.mobile} value={phone} />
          <Fact name={members.email} value={email} />
          <Fact name={members.wish} value={describeWish(visit, wish)} />
          <Fact name={members.fields.gender} value={members.genders[gender]} />
          {application.age_group !== null && (
            <Fact name={members.fields.age_group} value={application.age_group} />
          )}
          <Fact name={say.notice} value={application.privacy_notice} />
        </dl>
      </section>
      <Doubles {...props} />
      <Decide {...props} name={name} />
      <p>
        <a class="btn q" href="/coach/members/applications">
          <Icon name="back" />
          {say.title}
        </a>
      </p>
    </CoachLayout>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): VNode {
  return (
    <div>
      <dt class="meta">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Doubles({ application, namesakes }: Props): VNode {
  const { applications: say } = useVisit().words;
  const known = application.existing_member;
  const found = [
    ...(known === null ? [] : [known]),
    ...namesakes.filter(({ id }) => id !== known?.id),
  ];
  return (
    <section class="card stack">
      <h2>{say.maybe}</h2>
      <p class="meta">{found.length === 0 ? say.maybeNone : say.maybeAbout}</p>
      {found.length > 0 && (
        <ul>
          {found.map(({ id, display_name: name }) => (
            <li key={id}>
              <a class="person" href={`/coach/members/${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Decide({ application, name }: Props & { readonly name: string }): VNode {
  const { applications: say, today } = useVisit().words;
  const own = application.self_level;
  return (
    <form class="card stack5" method="post">
      <input type="hidden" name="from" value="list" />
      <div class="field">
        <label for="display_name">{say.name}</label>
        <input
          class="input"
          id="display_name"
          name="display_name"
          maxlength={FIELD_LIMITS.Approval.display_name.maxLength}
          autocomplete="off"
          value={name}
        />
      </div>
      <div class="field">
        <label for="level">{say.level}</label>
        {own !== null && <p class="hint">{say.levelSaid(own)}</p>}
        <select class="input" id="level" name="level">
          <option value="">{say.levelLater}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level} selected={level === String(own)}>
              {level}
            </option>
          ))}
        </select>
      </div>
      <p class="meta">{say.takeInAbout}</p>
      <button class="btn p w" name="decide" value="accept">
        {say.takeIn}
      </button>
      <details>
        <summary class="btn q">
          {today.decline}
          <Icon name="more" />
        </summary>
        <p class="meta">{today.declineSure(name)}</p>
        <button class="btn o w" name="decide" value="decline">
          {today.declineNow}
        </button>
      </details>
    </form>
  );
}
