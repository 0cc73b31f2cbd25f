import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { findCuts, hasBegun } from '../../api/tables.ts';
import { Crest } from '../../components/crest.tsx';
import { Icon } from '../../components/icon.tsx';
import { LoopbackWarning } from '../../components/loopback-note.tsx';
import { MatchList } from '../../components/match-list.tsx';
import { drawQrPath, QrCode } from '../../components/qr-code.tsx';
import { SponsorLine } from '../../components/sponsor-line.tsx';
import { StandingRow } from '../../components/standings-row.tsx';
import { useVisit } from '../../web/use-visit.ts';
import type { BoxTurn, Round } from './turns.ts';

/** Long enough to read nine rows. */
const TURN_S = 12;

interface BarProps {
  readonly round: Round;
  readonly results: readonly Api<'ListedMatch'>[];
  readonly left: MatchesLeft;
}

export interface MatchesLeft {
  readonly count: number;
  /** The last day for results; null if there is none. */
  readonly until: string | null;
}

/** One turn is visible; the script shows the others and then fetches the next page (BAR-6). */
export function BarView({ round, results, left }: BarProps): VNode {
  const { words, dates, club, now, services } = useVisit();
  const { bar } = words;
  const home = `${services.url}/`;
  const shown = round.turns.length === 0 ? [null] : round.turns;
  return (
    <bar-screen
      class="bar-screen"
      data-seconds={String(TURN_S)}
      data-zone={dates.zone}
      data-next={`/bar?turn=${round.next}`}
    >
      <noscript>
        <meta http-equiv="refresh" content={`${TURN_S};url=/bar?turn=${round.second}`} />
      </noscript>
      <header class="bar-head">
        <Crest />
        <h1>{club.name}</h1>
        <p class="bar-dots" data-part="dots" aria-hidden="true">
          {shown.length > 1 && shown.map((_, index) => <i key={index} />)}
        </p>
        <p class="bar-day">{dates.day(dates.today(now))}</p>
        <p class="bar-clock">{dates.time(now)}</p>
      </header>
      <main data-part="turns">
        {shown.map((turn, index) => (
          <section key={index} class="bar-panel" hidden={index > 0}>
            {turn === null && <NoSeason />}
            {turn === 'results' && <Results matches={results} />}
            {typeof turn === 'object' && turn !== null && <Box turn={turn} />}
          </section>
        ))}
      </main>
      <aside>
        <div class="bar-scan">
          <QrCode code={drawQrPath(home)} label={words.wall.code(home)} />
          <b>{bar.scan}</b>
          <span>{bar.scanAbout}</span>
          <LoopbackWarning url={home} />
        </div>
        <div class="bar-news" data-part="news">
          {left.count > 0 && (
            <>
              <h2>{bar.toPlay}</h2>
              <p>
                <b>{bar.matches(left.count)}</b>
                {left.until !== null && <span>{bar.until(dates.longDay(left.until))}</span>}
              </p>
            </>
          )}
        </div>
        <p class="bar-offline" hidden>
          <Icon name="offline" />
          <span data-words={bar.offline} />
        </p>
      </aside>
      <footer data-part="thanks">
        <SponsorLine class="bar-thanks" />
      </footer>
    </bar-screen>
  );
}

function NoSeason(): VNode {
  const { bar } = useVisit().words;
  return (
    <>
      <h2>{bar.none}</h2>
      <p>{bar.noneAbout}</p>
    </>
  );
}

function Results({ matches }: { readonly matches: BarProps['results'] }): VNode {
  const { bar } = useVisit().words;
  return (
    <>
      <h2>{bar.results}</h2>
      {matches.length === 0 ? (
        <p>{bar.noResults}</p>
      ) : (
        <MatchList matches={matches} memberId={null} isCoach={false} hasPlace />
      )}
    </>
  );
}

/** In a box with many rows, longer names get two lines of a smaller font. */
const LONG = 22;
const MANY_ROWS = 7;
const COLUMNS = ['played', 'won', 'points'] as const;

/** A box, or a part of a large one; before the first result only its names (TAB-14). */
function Box({ turn: { place, table, from, to, part } }: { readonly turn: BoxTurn }): VNode {
  const { words, dates, now } = useVisit();
  const isBegun = hasBegun(table);
  const cuts = isBegun ? findCuts(table.rows) : [];
  const columns = isBegun ? COLUMNS : [];
  const { results_deadline: day, final } = table;
  const isDense = to - from >= MANY_ROWS;
  const left = day === null ? -1 : -dates.daysSince(day, now);
  return (
    <>
      <h2>
        <span>{part === null ? place : `${place} (${part})`}</span>
        <small>{final ? words.tables.final : left < 0 ? '' : words.home.daysLeft(left)}</small>
      </h2>
      <table>
        <caption class="sr">{place}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{words.tables.place}</span>
            </th>
            <th scope="col">
              <span class="sr">{words.tables.name}</span>
            </th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {words.tables.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        {table.rows.slice(from, to).map((row, index) => (
          <tbody
            key={row.entry_id}
            class={isDense && row.label.length > LONG ? 'is-long' : undefined}
          >
            <StandingRow
              row={isBegun ? row : { ...row, rank: null, movement: null, movement_to: null }}
              columns={columns}
              memberId={null}
              mine={null}
              isFull={false}
              format={table.format}
              isFinal={final}
              isCut={cuts.includes(from + index)}
              isTied={false}
            />
          </tbody>
        ))}
      </table>
    </>
  );
}
