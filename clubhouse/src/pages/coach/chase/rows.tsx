import type { VNode } from 'preact';
import type { ChaseRow } from '../../../api/chase-rows.ts';
import type { Api } from '../../../api/client.ts';
import { Icon } from '../../../components/icon.tsx';
import { readTelephones } from '../../../contacts/telephones.ts';
import { Dots } from '../../../components/ladder.tsx';
import { type ChasedEntry, groupByEntry, toFields, type Filters } from './filters.ts';
import { makeReminderMailLink } from '../today/letter-to.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly filters: Filters;
  readonly list: Api<'ChaseList'>;
}

/** The coach ticks the recipients in the list and sees a preview before sending (CHSE-2). */
export function Rows({ filters, list }: Props): VNode {
  const visit = useVisit();
  const { chase } = visit.words;
  const rows = groupByEntry(list.data);
  // A player in two competitions has two rows but gets one email.
  const isWhole = list.total === list.data.length;
  const players = isWhole ? new Set(list.data.map(({ member }) => member.id)).size : null;
  const last = visit.services.store.reminders.lastOf(list.data.map(({ member }) => member.id));
  return (
    <form method="get" action="/coach/send/reminders">
      {toFields(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <choose-rows
        class="card flush block"
        data-words={chase.letterTo('{count}')}
        data-all={chase.chooseAll}
      >
        <header class="desk-head">
          <h2 id="chased">{chase.rows}</h2>
          {players !== null && <span class="pill">{players}</span>}
          <span class="chase-send">
            <button class="btn" name="who" value="chosen">
              {chase.letterToChosen}
            </button>
            <button class="btn p" name="who" value="all">
              <Icon name="mail" />
              {chase.letterToAll(players)}
            </button>
          </span>
          <p class="meta">{chase.nothingIsSent}</p>
        </header>
        {/* Roles, because phones show rows as cards, which browsers then do not treat as a table. */}
        <table class="chase" role="table" aria-labelledby="chased">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" data-part="all" />
              {[chase.player, chase.where, chase.played, chase.left, chase.lastMailed].map(
                (name) => (
                  <th key={name} role="columnheader" scope="col">
                    {name}
                  </th>
                ),
              )}
              <th role="columnheader" scope="col">
                <span class="sr">{chase.reach}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((one) => (
              <Row
                key={one.row.entry_id}
                chased={one}
                mailed={findLastMailedDay(one, visit, last)}
              />
            ))}
          </tbody>
        </table>
      </choose-rows>
    </form>
  );
}

function findLastMailedDay(
  { members }: ChasedEntry,
  { dates }: ViewedVisit,
  last: ReadonlyMap<string, number>,
): string | null {
  const times = members.flatMap(({ id }) => last.get(id) ?? []);
  return times.length === 0 ? null : dates.day(dates.dateOf(Math.max(...times)));
}

interface ChaseRowProps {
  readonly chased: ChasedEntry;
  readonly mailed: string | null;
}

function Row({ chased, mailed }: ChaseRowProps): VNode {
  const visit = useVisit();
  const { chase } = visit.words;
  const { row, members } = chased;
  const { label, played, minimum, short_by: short } = row;
  const isPrivate = row.visibility === 'private';
  return (
    <tr role="row">
      <td role="cell" class="chase-tick">
        <label>
          <input
            type="checkbox"
            name="member"
            value={members.map(({ id }) => id).join(' ')}
            disabled={isPrivate}
          />
          <span class="sr">{chase.choose(label)}</span>
        </label>
      </td>
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell" class="chase-where">
        {[row.competition_name, row.division_name].filter(Boolean).join(', ')}
      </td>
      <td role="cell" class="chase-played">
        <Dots played={played} minimum={minimum} />
        <span class="sr">{chase.playedOf(played, minimum)}, </span>
        <span class="meta nowrap">{short > 0 ? chase.shortBySo(short) : chase.enough}</span>
      </td>
      <td role="cell" class="chase-left">
        {row.outstanding.map((one) => describeOutstanding(one, visit)).join(', ')}
      </td>
      <td role="cell" class="meta chase-last">
        <span class="chase-label" aria-hidden="true">{`${chase.lastMailed}: `}</span>
        {isPrivate ? chase.private : (mailed ?? chase.never)}
      </td>
      <td role="cell" class="chase-reach">
        {members.map((member) => (
          <Reach key={member.id} row={{ ...row, member }} />
        ))}
      </td>
    </tr>
  );
}

/** Describes a match left: `Nowosu`, `Eckersley (report due)`. */
function describeOutstanding(
  { opponent, status, waiting_on_us: isOurs }: ChaseRow['outstanding'][number],
  { words: { chase } }: ViewedVisit,
): string {
  if (isOurs) return `${opponent} (${chase.reportDue})`;
  if (status === 'disputed') return `${opponent} (${chase.differs})`;
  return status === 'reported' ? `${opponent} (${chase.theirTurn})` : opponent;
}

function Reach({ row }: { readonly row: ChaseRow }): VNode {
  const visit = useVisit();
  const { chase, today } = visit.words;
  const { display_name: name, phone, email } = row.member;
  const telephones = readTelephones(phone ?? '', { country: visit.club.country });
  const isOne = telephones.length === 1;
  const hasMail = typeof email === 'string';
  return (
    <span class="reach">
      {telephones.map(({ shown, call }) =>
        call === null ? (
          <span key={shown} class="meta breaks">
            {shown}
          </span>
        ) : (
          <a
            key={shown}
            class="tap"
            href={call}
            title={shown}
            aria-label={isOne ? chase.call(name) : `${chase.call(name)}: ${shown}`}
          >
            <Icon name="phone" />
          </a>
        ),
      )}
      {hasMail && (
        <a
          class="tap"
          href={makeReminderMailLink(visit, row, email)}
          aria-label={chase.write(name)}
        >
          <Icon name="mail" />
        </a>
      )}
      {telephones.length === 0 && !hasMail && <span class="meta">{today.noAddress}</span>}
    </span>
  );
}
