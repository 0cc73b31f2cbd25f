import type { VNode } from 'preact';
import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { Fault } from '../../../../components/fault.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { SelectField, TextField } from '../../../../components/form-fields.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { chooseOne, chosen, hidden, optional, text } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import type { Api } from '../../../../api/client.ts';
import { ContactRow } from '../../../../components/contact-row.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { describeWish } from '../../members/wish-words.ts';
import { LEVELS } from '../../../../api/levels.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

const FORM = form({
  /** `list` if the coach came from the list of applications. */
  from: hidden,
  decide: chosen,
  display_name: optional(text(FIELD_LIMITS.Approval.display_name)),
  level: optional(chooseOne(LEVELS)),
});
type ApplicationForm = Filled<typeof FORM>;

/** `/coach/applications/ID`: the applicant and possible duplicates. Two calls (MEMB-13). */
export const get = forCoach((visit) => renderApplicationPage(visit, null));

/** Accepts an applicant, or declines and deletes the application (COACH-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const id = params['application'] ?? '';
  const filled = FORM.read(visit);
  const { from, decide, display_name, level } = filled.values;
  const back = from === 'list' ? '/coach/members/applications' : '/coach';
  if (decide !== 'accept' && decide !== 'decline') return redirect(back);
  if (decide === 'accept' && filled.isFaulty) return renderApplicationPage(visit, filled);
  const approval = {
    ...(display_name ? { display_name } : {}),
    ...(level ? { level: Number(level) } : {}),
  };
  const answer =
    decide === 'accept'
      ? await api.approveJoinRequest(id, approval)
      : await api.declineJoinRequest(id);
  if (answer.kind === 'answer')
    return redirect(`${back}?done=${decide}${decide === 'accept' ? 'ed' : 'd'}`);
  const { code } = answer;
  if (code === 'email_taken') return renderRefusedPage(visit, words.today.refused.email_taken);
  if (code === 'not_found') return renderRefusedPage(visit, words.today.refused.gone);
  throw new LeagueFailure(answer);
});

/** @param filled null to propose what the applicant wrote */
async function renderApplicationPage(
  visit: CoachVisit,
  filled: ApplicationForm | null,
): Promise<Answer> {
  const { api, params, words } = visit;
  const answer = await api.getJoinRequest(params['application'] ?? '');
  if (answer.kind === 'refusal') {
    if (answer.status === 404) return renderRefusedPage(visit, words.today.refused.gone);
    throw new LeagueFailure(answer);
  }
  const application = answer.data;
  const { first_name: first, surname, self_level: own } = application;
  const name = `${first} ${surname}`;
  const query = { q: surname, limit: 5, order: 'name' } as const;
  const { data: namesakes } = await dataOrThrow(api.listMembers(query));
  const level = own === null ? '' : String(own);
  const shown = filled ?? FORM.begin(visit, { from: 'list', display_name: name, level });
  const view = <ApplicationView application={application} namesakes={namesakes} form={shown} />;
  return page(name, view, { status: shown.status });
}

function renderRefusedPage({ words, club }: CoachVisit, told: string): Answer {
  const title = words.today.applications;
  return page(
    title,
    <Fault club={club.name} title={title} text={told}>
      <LinkButton look="p w" href="/coach" label={words.shell.coachTabs.today} />
    </Fault>,
    { status: 409 },
  );
}

interface Props {
  readonly application: Api<'JoinRequest'>;
  readonly namesakes: readonly Api<'Member'>[];
  readonly form: ApplicationForm;
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

function Decide({ application, form: filled, name }: Props & { readonly name: string }): VNode {
  const { applications: say, today } = useVisit().words;
  const own = application.self_level;
  const { field } = filled;
  return (
    <PostForm of={filled} class="card stack5" action={`/coach/applications/${application.id}`}>
      <TextField of={field('display_name')} label={say.name} />
      <SelectField
        of={field('level')}
        label={say.level}
        hint={own === null ? undefined : say.levelSaid(own)}
        options={[['', say.levelLater], ...LEVELS.map((level) => [level, level] as const)]}
      />
      <p class="meta">{say.takeInAbout}</p>
      <FormButton look="p w" name="decide" value="accept" label={say.takeIn} />
      <details>
        <summary class="btn q">
          {today.decline}
          <Icon name="more" />
        </summary>
        <p class="meta">{today.declineSure(name)}</p>
        <FormButton look="o w" name="decide" value="decline" label={today.declineNow} />
      </details>
    </PostForm>
  );
}
