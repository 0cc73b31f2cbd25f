import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { isScoredInGames } from '../score/format.ts';
import { withGamesWords } from '../messages/games-words.ts';
import { Icon } from './icon.tsx';
import { describeMovement } from './movement-words.ts';
import { useLocale } from './locale.ts';
import { PlayerLinks } from './player-links.tsx';
import { explainSeparation } from './separation.ts';
import type { SortColumn } from './table-sort.ts';

/** Chooses columns: draws only if there were any, sets and games only if any were counted. A single
 * set of games is the match itself, so it has no column of its own. */
export function chooseColumns({ rows, format }: Api<'Standings'>): SortColumn[] {
  const has = (numberOf: (row: Api<'StandingsRow'>) => number) =>
    rows.some((row) => numberOf(row) !== 0);
  return [
    'played',
    'won',
    ...(has((row) => row.drawn) ? (['drawn'] as const) : []),
    'lost',
    ...(!isScoredInGames(format) && has((row) => row.sets_won + row.sets_lost)
      ? (['sets'] as const)
      : []),
    ...(has((row) => row.games_won + row.games_lost) ? (['games'] as const) : []),
    'points',
  ];
}

interface StandingsRowProps {
  readonly row: Api<'StandingsRow'>;
  readonly format: Api<'Standings'>['format'];
  readonly columns: readonly SortColumn[];
  /** The viewer's id; `mine` is the viewer's entry. */
  readonly memberId: string | null;
  readonly mine: string | null;
  readonly isFull: boolean;
  readonly isFinal: boolean;
  readonly isCut: boolean;
  /** Whether the row ties with others across a line. Only the full table says so. */
  readonly isTied: boolean;
}

export function StandingRow(props: StandingsRowProps): VNode {
  const { row, columns, mine, isFull, isFinal, isCut } = props;
  const { words } = useLocale();
  const isMine = row.entry_id === mine;
  const kind = [isMine ? 'is-mine' : '', isCut ? 'is-cut' : ''].join(' ').trim();
  return (
    <tr class={kind === '' ? undefined : kind}>
      <td>
        <span>
          {row.rank ?? (
            <>
              <span aria-hidden="true">–</span>
              <span class="sr">{words.tables.unranked}</span>
            </>
          )}
        </span>
        {row.movement !== null && <Arrow row={row} isFinal={isFinal} />}
      </td>
      <th scope="row" abbr={isFull ? row.label : undefined}>
        <Name {...props} isMine={isMine} />
      </th>
      {columns.map((key) => (
        <td key={key} class={`col-${key}`}>
          <Value row={row} column={key} />
        </td>
      ))}
    </tr>
  );
}

/** A name that unfolds to the reason for its place and the players' pages. The viewer's is open. */
function Name({
  row,
  format,
  mine,
  isFull,
  isFinal,
  isTied,
  isMine,
  columns,
  memberId,
}: StandingsRowProps & { isMine: boolean }): VNode {
  const locale = useLocale();
  const words = withGamesWords(locale.words, format);
  const reasons = isFull ? listReasons({ row, mine, isTied }, { ...locale, words }) : [];
  const name = (
    <>
      {row.label}
      {isMine && (
        <>
          {' '}
          <span class="pill club">
            {row.members.length > 1 ? words.shell.youBoth : words.shell.you}
          </span>
        </>
      )}
    </>
  );
  return (
    <>
      {!isFull ? (
        <span class="row-name">{name}</span>
      ) : (
        <details class="why" open={isMine}>
          <summary>
            <span>{name}</span> <Icon name="more" />
          </summary>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <PlayerLinks members={row.members} memberId={memberId} />
        </details>
      )}
      {row.withdrawn && <span class="meta block">{words.tables.withdrawn}</span>}
      {row.movement_to !== null && (
        <span class="meta block" aria-hidden="true">
          {describeMovement(row, words, isFinal ? 'final' : 'would')}
        </span>
      )}
      <Counts row={row} columns={columns} />
    </>
  );
}

/** Repeats what phones lack columns for: sets and games, on the smallest ones also wins. */
function Counts({ row, columns }: Pick<StandingsRowProps, 'row' | 'columns'>): VNode | null {
  const { words, dates } = useLocale();
  const { tables } = words;
  const decided = (['won', 'drawn', 'lost'] as const).filter((key) => columns.includes(key));
  const shown = (['sets', 'games'] as const).filter((key) => columns.includes(key));
  if (shown.length === 0) return null;
  return (
    <span class="counts meta">
      <span class="is-narrow">
        {decided.map((key) => `${tables.columns[key]} ${dates.number(row[key])} · `).join('')}
      </span>
      {shown.map((key) => `${tables.columns[key]} ${formatRatio(row, key)}`).join(' · ')}
    </span>
  );
}

function Value({
  row,
  column,
}: {
  readonly row: Api<'StandingsRow'>;
  readonly column: SortColumn;
}): VNode {
  const { dates } = useLocale();
  if (column === 'sets' || column === 'games') return <>{formatRatio(row, column)}</>;
  const text = dates.number(row[column]);
  return column === 'points' ? <b>{text}</b> : <>{text}</>;
}

function formatRatio(row: Api<'StandingsRow'>, key: 'sets' | 'games'): string {
  if (row.played === 0 && row.games_won + row.games_lost === 0) return '–';
  return key === 'sets' ? `${row.sets_won}–${row.sets_lost}` : `${row.games_won}–${row.games_lost}`;
}

function Arrow({ row, isFinal }: Pick<StandingsRowProps, 'row' | 'isFinal'>): VNode {
  const { words } = useLocale();
  const isUp = row.movement === 'promotion';
  return (
    <span class={`arrow ${isUp ? 'up' : 'down'}`}>
      <Icon name={isUp ? 'up' : 'down'} />
      <span class="sr">{` ${describeMovement(row, words, isFinal ? 'final' : 'would')}`}</span>
    </span>
  );
}

function listReasons(
  { row, mine, isTied }: Pick<StandingsRowProps, 'row' | 'mine' | 'isTied'>,
  locale: ReturnType<typeof useLocale>,
): string[] {
  const isMine = row.entry_id === mine;
  return [
    row.separated_by === null
      ? null
      : explainSeparation(row.separated_by, { isMine, mine }, locale),
    isTied && row.tie !== null ? locale.words.tables.tie[row.tie] : null,
  ].filter((reason) => reason !== null);
}
