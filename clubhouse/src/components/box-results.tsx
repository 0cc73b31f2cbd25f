import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { findEntryId } from '../api/tables.ts';
import { Icon } from './icon.tsx';
import { MatchLine } from './match-list.tsx';
import { useLocale } from './locale.ts';
import type { Words } from '../messages/en.ts';
import { getSideLabel, describeStoredEntry } from './result-sentence.ts';
import { explainRuling } from './ruling-sentence.ts';

type MatchSides = Api<'Match'>['sides'];

interface BoxResultsProps {
  readonly table: Api<'Standings'>;
  readonly memberId: string | null;
  /** Coaches can open every match, players only their own. */
  readonly isCoach?: boolean;
}

/** Every result of a box, set by set and collapsed; the cross table has the short form. */
export function BoxResults({ table, memberId, isCoach = false }: BoxResultsProps): VNode | null {
  const { records } = useLocale().words;
  const played = (table.matches ?? []).filter(
    ({ outcome, ruling }) => ruling !== null || (outcome !== null && outcome !== 'unplayed'),
  );
  if (played.length === 0) return null;
  const mine = memberId === null ? null : findEntryId(table, memberId);
  const hrefOf = ({ id, entry_ids: entries }: Api<'TableMatch'>) => {
    if (isCoach) return `/coach/matches/${id}`;
    return mine !== null && entries.includes(mine) ? `/matches/${id}` : null;
  };
  return (
    <details class="card flush fold past-season after box-results">
      <summary>
        <b>{records.boxResults}</b>
        <Icon name="more" />
      </summary>
      <ul class="rows">
        {played.map((match) => (
          <li key={match.id}>
            <Result table={table} match={match} href={hrefOf(match)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ResultProps {
  readonly table: Api<'Standings'>;
  readonly match: Api<'TableMatch'>;
  readonly href: string | null;
}

function Result({ table, match, href }: ResultProps): VNode | null {
  const { words } = useLocale();
  const [first, second] = match.entry_ids.map((id) =>
    table.rows.find((row) => row.entry_id === id),
  );
  if (first === undefined || second === undefined) return null;
  const sides: MatchSides = [
    { side: 0, entry_id: first.entry_id, label: first.label, members: first.members },
    { side: 1, entry_id: second.entry_id, label: second.label, members: second.members },
  ];
  const said = describeResult(match, sides, words);
  const about = match.round === 2 ? words.match.second : '';
  return said === null ? null : <MatchLine href={href} said={said} about={about} />;
}

function describeResult(match: Api<'TableMatch'>, sides: MatchSides, words: Words): string | null {
  const { outcome, winning_side: winner, ruling } = match;
  if (ruling?.outcome === 'not_counted') {
    return `${words.records.versus(getSideLabel(sides, 0), getSideLabel(sides, 1))}: ${words.tables.notCounted}`;
  }
  const ruled = explainRuling({ ruling, sides }, words);
  if (ruled !== null || outcome === null) return ruled;
  // A table only says who won. If a match ended early, the loser was the one who stopped.
  const stopped = outcome === 'completed' || winner === null ? null : winner === 0 ? 1 : 0;
  return describeStoredEntry({ ...match, outcome, retired_side: stopped }, sides, words.today);
}
