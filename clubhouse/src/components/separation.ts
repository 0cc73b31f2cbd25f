import type { Api } from '../api/client.ts';
import type { Locale } from './locale.ts';

type SeparationReason = NonNullable<Api<'StandingsRow'>['separated_by']>;
type TieBreak = Exclude<SeparationReason, { code: 'decision' | 'minimum' | 'withdrawn' }>;

/**
 * Explains what separated a row from the one above, with "you" for the viewer's entry (TAB-2). Null
 * if the row says so itself, or for a league rule unknown to the site.
 */
export function explainSeparation(
  said: SeparationReason,
  row: { readonly isMine: boolean; readonly mine: string | null },
  { words, dates }: Locale,
): string | null {
  if (said.code === 'minimum' || said.code === 'withdrawn') return null;
  if (said.code === 'decision') return explainDecision(said, row.mine, { words, dates });
  if (!Object.hasOwn(words.tables.rules, said.code)) return null;
  return (
    explainSingleMeeting(said, row, { words, dates }) ??
    explainValues(said, row.mine, { words, dates })
  );
}

type Says = Pick<Locale, 'words' | 'dates'>;

type DecidedTie = Extract<SeparationReason, { code: 'decision' }>;

function explainDecision(
  { params }: DecidedTie,
  mine: string | null,
  { words, dates }: Says,
): string {
  const points = params.level_points === null ? null : dates.number(params.level_points);
  return words.tables.decided({
    behind: words.tables.behind(params.above_id === mine ? null : params.above),
    by: words.tables.decidedBy[params.by],
    level: params.level === null ? '' : words.tables.level(params.level, points),
  });
}

function explainValues(tieBreak: TieBreak, mine: string | null, { words, dates }: Says): string {
  const { params } = tieBreak;
  const text = (value: TieBreak['params']['value']) =>
    value === null
      ? words.tables.noStart
      : typeof value === 'number'
        ? dates.number(value)
        : 'of' in value
          ? words.tables.share(dates.number(value.won), dates.number(value.of))
          : words.tables.rate(dates.number(value.total), value.matches);
  return words.tables.separated({
    behind: words.tables.behind(params.above_id === mine ? null : params.above),
    rule: words.tables.rules[tieBreak.code],
    level:
      params.level === null
        ? ''
        : words.tables.level(params.level, formatLevelPoints(tieBreak, { words, dates })),
    value: text(params.value),
    above: text(params.value_above),
  });
}

/** For two players who met once, says who won instead of "one to none". */
function explainSingleMeeting(
  said: TieBreak,
  { isMine, mine }: { readonly isMine: boolean; readonly mine: string | null },
  says: Says,
): string | null {
  if (said.code !== 'head_to_head' && said.code !== 'head_to_head_two') return null;
  const { value, value_above: better, level, above_id: aboveId, above } = said.params;
  if (value !== 0 || better !== 1 || level !== 2) return null;
  const { met } = says.words.tables;
  const points = formatLevelPoints(said, says);
  if (aboveId === mine) return met.above(points);
  return isMine ? met.mine(above, points) : met.others(above, points);
}

function formatLevelPoints({ params }: TieBreak, { dates }: Says): string | null {
  return params.level_points === null ? null : dates.number(params.level_points);
}
