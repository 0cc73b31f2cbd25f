import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import { useLocale } from '../../../../../components/locale.ts';
import { Icon } from '../../../../../components/icon.tsx';
import { describeMovement } from '../../../../../components/movement-words.ts';

export interface Preview {
  readonly divisions: Api<'RulesPreview'>['divisions'];
  readonly entries: number;
}

interface PreviewProps {
  readonly preview: Preview;
  readonly changed: number;
  readonly isFormatChanged: boolean;
  /** The new number of meetings per pairing; null if unchanged. */
  readonly newRounds: '1' | '2' | null;
}

const SHOWN = 6;

/** The entries whose points, rank or movement would change (CRUL-2). */
export function WhatWouldChange(props: PreviewProps): VNode {
  const { preview, changed, isFormatChanged, newRounds } = props;
  const { rules } = useLocale().words;
  const rows = preview.divisions.flatMap(({ division_name: box, changes }) =>
    changes.map((change) => ({ box, change })),
  );
  const rest = rows.slice(SHOWN);
  return (
    <section class="card flush" id="preview" aria-live="polite">
      <header class="desk-head">
        <h2>{rules.preview}</h2>
        <span class="pill">{rules.notSaved}</span>
      </header>
      <p class="item">
        {changed === 0 ? (
          rules.same
        ) : (
          <>
            <b>{rules.valuesChanged(changed)}</b> {rules.rowsChanged(rows.length, preview.entries)}
          </>
        )}
        {isFormatChanged && <span class="meta block">{rules.formatAbout}</span>}
        {newRounds !== null && <span class="meta block">{rules.roundsAbout[newRounds]}</span>}
      </p>
      {rows.slice(0, SHOWN).map((row) => (
        <Row key={row.change.entry_id} {...row} />
      ))}
      {rest.length > 0 && (
        <details class="item">
          <summary class="btn q">
            {rules.seeAll(rows.length)}
            <Icon name="more" />
          </summary>
          {rest.map((row) => (
            <Row key={row.change.entry_id} {...row} />
          ))}
        </details>
      )}
    </section>
  );
}

function Row({ box, change }: { readonly box: string; readonly change: Api<'RowChange'> }): VNode {
  const { words, dates } = useLocale();
  const { rules, shell } = words;
  const place = (rank: number | null) => (rank === null ? rules.noPlace : shell.place(rank));
  const { movement_before: before, movement_after: after } = change;
  const [wayBefore, wayAfter] = [
    { movement: before, movement_to: change.movement_to_before },
    { movement: after, movement_to: change.movement_to_after },
  ].map((row) => describeMovement(row, words, 'final') ?? rules.stays);
  const isUp = after === 'promotion' || (before === 'relegation' && after === null);
  return (
    <div class="item">
      <div class="row wrap">
        <h3 class="grows breaks">{change.label}</h3>
        <span class="meta">{box}</span>
      </div>
      <p>
        {change.points_before !== change.points_after && (
          <span class="block">
            {rules.points(dates.number(change.points_before), dates.number(change.points_after))}
          </span>
        )}
        {change.rank_before !== change.rank_after && (
          <span class="block">
            {rules.places(place(change.rank_before), place(change.rank_after))}
          </span>
        )}
      </p>
      {wayBefore !== undefined && wayAfter !== undefined && wayBefore !== wayAfter && (
        <p>
          <span class={`pill ${isUp ? 'up' : 'down'}`}>{rules.instead(wayAfter, wayBefore)}</span>
        </p>
      )}
    </div>
  );
}
