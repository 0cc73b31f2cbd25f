import { randomBytes } from 'node:crypto';
import type { VNode } from 'preact';
import type { Division } from '../../../../../api/competition.ts';
import { hasAsked, type Member } from '../../../../../api/enterable.ts';
import type { Competition, Season } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Field } from '../../../../../components/field.tsx';
import { Note } from '../../../../../components/note.tsx';
import type { CoachVisit } from '../../../../../web/visit.ts';
import type { EnterFault } from './enter.ts';

export interface EnterProps {
  readonly visit: CoachVisit;
  readonly competition: Competition;
  readonly divisions: readonly Division[];
  readonly members: readonly Member[];
  /** Where further members begin. */
  readonly next: string | null;
  /** What was typed or chosen. */
  readonly fields: URLSearchParams;
  readonly search: string;
  readonly isForAll: boolean;
  /** The season, where the competition is being played already. */
  readonly lateSeason: Season | null;
  readonly faults: readonly EnterFault[];
}

/** The members who are not in it yet, the strongest first, and the box they go to (SEAS-12). */
export function EnterView(props: EnterProps): VNode {
  const { visit, competition, members, faults } = props;
  const { words } = visit;
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
              <p key={index}>{faultSentence(fault, props)}</p>
            ))}
            <p>{competitions.enter.faults.nothing}</p>
          </div>
        </div>
      )}
      <Search {...props} />
      {members.length === 0 ? (
        <p class="card">{competitions.enter.nobody}</p>
      ) : (
        <form class="stack5" method="post" action={`/coach/competitions/${competition.id}/enter`}>
          <input type="hidden" name="token" value={randomBytes(15).toString('base64url')} />
          <input type="hidden" name="q" value={props.search} />
          <input type="hidden" name="after" value={props.fields.get('after') ?? ''} />
          <input type="hidden" name="all" value={props.isForAll ? '1' : ''} />
          <Where {...props} />
          {isPair ? <Pair {...props} /> : <Singles {...props} />}
        </form>
      )}
      <More {...props} />
    </CoachLayout>
  );
}

function faultSentence(fault: EnterFault, { visit, members }: EnterProps): string {
  const { faults } = visit.words.competitions.enter;
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

function Search({ visit, fields, search, isForAll }: EnterProps): VNode {
  const { enter } = visit.words.competitions;
  return (
    <form class="card stack" method="get">
      <input type="hidden" name="division" value={fields.get('division') ?? ''} />
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

/** The box, and what follows where the others play already. */
function Where({ visit, competition, divisions, fields, lateSeason }: EnterProps): VNode {
  const { words, dates } = visit;
  const { enter } = words.competitions;
  const chosen = fields.get('division') ?? '';
  const deadline = lateSeason?.results_deadline ?? null;
  return (
    <section class="card stack">
      <div class="field">
        <label for="division">{enter.box}</label>
        <select class="input" id="division" name="division">
          {divisions.map(({ id, name }) => (
            <option key={id} value={id} selected={id === chosen}>
              {name}
            </option>
          ))}
          <option value="" selected={chosen === '' && divisions.length === 0}>
            {enter.none}
          </option>
        </select>
      </div>
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
      {lateSeason !== null && (
        <label class="opt">
          <input type="checkbox" name="fixtures" value="1" checked />
          <b>{enter.makeFixtures}</b>
        </label>
      )}
    </section>
  );
}

function Singles({ visit, competition, members, fields }: EnterProps): VNode {
  const { enter } = visit.words.competitions;
  const chosen = new Set(fields.getAll('member'));
  return (
    <fieldset class="card stack">
      <legend class="sr">{enter.list}</legend>
      <div class="picks">
        {members.map((member) => (
          <label key={member.id} class="opt">
            <input
              type="checkbox"
              name="member"
              value={member.id}
              checked={chosen.has(member.id)}
            />
            <b class="breaks">{member.display_name}</b>
            <span class="meta">{aboutMember(member, competition, visit)}</span>
          </label>
        ))}
      </div>
      <p>
        <button class="btn p">{enter.enter}</button>
      </p>
    </fieldset>
  );
}

function aboutMember(member: Member, { discipline }: Competition, { words }: CoachVisit): string {
  const { enter } = words.competitions;
  const level = member.level === null ? enter.noLevel : enter.level(member.level);
  return hasAsked(member, discipline) ? `${level} · ${enter.asked}` : level;
}

function Pair(props: EnterProps): VNode {
  const { visit, fields } = props;
  const { enter } = visit.words.competitions;
  return (
    <fieldset class="card stack">
      <legend class="sr">{enter.pair}</legend>
      <div class="fields">
        <Choice {...props} name="one" label={enter.one} />
        <Choice {...props} name="other" label={enter.other} />
      </div>
      <Field name="name" label={enter.team} value={fields.get('name') ?? ''} />
      <p>
        <button class="btn p">{enter.enterPair}</button>
      </p>
    </fieldset>
  );
}

function Choice({
  visit,
  competition,
  members,
  fields,
  name,
  label,
}: EnterProps & { readonly name: string; readonly label: string }): VNode {
  const { enter } = visit.words.competitions;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select class="input" id={name} name={name} required>
        <option value="">{enter.choose}</option>
        {members.map((member) => (
          <option key={member.id} value={member.id} selected={fields.get(name) === member.id}>
            {`${member.display_name} (${aboutMember(member, competition, visit)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

function More({ visit, fields, next, search, isForAll }: EnterProps): VNode | null {
  if (next === null) return null;
  const query = new URLSearchParams({
    division: fields.get('division') ?? '',
    q: search,
    all: isForAll ? '1' : '',
    after: next,
  });
  return (
    <p>
      <a class="btn o" href={`?${query}`}>
        {visit.words.competitions.enter.more}
      </a>
    </p>
  );
}
