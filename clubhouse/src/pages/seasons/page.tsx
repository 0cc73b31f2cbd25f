import type { VNode } from 'preact';
import { dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { CourtPicture } from '../../components/court-picture.tsx';
import { Hero } from '../../components/hero.tsx';
import { MatchLine } from '../../components/match-list.tsx';
import { SignedInShell } from '../signed-in-shell.tsx';
import { compareSeasons } from '../../records/read-career.ts';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { LinkButton } from '../../components/buttons.tsx';

/** The league's maximum page size, enough for a lifetime of seasons. */
const MAX_SEASONS = 200;

/** `/seasons`: all seasons that have started, newest first. One call to the league (REC-3). */
export const get = forPlayerOrCoach(async (visit) => {
  const { api, words } = visit;
  const { data } = await dataOrThrow(api.listSeasons({ limit: MAX_SEASONS }));
  const begun = data.filter(({ state }) => state !== 'planning').toSorted(compareSeasons);
  const { seasonsTitle: title, seasonsAbout: about } = words.records;
  return page(
    title,
    <SignedInShell visit={visit} tab="table" hero={<Hero title={title} text={about} />}>
      <div class="lift sections">
        {begun.length === 0 ? <None visit={visit} /> : <Seasons visit={visit} seasons={begun} />}
        <OwnResults visit={visit} />
      </div>
    </SignedInShell>,
  );
});

interface Props {
  readonly visit: PlayerOrCoachVisit;
}

function Seasons({
  visit: { words, dates },
  seasons,
}: Props & { readonly seasons: readonly Api<'Season'>[] }): VNode {
  const { records } = words;
  const daysOf = ({ starts_on: from, ends_on: to }: Api<'Season'>) =>
    from === null || to === null ? [] : [records.dates(dates.fullDay(from), dates.fullDay(to))];
  return (
    <section class="card flush">
      <ul class="rows">
        {seasons.map((season) => (
          <li key={season.id}>
            <MatchLine
              href={`/seasons/${season.id}`}
              said={season.name}
              about={[
                ...(season.state === 'active' ? [records.running] : []),
                ...daysOf(season),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function None({ visit: { words } }: Props): VNode {
  return (
    <section class="card stack">
      <CourtPicture />
      <h2 class="large">{words.records.seasonsNone}</h2>
      <p>{words.records.seasonsNoneAbout}</p>
    </section>
  );
}

function OwnResults({ visit: { words, player, isCoach } }: Props): VNode | null {
  if (isCoach || player === null) return null;
  return (
    <p>
      <LinkButton look="o" href={`/players/${player.memberId}`} label={words.records.myResults} />
    </p>
  );
}
