import type { Judged } from './judged.ts';
import type { PlanInput, Vacancy } from './plan-types.ts';
import { standing } from './sentences.ts';

/**
 * The promotion and relegation places of those who are left out (PLA-3): each stays empty, with
 * a suggestion of who might take it. The best of those who stay goes up, the worst goes down, and
 * never one from the other half of the division; each is suggested once.
 */
export function vacanciesOf(input: PlanInput, judged: readonly Judged[]): Vacancy[] {
  return input.divisions.flatMap((division, index) => {
    const inDivision = judged.filter((one) => one.division === index && !one.entry.withdrawn);
    return (['promotion', 'relegation'] as const).flatMap((kind) => {
      const vacated = inDivision.filter(
        ({ entry, absence }) => entry.movement === kind && absence !== null,
      );
      const fills = candidates(inDivision, kind);
      return vacated.map((one, place): Vacancy => {
        const fill = fills[place];
        return {
          division: division.name,
          kind,
          sentence: vacancySentence(one, kind, division.name),
          fill: fill
            ? {
                entry_id: fill.entry.id,
                label: fill.entry.label,
                sentence: `${standing(input, fill)} and could go ${kind === 'promotion' ? 'up' : 'down'} instead.`,
              }
            : null,
        };
      });
    });
  });
}

/** Who is carried and does not move, best first for a promotion, of the right half. */
function candidates(inDivision: readonly Judged[], kind: Vacancy['kind']): Judged[] {
  const half = Math.floor(inDivision.length / 2);
  const right =
    kind === 'promotion'
      ? inDivision.slice(0, inDivision.length - half)
      : inDivision.slice(half).toReversed();
  return right.filter(({ entry, absence }) => absence === null && entry.movement === null);
}

function vacancySentence({ entry, absence }: Judged, kind: Vacancy['kind'], name: string): string {
  const place = kind === 'promotion' ? 'A promotion place out of' : 'A relegation place of';
  return `${place} ${name} is vacant: ${absence?.sentence ?? entry.label}`;
}
