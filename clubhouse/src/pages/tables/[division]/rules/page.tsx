import { dataOrThrow } from '../../../../api/answer.ts';
import { readDivisionTable, readCompetitionTables } from '../../../../api/read-tables.ts';
import { Hero } from '../../../../components/hero.tsx';
import { PrintButton } from '../../../../components/print-button.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { findOfferRule } from '../../../coach/matches/[match]/offers.tsx';
import { buildRuleSheet } from '../../../../rules-sheet/sheet.ts';
import { forPlayerOrCoach, page } from '../../../../web/visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

/** `/tables/DIVISION/rules`: the club's rules sheet, to read and print (LOOK-14). Three calls. */
export const get = forPlayerOrCoach(async (visit) => {
  const { api, words, player, isCoach, params } = visit;
  const division = params['division'] ?? '';
  const { competition_id: id, division_name: box } = await readDivisionTable(api, division);
  const [competition, tables] = await Promise.all([
    dataOrThrow(api.getCompetition(id)),
    readCompetitionTables(api, id),
  ]);
  const { name, rules } = competition;
  const offers = findOfferRule(visit.services, competition);
  const boxes = tables.data.map((table) => table.division_name);
  return page(
    words.tables.howItCounts,
    <Shell
      player={isCoach ? null : player}
      {...(isCoach ? { coach: {} } : {})}
      tab="table"
      hero={<Hero title={words.tables.howItCounts} text={name} />}
    >
      <article class="one-box lift card stack5 rule-sheet">
        {buildRuleSheet(rules, boxes, offers, visit).map(({ heading, lines }) => (
          <section key={heading} class="stack">
            <h2>{heading}</h2>
            <ul>
              {lines.map(([text, example]) => (
                <li key={text}>
                  {text}{' '}
                  <span class="meta">
                    {words.ruleSheet.example} {example}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p class="row wrap after">
          <LinkButton look="o" href={`/tables/${division}`} label={box} />
          <PrintButton />
        </p>
      </article>
    </Shell>,
    { scripts: ['print-button'] },
  );
});
