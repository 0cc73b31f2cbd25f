import { type Json, list, expectText } from 'test-kit/club-calls';
import { addMembers, listPlayers } from 'test-kit/club-members';
import { beginCompetition, beginSeason, planBoxes } from 'test-kit/club-season';
import type { League } from './league.ts';
import { dateAfter } from './seed.ts';

/** A match of the fleet's season, and the report each side will make. */
export interface FleetMatch {
  readonly id: string;
  /** Side 0 first, as in the league. */
  readonly sides: readonly [FleetSide, FleetSide];
}

interface FleetSide {
  readonly memberId: string;
  /** The scores to tap, own side first: `6–3`, `6–4`. */
  readonly scores: readonly string[];
}

/** Common set scores, the winner's first. */
const SETS = ['6–0', '6–1', '6–2', '6–3', '6–4', '7–5'];

/** Active round-robin boxes; 10 boxes of 5 yield 200 reports. */
export async function seedFleet(
  { must }: Pick<League, 'must'>,
  boxes: number,
  players: number,
): Promise<FleetMatch[]> {
  const season_id = await beginSeason(must, {
    name: 'Fleet',
    starts_on: dateAfter(-30),
    ends_on: dateAfter(30),
    results_deadline: dateAfter(30),
  });
  const people = Array.from({ length: boxes * players }, (_, at) => ({
    display_name: `Player ${Math.floor(at / players) + 1}.${(at % players) + 1}`,
  }));
  const members = await addMembers(must, people);
  const made = await beginCompetition(
    must,
    { season_id, name: 'Fleet', discipline: 'singles' },
    planBoxes(members, players),
  );
  return made.boxes.flatMap(({ matches }) => matches).map(toFleetMatch);
}

/** Each has its own score, and the sides take turns winning. */
function toFleetMatch(match: Json, index: number): FleetMatch {
  const pick = (from: number) => SETS[from % SETS.length] ?? '6–0';
  const won = [pick(index), pick(Math.floor(index / SETS.length))];
  const lost = won.map((score) => score.split('–').toReversed().join('–'));
  const [one, other] = listPlayers(match);
  const isTurned = index % 2 === 1;
  return {
    id: expectText(match['id']),
    sides: [
      { memberId: one, scores: isTurned ? lost : won },
      { memberId: other, scores: isTurned ? won : lost },
    ],
  };
}

/** Matches that the league does not have as typed, once by each side; empty if all is well. */
export async function wrongMatches(
  { must }: Pick<League, 'must'>,
  matches: readonly FleetMatch[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, sides } of matches) {
    const found = await must('GET', `/v1/matches/${id}`);
    const sets = list(found['result']?.['score']?.['sets'] ?? []);
    const said = sets.map((set) => list(set['games']).map(Number).join('–')).join(' ');
    const wanted = sides[0].scores.join(' ');
    const claims = list(found['claims']).length;
    if (expectText(found['status']) === 'played' && said === wanted && claims === 2) continue;
    wrong.push(`${id}: ${expectText(found['status'])} ${said}, typed ${wanted}, ${claims} entries`);
  }
  return wrong;
}
