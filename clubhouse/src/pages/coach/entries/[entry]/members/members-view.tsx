import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import type { Member } from '../../../../../api/enterable.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { Field } from '../../../../../components/field.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { useVisit } from '../../../../../web/use-visit.ts';

/** Why the partner did not change: an error in the form or with the new partner. */
export type PartnerFault =
  | 'choose'
  | 'gone'
  | 'withdrawn'
  | 'closed'
  | 'already_entered'
  | 'member_deleted'
  | 'member_left'
  | 'member_paused'
  | 'other';

interface MembersProps {
  readonly entry: Api<'Entry'>;
  readonly competition: Competition;
  readonly members: readonly Member[];
  readonly next: string | null;
  readonly fields: URLSearchParams;
  readonly search: string;
  readonly isForAll: boolean;
  readonly fault: PartnerFault | null;
}

/** Who leaves the pair and who joins, with the consequences stated first (SEAS-13). */
export function MembersView(props: MembersProps): VNode {
  const { entry, competition, members, fault } = props;
  const { competitions, seasons } = useVisit().words;
  const { partner } = competitions.entry;
  return (
    <CoachLayout tab="season" title={partner.title(entry.label)} text={partner.about}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
          { href: `/coach/entries/${entry.id}`, label: entry.label },
        ]}
      />
      {fault !== null && (
        <div class="note warn" role="alert" tabIndex={-1} autofocus>
          <p>{`${faultSentence(fault, props)} ${partner.faults.nothing}`}</p>
        </div>
      )}
      <Search {...props} />
      {members.length === 0 ? <p class="card">{competitions.enter.nobody}</p> : <Form {...props} />}
      <More {...props} />
    </CoachLayout>
  );
}

function faultSentence(fault: PartnerFault, { members, fields }: MembersProps): string {
  const { enter, entry } = useVisit().words.competitions;
  const name = members.find(({ id }) => id === fields.get('in'))?.display_name ?? '?';
  switch (fault) {
    case 'choose':
    case 'gone':
    case 'withdrawn':
    case 'closed':
      return entry.partner.faults[fault];
    case 'already_entered':
    case 'member_deleted':
    case 'member_left':
    case 'member_paused':
    case 'other':
      return enter.faults[fault](name);
  }
}

function Search({ search, isForAll }: MembersProps): VNode {
  const { enter } = useVisit().words.competitions;
  return (
    <form class="card stack" method="get">
      <Field name="q" label={enter.search} value={search} />
      <label class="opt">
        <input type="checkbox" name="all" value="1" checked={isForAll} />
        <b>{enter.all}</b>
      </label>
      <p>
        <button class="btn">{enter.show}</button>
      </p>
    </form>
  );
}

function Form({ entry, members, fields, search, isForAll }: MembersProps): VNode {
  const visit = useVisit();
  const { partner } = visit.words.competitions.entry;
  const { choose } = visit.words.competitions.enter;
  return (
    <form class="card stack5" method="post" action={`/coach/entries/${entry.id}/members`}>
      <input type="hidden" name="q" value={search} />
      <input type="hidden" name="all" value={isForAll ? '1' : ''} />
      <input type="hidden" name="after" value={fields.get('after') ?? ''} />
      <fieldset class="stack">
        <legend>{partner.out}</legend>
        {entry.members.map(({ id, display_name: name }) => (
          <label key={id} class="opt">
            <input type="radio" name="out" value={id} required checked={fields.get('out') === id} />
            <b class="breaks">{name}</b>
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="in">{partner.in}</label>
        <select class="input" id="in" name="in" required>
          <option value="">{choose}</option>
          {members.map(({ id, display_name: name }) => (
            <option key={id} value={id} selected={fields.get('in') === id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p>
        <button class="btn p">{partner.change}</button>
      </p>
    </form>
  );
}

function More({ next, search, isForAll }: MembersProps): VNode | null {
  if (next === null) return null;
  const query = new URLSearchParams({ q: search, all: isForAll ? '1' : '', after: next });
  return (
    <p>
      <a class="btn o" href={`?${query}`}>
        {useVisit().words.competitions.enter.more}
      </a>
    </p>
  );
}
