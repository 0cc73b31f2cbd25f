import type { Api } from '../../../../api/client.ts';
import type { Locale } from '../../../../components/locale.ts';
import { getSideLabel } from '../../../../components/result-sentence.ts';
import { listLastClaims } from './choice.ts';

export function makeFingerprint({ match, effects }: Api<'SettlementPreview'>): string {
  const said = listLastClaims(match).map(({ id }) => id);
  const rows = effects.map((one) => `${one.points_before} ${one.played_before}`);
  return [said.join(' '), match.status, ...rows].join('|');
}

/** Describes the changes since the preview that the coach saw (COACH-13). */
export function describeChanges(
  seen: string,
  preview: Api<'SettlementPreview'>,
  locale: Locale,
): string[] {
  const { settle } = locale.words;
  const [entries = '', status = '', ...rows] = seen.split('|');
  const { match, effects } = preview;
  const newClaims = listLastClaims(match).filter(({ id }) => !entries.split(' ').includes(id));
  const changed = [
    ...newClaims.map(({ side }) => settle.changedEntry(getSideLabel(match.sides, side ?? 0))),
    ...(match.status === 'played' && status !== 'played' ? [settle.changedStatus] : []),
    ...effects
      .filter((one, index) => rows[index] !== `${one.points_before} ${one.played_before}`)
      .map(({ label, points_before: points, played_before: played }) =>
        settle.changedRow(label, locale.dates.number(points), played),
      ),
  ];
  return changed.length === 0 ? [settle.changedElse] : changed;
}
