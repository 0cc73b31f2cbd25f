import type { VNode } from 'preact';
import { LeagueFailure } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import type { Successors } from '../../api/successors.ts';
import { Note } from '../../components/note.tsx';
import { leftOutSentence } from '../../mail/letters/place-sentence.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import type { FinalPlace } from './final-places.tsx';

/** What follows something that a player was in, and is without them (HOME-6). */
interface LeftOutOf {
  readonly competition: string;
  readonly hasBegun: boolean;
  /** In the reader's language. */
  readonly why: string;
}

/**
 * Where a player is left out, and why: by the plan while it is shown, and once it has begun by how
 * they ended, since the league keeps no plan then. Nothing is said while the league does not tell.
 */
export async function leftOutOf(
  visit: PlayerVisit,
  placements: readonly Api<'PlayerPlacement'>[],
  ended: readonly FinalPlace[],
): Promise<LeftOutOf[]> {
  const found = await successorsOf(visit);
  const places = new Set(placements.map((one) => one.competition_id));
  return [...outOfShown(found, places, visit), ...outOfRunning(found, places, ended, visit)];
}

async function successorsOf({ services, website, now }: PlayerVisit): Promise<Successors> {
  try {
    return await services.website.successors(website, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return { running: [], shown: [] };
    throw error;
  }
}

function outOfShown(
  { shown }: Successors,
  places: ReadonlySet<string>,
  { player: { memberId }, words }: PlayerVisit,
): LeftOutOf[] {
  const { leftOut: say } = words.home;
  return shown.flatMap(({ competition: { id, name }, leftOut }) => {
    const out = leftOut.find(({ members }) => members.some((one) => one.id === memberId));
    if (out === undefined || places.has(id)) return [];
    const isPair = out.members.length > 1;
    const why = leftOutSentence({ memberId, isPair, why: out }, { words });
    return [{ competition: name, hasBegun: false, why: why ?? ownWhy(out, say) }];
  });
}

type Say = PlayerVisit['words']['home']['leftOut'];

/** What letters leave out, since it comes of what one did or said. */
function ownWhy({ code }: Api<'LeftOut'>, say: Say): string {
  if (code === 'withdrew') return say.withdrew;
  return code === 'no_wish' ? say.noWish : say.ownChoice;
}

function outOfRunning(
  { running }: Successors,
  places: ReadonlySet<string>,
  ended: readonly FinalPlace[],
  { words }: PlayerVisit,
): LeftOutOf[] {
  const { leftOut: say } = words.home;
  const ends = new Map(ended.map(({ table, row }) => [table.competition_id, row]));
  return running.flatMap(({ id, name, previous_competition_id: previous }) => {
    const row = ends.get(previous ?? '');
    if (row === undefined || places.has(id)) return [];
    return [{ competition: name, hasBegun: true, why: whyByEnd(row, say) }];
  });
}

function whyByEnd({ withdrawn, played, minimum }: Api<'StandingsRow'>, say: Say): string {
  if (withdrawn) return say.withdrew;
  return played < minimum ? say.tooFew(played, minimum) : say.unknown;
}

export function LeftOutNotes({
  visit: { words },
  found,
}: {
  readonly visit: PlayerVisit;
  readonly found: readonly LeftOutOf[];
}): VNode {
  const { leftOut: say } = words.home;
  return (
    <>
      {found.map(({ competition, hasBegun, why }) => (
        <Note key={competition} icon="info">
          <b>{hasBegun ? say.begun(competition) : say.planned(competition)}</b> {why} {say.ask}
        </Note>
      ))}
    </>
  );
}
