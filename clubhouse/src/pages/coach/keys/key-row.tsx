import { DangerButton, DangerSummary } from '../../../components/danger-button.tsx';
import type { VNode } from 'preact';
import {
  type CoachKeys,
  isExpired,
  isLastAdmin,
  type Key,
  findKeyRole,
} from '../../../api/coach-keys.ts';
import { Note } from '../../../components/note.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { Dates } from '../../../messages/dates.ts';

interface Props {
  readonly found: Pick<CoachKeys, 'ownId' | 'websiteId'>;
  readonly keys: readonly Key[];
  readonly shown: Key;
}

/** A key, its permissions, its last use, and the two taps that revoke it (COACH-17). */
export function KeyRow(props: Props): VNode {
  const { found, shown } = props;
  const { words, dates, now } = useVisit();
  const { keys } = words;
  const day = (instant: string) => dates.fullDay(dates.dateOf(Date.parse(instant)));
  const isWebsite = shown.id === found.websiteId;
  const role = isWebsite ? keys.website : keys.roles[findKeyRole(shown)];
  const { last_used_at: used, expires_at: expires } = shown;
  const facts = [
    keys.madeOn(day(shown.created_at)),
    used === null ? keys.neverUsed : keys.usedOn(`${day(used)}, ${dates.time(Date.parse(used))}`),
    expires === null ? null : keys.worksUntil(formatLastDay(expires, dates)),
  ];
  return (
    <div class="item">
      <div>
        <h3 class="breaks">{shown.name}</h3>
        <p class="row wrap">
          <span class="pill club">{role}</span>
          {shown.id === found.ownId && <span class="pill">{keys.yours}</span>}
          {isExpired(shown, now) && <span class="pill warn">{keys.expired}</span>}
        </p>
        <p class="meta breaks">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <p class="meta">
          {keys.begins} <code>{`${shown.prefix}…`}</code>
        </p>
      </div>
      {isWebsite ? <p class="meta">{keys.websiteHow}</p> : <Revoke {...props} />}
    </div>
  );
}

/** The last day on which the key works; one that expires at midnight works until the day before. */
function formatLastDay(expires: string, dates: Dates): string {
  return dates.fullDay(dates.dateOf(Date.parse(expires) - 1));
}

function Revoke({ found, keys: all, shown }: Props): VNode {
  const { words, now } = useVisit();
  const { keys } = words;
  if (isLastAdmin(shown, all, now)) {
    return (
      <Note icon="lock" kind="quiet">
        {keys.lastAdmin}
      </Note>
    );
  }
  const isOwn = shown.id === found.ownId;
  return (
    <details>
      <DangerSummary>
        {keys.revoke}
        <span class="sr">{`: ${shown.name}`}</span>
      </DangerSummary>
      <form class="stack after" method="post" action={`/coach/keys/${shown.id}/revoke`}>
        <p>{isOwn ? keys.revokeOwn : keys.revokeOther(shown.name)}</p>
        <DangerButton>{isOwn ? keys.revokeOwnNow : keys.revokeNow}</DangerButton>
      </form>
    </details>
  );
}
