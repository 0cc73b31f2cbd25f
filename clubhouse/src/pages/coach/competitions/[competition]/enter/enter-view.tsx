import type { VNode } from 'preact';
import type { Division } from '../../../../../api/competition.ts';
import { hasAsked, type Member } from '../../../../../api/enterable.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import {
  HiddenFields,
  SelectField,
  TextField,
  Tick,
} from '../../../../../components/form-fields.tsx';
import { Note } from '../../../../../components/note.tsx';
import { PostForm } from '../../../../../components/post-form.tsx';
import { hidden, text, ticked } from '../../../../../web/field-kinds.ts';
import { form as formOf } from '../../../../../web/form.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import type { EnterFault, EnterForm } from './enter.ts';

interface EnterProps {
  readonly competition: Competition;
  readonly divisions: readonly Division[];
  readonly members: readonly Member[];
  readonly next: string | null;
  readonly form: EnterForm;
  /** The season, if the competition is already active. */
  readonly lateSeason: Season | null;
  readonly faults: readonly EnterFault[];
  /** The pair just entered, and how many pairs are now entered. */
  readonly added: { readonly name: string; readonly of: number } | null;
}

/** The members who are not entered yet, strongest first, and the box to put them in (SEAS-12). */
export function EnterView(props: EnterProps): VNode {
  const { competition, members, faults, form } = props;
  const { words } = useVisit();
  const { competitions } = words;
  const isPair = competition.discipline !== 'singles';
  return (
    <CoachLayout
      tab="season"
      title={competitions.enter.title(competition.name)}
      text={competitions.enter.asks(members.length)}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
        ]}
      />
      {faults.length > 0 && (
        <div class="note warn" role="alert" tabIndex={-1} autofocus>
          <div class="stack">
            {faults.map((fault, index) => (
              <p key={index}>{explainFault(fault, props)}</p>
            ))}
            <p>{competitions.enter.faults.nothing}</p>
          </div>
        </div>
      )}
      <Added {...props} />
      <Search {...props} />
      {members.length === 0 ? (
        <p class="card">{competitions.enter.nobody}</p>
      ) : (
        <PostForm of={form} class="stack5" action={`/coach/competitions/${competition.id}/enter`}>
          <Where {...props} />
          {isPair ? <Pair {...props} /> : <Singles {...props} />}
        </PostForm>
      )}
      <More {...props} />
    </CoachLayout>
  );
}

function explainFault(fault: EnterFault, { members }: EnterProps): string {
  const { faults } = useVisit().words.competitions.enter;
  if (fault.code !== 'member') return faults[fault.code];
  const name = members.find(({ id }) => id === fault.memberId)?.display_name ?? '?';
  switch (fault.why) {
    case 'member_left':
    case 'member_paused':
    case 'member_deleted':
    case 'already_entered':
      return faults[fault.why](name);
    default:
      return faults.other(name);
  }
}

function Added({ added }: EnterProps): VNode | null {
  const visit = useVisit();
  if (added === null) return null;
  const { enter } = visit.words.competitions;
  const matches = Number(visit.query.get('matches'));
  return (
    <Note icon="check" kind="club">
      {[
        enter.pairAdded(added.name, added.of),
        ...(matches > 0 ? [enter.doneFixtures(matches)] : []),
      ].join(' ')}
    </Note>
  );
}

const SEARCH = formOf({ division: hidden, q: text({ maxLength: 100 }), all: ticked });

function Search({ form: { field } }: EnterProps): VNode {
  const { words } = useVisit();
  const { enter } = words.competitions;
  const [division, q, all] = [field('division'), field('q'), field('all')];
  const search = SEARCH.begin({ words }, { division: division.typed, q: q.typed, all: all.typed });
  return (
    <form class="card stack" method="get">
      <HiddenFields of={search.hiddenFields} />
      <TextField of={search.field('q')} label={enter.search} />
      <Tick of={search.field('all')} label={enter.all} />
      <p>
        <button class="btn">{enter.show}</button>
      </p>
    </form>
  );
}

function Where({ competition, divisions, form, lateSeason }: EnterProps): VNode {
  const { words, dates } = useVisit();
  const { enter } = words.competitions;
  const deadline = lateSeason?.results_deadline ?? null;
  return (
    <section class="card stack">
      <SelectField
        of={form.field('division')}
        label={enter.box}
        options={[...divisions.map(({ id, name }) => [id, name] as const), ['', enter.none]]}
      />
      {lateSeason !== null && (
        <Note icon="info">
          {[
            ...(deadline === null ? [] : [enter.late(dates.longDay(deadline))]),
            enter.lateMatches[competition.rules.rounds],
            enter.lateMinimum(competition.rules.minMatchesToPlay),
            enter.lateLetter,
          ].join(' ')}
        </Note>
      )}
      {lateSeason !== null && <Tick of={form.field('fixtures')} label={enter.makeFixtures} />}
    </section>
  );
}

function Singles({ competition, members, form }: EnterProps): VNode {
  const visit = useVisit();
  const { enter } = visit.words.competitions;
  return (
    <fieldset class="card stack">
      <legend class="sr">{enter.list}</legend>
      <div class="picks">
        {members.map((member) => (
          <Tick
            key={member.id}
            of={form.field('member')}
            value={member.id}
            label={<span class="breaks">{member.display_name}</span>}
            about={describeMember(member, competition, visit)}
          />
        ))}
      </div>
      <p>
        <button class="btn p">{enter.enter}</button>
      </p>
    </fieldset>
  );
}

function describeMember(
  member: Member,
  { discipline }: Competition,
  { words }: ViewedVisit,
): string {
  const { enter } = words.competitions;
  const level = member.level === null ? enter.noLevel : enter.level(member.level);
  return hasAsked(member, discipline) ? `${level} · ${enter.asked}` : level;
}

function Pair({ competition, members, added, form: { field } }: EnterProps): VNode {
  const visit = useVisit();
  const { enter } = visit.words.competitions;
  const options = [
    ['', enter.choose] as const,
    ...members.map((one) => {
      const about = describeMember(one, competition, visit);
      return [one.id, `${one.display_name} (${about})`] as const;
    }),
  ];
  return (
    <fieldset class="card stack">
      <legend class="sr">{enter.pair}</legend>
      <div class="fields">
        <SelectField
          of={field('one')}
          label={enter.one}
          options={options}
          isFocused={added !== null}
        />
        <SelectField of={field('other')} label={enter.other} options={options} />
      </div>
      <p>
        <button class="btn p">{enter.enterPair}</button>
      </p>
      <TextField of={field('name')} label={enter.team} />
    </fieldset>
  );
}

function More({ form: { field }, next }: EnterProps): VNode | null {
  if (next === null) return null;
  const [division, q, all] = [field('division'), field('q'), field('all')];
  const query = { division: division.typed, q: q.typed, all: all.typed, after: next };
  return (
    <p>
      <a class="btn o" href={`?${new URLSearchParams(query)}`}>
        {useVisit().words.competitions.enter.more}
      </a>
    </p>
  );
}
