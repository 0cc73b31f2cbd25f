import type { VNode } from 'preact';
import type { Member } from '../../../api/members.ts';
import { Icon } from '../../../components/icon.tsx';
import { Pills } from './pills.tsx';
import { describeWish } from './wish-words.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly members: readonly Member[];
}

/** One row per member; a card on phones. */
export function MemberRows({ members }: Props): VNode {
  const { columns } = useVisit().words.members;
  return (
    <div class="card flush people">
      <table>
        <thead>
          <tr>
            <th scope="col" class="tick">
              <span class="sr">{columns.choose}</span>
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.level}</th>
            <th scope="col">{columns.wants}</th>
            <th scope="col">{columns.last}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">
              <span class="sr">{columns.code}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ member }: { readonly member: Member }): VNode {
  const visit = useVisit();
  const { words, dates, now } = visit;
  const { members } = words;
  const { id, display_name: name, email, level, last_signed_in_at: last } = member;
  return (
    <tr>
      <td class="tick">
        <label class="tap">
          <input type="checkbox" name="member" value={id} aria-label={members.choose(name)} />
        </label>
      </td>
      <th scope="row">
        <a class="person" href={`/coach/members/${id}`}>
          {name}
        </a>
        <span class="meta block">{email ?? members.noAddress}</span>
      </th>
      <td data-label={members.columns.level} class={level === null ? 'is-none' : ''}>
        {level ?? '–'}
      </td>
      <td data-label={members.columns.wants}>{describeWish(visit, member.wants_to_play)}</td>
      <td data-label={members.columns.last}>
        {last === null ? members.never : formatNearDay(visit, dates.dateOf(Date.parse(last)), now)}
      </td>
      <td>
        <Pills member={member} />
      </td>
      <td class="desk-way">
        <a class="tap" href={`/coach/members/${id}/sign-in-code`} aria-label={members.code(name)}>
          <Icon name="qr" />
        </a>
      </td>
    </tr>
  );
}

/** `today`, `2 Nov`. */
function formatNearDay({ dates }: ViewedVisit, day: string, now: number): string {
  return dates.daysSince(day, now) < 2 ? dates.relativeDay(day, now) : dates.day(day);
}
