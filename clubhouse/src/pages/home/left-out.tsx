import type { VNode } from 'preact';
import { LeagueFailure, dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { NO_SUCCESSORS, type Successors } from '../../api/successors.ts';
import { Note } from '../../components/note.tsx';
import { explainLeftOut } from '../../mail/letters/place-sentence.ts';
import type { PlayerVisit } from '../../web/visit.ts';

/** A competition that continues without the player after one they were in (HOME-7). */
interface LeftOutOf {
  readonly competition: string;
  readonly hasBegun: boolean;
  /** The reason, in the language of the page. */
  readonly why: string;
}

/**
 * Takes the reason from the plan while players can see it; after the start, from the final table.
 * Empty if the league does not respond.
 * @param isPlaying whether they play elsewhere: then only an involuntary absence is worth a note
 */
export async function findLeftOut(
  visit: PlayerVisit,
  placements: Api<'PlayerPlacements'>,
  isPlaying: boolean,
): Promise<LeftOutOf[]> {
  if (!placements.has_entries) return [];
  const found = await readSuccessors(visit);
  const places = new Set(placements.placements.map((one) => one.competition_id));
  const begun = listLeftOutOfRunning(found, places, visit);
  const told = isPlaying ? begun.filter(({ isShort }) => isShort) : begun;
  return [
    ...listLeftOutOfShown(found, places, visit),
    ...(await Promise.all(told.map((one) => explainLeftOutOfRunning(visit, one)))),
  ];
}

async function readSuccessors({ services, website, now }: PlayerVisit): Promise<Successors> {
  try {
    return await services.website.successors(website, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return NO_SUCCESSORS;
    throw error;
  }
}

function listLeftOutOfShown(
  { shown }: Successors,
  places: ReadonlySet<string>,
  { player: { memberId }, words }: PlayerVisit,
): LeftOutOf[] {
  const { leftOut: say } = words.home;
  return shown.flatMap(({ competition: { id, name }, leftOut }) => {
    const out = leftOut.find(({ members }) => members.some((one) => one.id === memberId));
    if (out === undefined || places.has(id)) return [];
    const isPair = out.members.length > 1;
    const why = explainLeftOut({ memberId, isPair, why: out }, { words });
    return [{ competition: name, hasBegun: false, why: why ?? explainOwnReason(out, isPair, say) }];
  });
}

type LeftOutWords = PlayerVisit['words']['home']['leftOut'];

/** A reason that emails omit, because it follows from the player's own action or answer. */
function explainOwnReason({ code }: Api<'LeftOut'>, isPair: boolean, say: LeftOutWords): string {
  if (code === 'withdrew') return say.withdrew;
  if (code === 'no_wish') return say.noWish;
  return code === 'on_a_break' ? say.onBreak : say.ownChoice(isPair);
}

interface BegunWithout {
  readonly competition: Api<'Competition'>;
  readonly row: Api<'StandingsRow'>;
  /** Whether they played too few matches to stay in. */
  readonly isShort: boolean;
}

function listLeftOutOfRunning(
  { running }: Successors,
  places: ReadonlySet<string>,
  { player: { memberId } }: PlayerVisit,
): BegunWithout[] {
  return running.flatMap(({ competition, ends }) => {
    const row = ends.get(memberId);
    if (row === undefined || places.has(competition.id)) return [];
    return [{ competition, row, isShort: !row.withdrawn && row.played < row.minimum }];
  });
}

async function explainLeftOutOfRunning(
  visit: PlayerVisit,
  { competition, row, isShort }: BegunWithout,
): Promise<LeftOutOf> {
  const { leftOut: say } = visit.words.home;
  const { name, previous_competition_id: previous } = competition;
  const begun = (why: string) => ({ competition: name, hasBegun: true, why });
  if (row.withdrawn) return begun(say.withdrew);
  const isPair = row.members.length > 1;
  if (await isOptedOut(visit, previous ?? '', row)) return begun(say.ownChoice(isPair));
  return begun(isShort ? say.tooFew(isPair, row.played, row.minimum) : say.unknown);
}

/** Players can ask the league only about their own entries. */
async function isOptedOut(
  { api, player }: PlayerVisit,
  competition: string,
  { entry_id: entry }: Api<'StandingsRow'>,
): Promise<boolean> {
  const { data } = await dataOrThrow(api.listEntries(competition, { member: player.memberId }));
  return data.some((one) => one.id === entry && one.opted_out === true);
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
