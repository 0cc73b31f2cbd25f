import type { VNode } from 'preact';
import { dataOrThrow } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import { DRAFT_PILLS, findDraftState } from '../../../draft/draft-state.ts';
import { Shell } from '../../../components/shell.tsx';
import { type Answer, forCoach, page } from '../../../web/visit.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { StartReady } from './start-ready.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

/** `/coach/drafts`: the drafts and their progress (DRFT-1). Two calls to the league. */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, words } = visit;
  const expanded = { state: 'draft', expand: 'draft', limit: 200 } as const;
  const [drafts, seasons] = await Promise.all([
    dataOrThrow(api.listCompetitions(expanded)),
    dataOrThrow(api.listSeasons({ limit: 200 })),
  ]);
  const held = seasons.data
    .map((season) => ({
      season,
      drafts: drafts.data.filter(({ season_id: id }) => id === season.id),
    }))
    .filter((one) => one.drafts.length > 0)
    .toSorted((one, other) =>
      makeSeasonSortKey(one.season) < makeSeasonSortKey(other.season) ? -1 : 1,
    );
  return page(
    words.draft.title,
    <Shell coach={{ tab: 'drafts' }} wide>
      <div class="stack5 one-box">
        <div>
          <h1>{words.draft.title}</h1>
          <p class="meta">{words.draft.listAbout}</p>
        </div>
        {!held.some(({ season }) => season.state === 'planning') && <None seasons={seasons.data} />}
        {held.map((one) => (
          <DraftsOf key={one.season.id} {...one} />
        ))}
      </div>
    </Shell>,
  );
});

/** Planned seasons come first, then the drafts left over in active seasons. */
function makeSeasonSortKey({ state, starts_on: day }: Api<'Season'>): string {
  return `${state === 'planning' ? 0 : 1}${day ?? '9'}`;
}

interface NoneProps {
  readonly seasons: readonly Api<'Season'>[];
}

/** A link to create a draft, if no planned season has one (DRFT-18). */
function None({ seasons }: NoneProps): VNode {
  const { words } = useVisit();
  const inOrder = seasons.toSorted((one, other) =>
    makeSeasonSortKey(one) < makeSeasonSortKey(other) ? -1 : 1,
  );
  const planned = inOrder.find(({ state }) => state === 'planning');
  const last =
    inOrder.findLast(({ state }) => state === 'active') ??
    inOrder.findLast(({ state }) => state === 'complete');
  const from = last === undefined ? '' : `?from=${last.id}`;
  return (
    <section class="card stack">
      <h2>{words.draft.none}</h2>
      <p>{words.draft.noneAbout}</p>
      <p>
        {planned === undefined ? (
          <LinkButton look="p" href={`/coach/seasons/new${from}`} label={words.seasons.plan} />
        ) : (
          <LinkButton look="p" href={`/coach/seasons/${planned.id}`} label={planned.name} />
        )}
      </p>
    </section>
  );
}

function DraftsOf({
  season,
  drafts,
}: {
  readonly season: Api<'Season'>;
  readonly drafts: readonly Api<'Competition'>[];
}): VNode {
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{season.name}</h2>
        {season.state === 'active' && <span class="pill">{useVisit().words.draft.runs}</span>}
      </header>
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
      {drafts.length > 1 && <StartReady season={season.id} />}
    </section>
  );
}

function Draft({ draft }: { readonly draft: Api<'Competition'> }): VNode {
  const { words } = useVisit();
  const { draft: said } = words;
  const { id, name, discipline, draft: progress } = draft;
  const state = findDraftState(draft);
  const { entries = 0, by_hand: byHand = 0, overtaken = 0, undivided = 0 } = progress ?? {};
  const facts = [
    said.entries(entries, discipline !== 'singles'),
    ...(undivided === 0 ? [] : [said.undivided(undivided)]),
    ...(byHand === 0 ? [] : [said.byHand(byHand)]),
  ];
  return (
    <div class="item draft-row">
      <div>
        <h3>
          {name} <span class={`pill ${DRAFT_PILLS[state]}`}>{said.states[state]}</span>
        </h3>
        <p class="meta">
          {state === 'overtaken' ? said.stateAbout.overtaken(overtaken) : said.stateAbout[state]}
        </p>
        {entries > 0 && <p class="meta">{facts.join(' · ')}</p>}
      </div>
      <a class="btn" href={`/coach/drafts/${id}`}>
        {said.decide}
        <span class="sr">{`: ${name}`}</span>
      </a>
    </div>
  );
}
