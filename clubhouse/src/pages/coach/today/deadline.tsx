import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { NEAR_DAYS } from '../../../api/today.ts';
import { Icon } from '../../../components/icon.tsx';
import { makeReminderMailLink } from './letter-to.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

/** Rows to show here; the list's own page shows the rest. */
const MAX_ROWS = 8;

interface Props {
  readonly rows: readonly Api<'ChaseRow'>[];
  readonly isCut: boolean;
}

/** Players with matches left shortly before the deadline, each with a prepared email (COACH-7). */
export function Deadline({ rows, isCut }: Props): VNode | null {
  const visit = useVisit();
  const { today } = visit.words;
  if (rows.length === 0) return null;
  const competitions = new Set(rows.map((row) => row.competition_id));
  const hidden = Math.max(0, rows.length - MAX_ROWS);
  const isWhole = hidden === 0 && !isCut;
  const list = `/coach/chase?days=${NEAR_DAYS}&short=0`;
  return (
    <section class="card flush is-deadline">
      <header class="desk-head">
        <h2>{today.deadline}</h2>
        <span class="pill">{today.within(NEAR_DAYS)}</span>
        {isWhole && <LinkButton look="q" href={list} label={visit.words.chase.link} />}
      </header>
      {rows.slice(0, MAX_ROWS).map((row) => (
        <Chased
          key={`${row.entry_id} ${row.member.id}`}
          row={row}
          isOneOfMany={competitions.size > 1}
        />
      ))}
      {!isWhole && (
        <p class="item row wrap">
          <span class="meta">{today.andMore(isCut ? null : hidden)}</span>
          <a class="btn o" href={list}>
            <Icon name="mail" />
            {visit.words.chase.link}
          </a>
        </p>
      )}
    </section>
  );
}

interface ChasedProps {
  readonly row: Api<'ChaseRow'>;
  /** Boxes of several competitions can have the same names. */
  readonly isOneOfMany: boolean;
}

function Chased({ row, isOneOfMany }: ChasedProps): VNode {
  const visit = useVisit();
  const { today } = visit.words;
  const { member, outstanding, short_by: short, days_left: left } = row;
  const owed = outstanding.filter((one) => one.waiting_on_us).length;
  const toPlay = outstanding.filter((one) => one.status === 'open').length;
  const facts = [
    isOneOfMany || row.division_name === null ? row.competition_name : null,
    row.division_name,
    today.played(row.played),
    short > 0 ? today.needs(short) : null,
    toPlay > 0 ? today.leftToPlay(toPlay) : null,
    owed > 0 ? today.owes(owed) : null,
    left === null ? null : today.daysLeft(left),
  ];
  return (
    <div class="item desk-row">
      <div>
        <h3>{member.display_name}</h3>
        <p class="meta">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {typeof member.email === 'string' ? (
        <a
          class="tap"
          href={makeReminderMailLink(visit, row, member.email)}
          aria-label={today.write(member.display_name)}
        >
          <Icon name="mail" />
        </a>
      ) : (
        <span class="meta">{today.noAddress}</span>
      )}
    </div>
  );
}
