import type { VNode } from 'preact';
import { must } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import type { Today } from '../../../api/today.ts';
import { Icon } from '../../../components/icon.tsx';
import type { CoachVisit } from '../../../web/visit.ts';

const STEPS = {
  colour: '/coach/club',
  members: '/coach/members/import',
  privacy: '/coach/club/privacy',
  season: '/coach/seasons/new',
  boxes: '/coach/drafts',
  invite: '/coach/members/invite',
} as const;
type Step = keyof typeof STEPS;

/** Which steps of a new club are done; null once a season has begun (COACH-22). */
export async function gatherFirstSteps(
  { api, club }: CoachVisit,
  { seasons: running, drafts }: Pick<Today, 'seasons' | 'drafts'>,
): Promise<Readonly<Record<Step, boolean>> | null> {
  if (running.length > 0) return null;
  const [counts, seasons] = await Promise.all([
    must(api.GET('/v1/member-counts')),
    must(api.GET('/v1/seasons', { params: { query: { limit: 25 } } })),
  ]);
  if (seasons.data.some(({ state }) => state !== 'planning')) return null;
  const players = counts.active + counts.paused;
  return {
    colour: club.colour !== null || club.logo !== null,
    members: players > 0,
    privacy: club.privacyNotice !== null,
    season: seasons.data.length > 0,
    boxes: drafts.some(hasFullBoxes),
    invite: players > (counts.without_address ?? 0) && counts.not_invited === 0,
  };
}

function hasFullBoxes({ draft }: Api<'Competition'>): boolean {
  return draft !== undefined && draft.entries > 0 && draft.undivided === 0;
}

interface Props {
  readonly visit: CoachVisit;
  readonly steps: Readonly<Record<Step, boolean>>;
}

/** What comes next in a new club, each step a link to where it is done. */
export function FirstSteps({ visit, steps }: Props): VNode {
  const { firstSteps } = visit.words;
  const all = Object.entries(STEPS) as [Step, string][];
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{firstSteps.title}</h2>
      </header>
      {all.map(([step, href]) => (
        <a key={step} class="item club-link" href={href}>
          <span>
            <b>{firstSteps.steps[step].name}</b>
            <span class="meta">{firstSteps.steps[step].about}</span>
          </span>
          {steps[step] ? <span class="pill up">{firstSteps.done}</span> : <Icon name="next" />}
        </a>
      ))}
    </section>
  );
}
