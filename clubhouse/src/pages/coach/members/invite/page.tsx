import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import { dataOrThrow } from '../../../../api/answer.ts';
import { readAllMembers, type Member, readMembersById } from '../../../../api/members.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Trouble } from '../../../../components/post-form.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { INVITING } from '../../../../work/inviting.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';

/** Maximum number of members in one form. */
const MAX_CHOSEN = 200;
const ID = /^[0-9a-f-]{36}$/;

/** `/coach/members/invite`: the members who were never invited. One call to the league. */
export const get = forCoach(async (visit): Promise<Answer> => {
  const counts = await dataOrThrow(visit.api.GET('/v1/member-counts'));
  const title = visit.words.memberDesk.inviteTitle;
  return page(title, <Invite count={counts.not_invited ?? 0} />);
});

/** Starts to invite the ticked members, or everybody who was never invited (MEMB-14). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, coach, services } = visit;
  if (!services.sendsMail) return redirect('/coach/members/invite');
  const chosen = await readChosen(visit);
  if (chosen.length === 0) return redirect('/coach/members/invite?none=1');
  const again = form.get('again') === '1';
  const id = services.work.begin(INVITING, {
    once: form.get('once') ?? randomUUID(),
    coach,
    leadsTo: '/coach/members',
    items: chosen.map(({ id: memberId, display_name: label }) => ({
      item: { memberId, again },
      label,
      memberId,
    })),
  });
  return redirect(`/coach/work/${id}`);
});

async function readChosen({ api, form }: CoachVisit): Promise<readonly Member[]> {
  if (form.get('all') === '1') return readAllMembers(api, 'not-invited');
  const ids = [...new Set(form.getAll('member'))].filter((id) => ID.test(id));
  return readMembersById(api, ids.slice(0, MAX_CHOSEN));
}

function Invite({ count }: { readonly count: number }): VNode {
  const { words, query, services } = useVisit();
  const { memberDesk: say, members } = words;
  return (
    <CoachLayout tab="members" title={say.inviteTitle} text={say.inviteAbout} isNarrow>
      {query.get('none') === '1' && <Trouble of={{ trouble: say.inviteNone }} />}
      {services.sendsMail ? <All count={count} /> : <NoMail />}
      {services.sendsMail && <LinksToHandOut />}
      <p>
        <a class="btn q" href="/coach/members?show=not-invited">
          <Icon name="back" />
          {members.views['not-invited']}
        </a>
      </p>
    </CoachLayout>
  );
}

function All({ count }: { readonly count: number }): VNode {
  const { memberDesk: say } = useVisit().words;
  if (count === 0) return <p class="card">{say.inviteNobody}</p>;
  return (
    <form class="card stack" method="post" action="/coach/members/invite">
      <p>{say.inviteAllAbout(count)}</p>
      <input type="hidden" name="once" value={randomUUID()} />
      <button class="btn p w" name="all" value="1">
        <Icon name="mail" />
        {say.inviteAll(count)}
      </button>
    </form>
  );
}

/** Without a mail server, the coach shows each member a code or sends a link (MEMB-16). */
function NoMail(): VNode {
  const { memberDesk: say } = useVisit().words;
  return (
    <div class="card stack">
      <p>{say.noMail}</p>
      <p class="meta">{say.noMailHow}</p>
      <LinksToHandOut isFirst />
    </div>
  );
}

interface LinksProps {
  readonly isFirst?: boolean;
}

/** Links to sheets of codes and a file, for members who cannot be reached by email (MEMB-20). */
function LinksToHandOut({ isFirst = false }: LinksProps): VNode {
  const { signInLinks: say } = useVisit().words;
  return (
    <div class={isFirst ? 'stack' : 'card stack'}>
      <a class={isFirst ? 'btn p w' : 'btn o w'} href="/coach/members/links">
        <Icon name="qr" />
        {say.offer}
      </a>
      <p class="meta">{say.offerAbout}</p>
    </div>
  );
}
