import { must } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { tableOfDivision, tablesOfCompetition } from '../../../../api/read-tables.ts';
import { Hero } from '../../../../components/hero.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { type DivisionPlace, rulesLines } from '../../../../mail/letters/rules-lines.ts';
import { forPlayerOrCoach, page } from '../../../../web/visit.ts';

/** `/tables/DIVISION/rules`: how it counts, as the letter at the begin said it (LOOK-14). Three calls. */
export const get = forPlayerOrCoach(async (visit) => {
  const { api, words, dates, club, player, isCoach, address, params, services } = visit;
  const division = params['division'] ?? '';
  const { competition_id: id, division_name: box } = await tableOfDivision(api, division);
  const [{ name, rules }, tables] = await Promise.all([
    must(api.GET('/v1/competitions/{id}', { params: { path: { id } } })),
    tablesOfCompetition(api, id),
  ]);
  const voice = { words, dates, club: club.name, url: services.url };
  return page(
    words.tables.howItCounts,
    <Shell
      club={club.name}
      player={isCoach ? null : player}
      {...(isCoach ? { coach: {} } : {})}
      tab="table"
      address={address}
      hero={<Hero title={words.tables.howItCounts} text={name} />}
    >
      <div class="one-box lift">
        <ul class="card stack">
          {rulesLines(rules, placeOf(division, tables.data), voice).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p class="after">
          <a class="btn o" href={`/tables/${division}`}>
            {box}
          </a>
        </p>
      </div>
    </Shell>,
  );
});

/** Where the box stands among those of its competition: of that its arrows follow. */
function placeOf(division: string, tables: readonly Api<'Standings'>[]): DivisionPlace | null {
  const index = tables.findIndex((table) => table.division_id === division);
  const sizeAt = (at: number) => tables[at]?.rows.filter(({ withdrawn }) => !withdrawn).length;
  const [entries, above, below] = [sizeAt(index), sizeAt(index - 1), sizeAt(index + 1)];
  if (entries === undefined) return null;
  return {
    position: index + 1,
    divisions: tables.length,
    entries,
    ...(above === undefined ? {} : { above }),
    ...(below === undefined ? {} : { below }),
  };
}
