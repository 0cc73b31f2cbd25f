import { list, expectText } from 'test-kit/club-calls';
import { reportResult, type MatchSide } from 'test-kit/club-results';
import type { Clubhouse } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';

/** Hannah Brandt's matches, each in a different state. */
export interface States {
  /** Arranged for yesterday, so she should report it. */
  readonly wasPlayed: string;
  /** Both sides have reported different scores. */
  readonly differs: string;
  /** She has reported. */
  readonly theirTurn: string;
  /** The other side has reported. */
  readonly yourTurn: string;
  readonly played: string;
  /** In mixed doubles, untouched. */
  readonly open: string;
}

/** A winner's report, by side. */
function won(side: 0 | 1): object {
  const set = (games: readonly [number, number], tiebreak?: readonly [number, number]) => {
    const turn = (pair: readonly [number, number]) => (side === 0 ? pair : pair.toReversed());
    return tiebreak === undefined
      ? { games: turn(games) }
      : { games: turn(games), tiebreak: turn(tiebreak) };
  };
  return { outcome: 'completed', score: { sets: [set([6, 3]), set([7, 6], [7, 4])] } };
}

/** Puts a season's matches into every state that a player can see. */
export async function makeStates({ league, season }: Clubhouse): Promise<States> {
  const { singles, mixed } = season;
  const of = (name: string) => matchOf(singles, 'Hannah Brandt', name);
  const claim = (match: string, side: MatchSide, said: object) =>
    reportResult(league.must, match, side, { ...said, played_on: dateAfter(-1) });
  const sideOf = async (match: string, name: string): Promise<0 | 1> => {
    const { sides } = await league.must('GET', `/v1/matches/${match}`);
    return expectText(list(sides)[0]?.['label']).includes(name) ? 0 : 1;
  };
  const states = {
    wasPlayed: of('Edmund'),
    differs: of('Priya'),
    theirTurn: of('Tomasz'),
    yourTurn: of('Bartholomew'),
    played: of('Léa'),
    open: matchOf(mixed, 'Hannah', 'Ingrid'),
  };
  for (const match of [states.differs, states.theirTurn, states.played]) {
    const side = await sideOf(match, 'Hannah');
    await claim(match, side, won(side));
  }
  const other = async (match: string) => ((await sideOf(match, 'Hannah')) === 0 ? 1 : 0);
  await claim(states.differs, await other(states.differs), { outcome: 'unplayed' });
  await claim(states.yourTurn, await other(states.yourTurn), won(await other(states.yourTurn)));
  await claim(
    states.played,
    await other(states.played),
    won(await sideOf(states.played, 'Hannah')),
  );
  await arrange({ league, season }, states.wasPlayed);
  return states;
}

/** Arranged by Hannah for yesterday or another day. */
export async function arrange(
  { league, season }: Pick<Clubhouse, 'league' | 'season'>,
  match: string,
  day = dateAfter(-1),
): Promise<void> {
  const id = season.members.get('Hannah Brandt');
  const link = await league.must('POST', `/v1/members/${id}/login-link`);
  const { token } = await league.as(expectText(link['token']), 'POST', '/v1/session');
  const plan = { state: 'arranged', arranged_on: day };
  await league.as(expectText(token), 'PUT', `/v1/matches/${match}/plan`, plan);
}
