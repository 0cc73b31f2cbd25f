import type { VNode } from 'preact';
import { CourtPicture } from '../../../components/court-picture.tsx';
import { Icon } from '../../../components/icon.tsx';
import { MatchList } from '../../../components/match-list.tsx';
import { Note } from '../../../components/note.tsx';
import {
  countBalance,
  countMatches,
  findMatches,
  splitMatchesWith,
  listOpponentBalances,
  type OpponentBalance,
} from '../../../records/match-of.ts';
import { type CareerPart, describePlace } from '../../../records/read-career.ts';
import { type PlayerProps, describeBalance } from './player-props.ts';
import { getFirstName } from '../../../messages/names.ts';
import { LinkButton } from '../../../components/buttons.tsx';

export function PlayerView(props: PlayerProps): VNode {
  const { visit, career, player, me } = props;
  const { records } = visit.words;
  if (career.matches.length === 0 && career.running.length + career.past.length === 0) {
    return <None visit={visit} isOwn={me !== null} />;
  }
  const isOther = me !== null && me.memberId !== player.id;
  return (
    <div class="lift sections">
      {isOther && <HeadToHead {...props} me={me} />}
      {career.running.map((part) => (
        <Running key={part.competition.id} {...props} part={part} />
      ))}
      <Overall {...props} />
      {career.past.length > 0 && (
        <section class="sections">
          <h2>{records.past}</h2>
          {career.past.map((part) => (
            <Past key={part.competition.id} {...props} part={part} />
          ))}
        </section>
      )}
      {career.isCut && <Note icon="info">{records.cut(career.matches.length)}</Note>}
      <p class="row wrap">
        <LinkButton look="o" href="/seasons" label={records.allSeasons} />
        {visit.isCoach && (
          <LinkButton look="q" href={`/coach/members/${player.id}`} label={records.memberPage} />
        )}
      </p>
    </div>
  );
}

function None({
  visit: { words },
  isOwn,
}: Pick<PlayerProps, 'visit'> & { readonly isOwn: boolean }): VNode {
  return (
    <section class="card stack lift">
      <CourtPicture />
      <h2 class="large">{words.records.noneTitle}</h2>
      {isOwn && <p>{words.records.none}</p>}
    </section>
  );
}

interface PartProps extends PlayerProps {
  readonly part: CareerPart;
}

function Running({ part, ...props }: PartProps): VNode {
  const { visit } = props;
  const { records } = visit.words;
  return (
    <section class="card flush" aria-labelledby={`in-${part.competition.id}`}>
      <header class="desk-head">
        <h2 id={`in-${part.competition.id}`}>{describePlace(part)}</h2>
        <TableLink {...props} part={part} />
      </header>
      {part.matches.length === 0 ? (
        <p class="item meta">{records.noMatches}</p>
      ) : (
        <Matches {...props} part={part} />
      )}
    </section>
  );
}

function Past({ part, ...props }: PartProps): VNode {
  const { words } = props.visit;
  const { competition, season, matches } = part;
  const balance = countBalance(matches);
  return (
    <details class="card flush fold past-season">
      <summary>
        <b>{season === null ? competition.name : `${season.name}: ${describePlace(part)}`}</b>
        <span class="meta">{describeBalance(balance, words)}</span>
        <Icon name="more" />
      </summary>
      {matches.length > 0 && <Matches {...props} part={part} isOver />}
      <p class="row wrap item">
        <TableLink {...props} part={part} />
        {season !== null && (
          <a class="tap-text" href={`/seasons/${season.id}?competition=${competition.id}`}>
            {words.records.seasonTables(season.name)}
          </a>
        )}
      </p>
    </details>
  );
}

function Matches({ visit, me, part, isOver = false }: PartProps & { isOver?: boolean }): VNode {
  return (
    <MatchList
      matches={part.matches.map(({ match }) => match)}
      memberId={me?.memberId ?? null}
      isCoach={visit.isCoach}
      isOver={isOver}
    />
  );
}

function TableLink({ visit, part }: PartProps): VNode | null {
  if (part.box === null) return null;
  return (
    <a class="tap-text" href={`/tables/${part.box.id}`}>
      {visit.words.records.table}
    </a>
  );
}

function Overall(props: PlayerProps): VNode | null {
  const { visit, career } = props;
  const { records } = visit.words;
  const balance = countBalance(career.matches);
  if (countMatches(balance) === 0) return null;
  return (
    <section class="card flush" aria-labelledby="overall">
      <header class="desk-head">
        <h2 id="overall">{records.overall}</h2>
      </header>
      <p class="item">
        <b>{describeBalance(balance, visit.words)}</b>
        <span class="meta block">{records.counted(countMatches(balance))}</span>
      </p>
      <Opponents {...props} />
    </section>
  );
}

const MAX_SHOWN = 5;

/** The head-to-head record of the viewer against this player (REC-2). */
function HeadToHead({
  visit,
  career,
  player,
  me: { memberId },
}: PlayerProps & { readonly me: { readonly memberId: string } }): VNode {
  const { words } = visit;
  const { records } = words;
  const first = getFirstName(player.name);
  const shared = career.matches.map(({ match }) => match);
  const { against, together } = splitMatchesWith(findMatches(shared, memberId), player.id);
  const [balance, beside] = [countBalance(against), countBalance(together)];
  const decided = against.filter(({ outcome }) => outcome !== 'open');
  return (
    <section class="card flush" aria-labelledby="against">
      <header class="desk-head">
        <h2 id="against">{records.against(first)}</h2>
      </header>
      <div class="item">
        <p>
          {countMatches(balance) === 0 ? (
            records.neverMet(first)
          ) : (
            <b class="large">{describeBalance(balance, words)}</b>
          )}
        </p>
        {countMatches(beside) > 0 && (
          <p class="meta">{records.together(records.balance(beside))}</p>
        )}
      </div>
      {decided.length > 0 && (
        <MatchList
          matches={decided.slice(-MAX_SHOWN).map(({ match }) => match)}
          memberId={memberId}
          isCoach={false}
          hasPlace
          isOver
        />
      )}
    </section>
  );
}

/** Wins and losses by opponent, expanded on the viewer's own page (REC-1). */
function Opponents({ visit, career, player, me }: PlayerProps): VNode {
  const { records } = visit.words;
  const balances = listOpponentBalances(career.matches, visit.language);
  const hasDrawn = balances.some(({ balance }) => balance.drawn > 0);
  return (
    <details class="fold past-season" open={me?.memberId === player.id}>
      <summary>
        <b>{records.byOpponent}</b>
        <Icon name="more" />
      </summary>
      <table class="opponents">
        <thead>
          <tr>
            <th scope="col">{records.columns.opponent}</th>
            <th scope="col">{records.columns.won}</th>
            {hasDrawn && <th scope="col">{records.columns.drawn}</th>}
            <th scope="col">{records.columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((one) => (
            <Row key={one.opponent.id} {...one} hasDrawn={hasDrawn} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({
  opponent: { id, display_name: name },
  balance,
  hasDrawn,
}: OpponentBalance & { readonly hasDrawn: boolean }): VNode {
  return (
    <tr>
      <th scope="row">
        <a href={`/players/${id}`}>{name}</a>
      </th>
      <td>{balance.won}</td>
      {hasDrawn && <td>{balance.drawn}</td>}
      <td>{balance.lost}</td>
    </tr>
  );
}
