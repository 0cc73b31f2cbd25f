import type { VNode } from 'preact';
import { dataOrThrow } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import type { Today } from '../../../api/today.ts';
import { Ball } from '../../../components/ball.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { CoachVisit } from '../../../web/visit.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

const ORDER = [
  'colour',
  'members',
  'privacy',
  'season',
  'boxes',
  'letters',
  'invite',
  'start',
] as const;
type StepName = (typeof ORDER)[number];

/** The steps that must come before each step. */
const NEEDS: Readonly<Record<StepName, readonly StepName[]>> = {
  colour: [],
  members: [],
  privacy: [],
  season: [],
  boxes: ['members', 'season'],
  letters: [],
  invite: ['members', 'privacy'],
  start: ['boxes'],
};

interface FirstStep {
  readonly name: StepName;
  readonly href: string;
  readonly state: 'done' | 'now' | 'open' | 'waits';
  /** The fact shown once the step is done, instead of the reason for it. */
  readonly fact: string | null;
}

interface Beginning {
  readonly players: number;
  readonly isInvited: boolean;
  readonly season: Api<'Season'> | undefined;
  /** The draft with full boxes, and the one to fill next; both are the same if all are full. */
  readonly filled: Api<'Competition'> | undefined;
  readonly toFill: Api<'Competition'> | undefined;
}

/** The steps of a new club, in order; null once its first competition has started (COACH-22). */
export async function gatherFirstSteps(
  visit: CoachVisit,
  today: Pick<Today, 'seasons' | 'drafts'>,
): Promise<readonly FirstStep[] | null> {
  const beginning = await gatherBeginning(visit, today);
  if (beginning === null) return null;
  const isDone = findDoneSteps(visit, beginning);
  const hrefs = makeStepAddresses(beginning);
  const mayBegin = (name: StepName) => NEEDS[name].every((one) => isDone[one]);
  const next = ORDER.find((name) => !isDone[name] && mayBegin(name));
  const factOf = (name: StepName) => {
    if (!isDone[name]) return null;
    if (name === 'members') return visit.words.firstSteps.members(beginning.players);
    return name === 'season' ? (beginning.season?.name ?? null) : null;
  };
  return ORDER.map((name) => ({
    name,
    href: hrefs[name],
    state: isDone[name] ? 'done' : name === next ? 'now' : mayBegin(name) ? 'open' : 'waits',
    fact: factOf(name),
  }));
}

async function gatherBeginning(
  { api, now, services }: CoachVisit,
  { seasons: running, drafts }: Pick<Today, 'seasons' | 'drafts'>,
): Promise<Beginning | null> {
  const [counts, seasons, begun] = await Promise.all([
    dataOrThrow(api.countMembers()),
    dataOrThrow(api.listSeasons({ limit: 25 })),
    running.length === 0 ? null : dataOrThrow(api.listCompetitions(BEGUN)),
  ]);
  const isPast = seasons.data.some(({ state }) => state === 'complete' || state === 'archived');
  if (isPast || (begun !== null && begun.data.length > 0)) return null;
  const players = counts.active + counts.paused;
  const filled = drafts.find(hasFullBoxes);
  return {
    players,
    isInvited:
      counts.never_signed_in === 0 ||
      (players > (counts.without_address ?? 0) && counts.not_invited === 0) ||
      services.store.links.holders(now) >= counts.never_signed_in,
    season: seasons.data[0],
    filled,
    toFill: drafts.find((one) => !hasFullBoxes(one)) ?? filled,
  };
}

function findDoneSteps(
  { club, services }: ViewedVisit,
  { players, isInvited, season, filled }: Beginning,
): Readonly<Record<StepName, boolean>> {
  return {
    colour: club.colour !== null || club.logo !== null,
    members: players > 0,
    privacy: club.privacyNotice !== null,
    season: season !== undefined,
    boxes: filled !== undefined,
    letters: services.store.progress.of('letters_read') !== null,
    invite: players > 0 && isInvited,
    start: false,
  };
}

function makeStepAddresses({
  players,
  season,
  filled,
  toFill,
}: Beginning): Readonly<Record<StepName, string>> {
  return {
    colour: '/coach/club',
    members: players > 0 ? '/coach/members' : '/coach/members/import',
    privacy: '/coach/club/privacy',
    season: season === undefined ? '/coach/seasons/new' : `/coach/seasons/${season.id}`,
    boxes: toFill === undefined ? '/coach/drafts' : `/coach/drafts/${toFill.id}`,
    letters: '/coach/letters',
    invite: '/coach/send/invitations',
    start: filled === undefined ? '/coach/drafts' : `/coach/drafts/${filled.id}/start`,
  };
}

const BEGUN = { state: 'active', limit: 1 } as const;

function hasFullBoxes({ draft }: Api<'Competition'>): boolean {
  return draft !== undefined && draft.entries > 0 && draft.undivided === 0;
}

interface Props {
  readonly steps: readonly FirstStep[];
}

export function StepsDone({ steps }: Props): VNode {
  const { words } = useVisit();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <div class="track" aria-hidden="true">
        {steps.map(({ name }, index) => (
          <i key={name} class={index < done ? 'done' : ''} />
        ))}
      </div>
      <p>
        <b>{words.firstSteps.done(done, steps.length)}</b>
      </p>
    </>
  );
}

export function describeStepsLeft({ words }: ViewedVisit, steps: readonly FirstStep[]): string {
  const left = steps.filter(({ state }) => state !== 'done').length;
  return left === steps.length ? words.firstSteps.begin : words.firstSteps.left(left);
}

/** The next steps of a new club; only one of them has the ball and the primary button. */
export function FirstSteps({ steps }: Props): VNode {
  const { firstSteps } = useVisit().words;
  return (
    <section class="card flush first-steps" aria-label={firstSteps.title}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.name} class={`is-${step.state}`}>
            <span class="no" aria-hidden="true">
              {step.state === 'done' ? <Icon name="check" /> : index + 1}
            </span>
            <span>
              <b>
                {firstSteps.steps[step.name].name}
                {step.state === 'now' && <Ball />}
                {step.state === 'now' && <span class="sr">{firstSteps.now}</span>}
                {step.state === 'done' && <span class="sr">{firstSteps.isDone}</span>}
              </b>
              <span class="meta">{step.fact ?? firstSteps.steps[step.name].about}</span>
            </span>
            <StepAct step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const BUTTONS = { done: 'btn q', now: 'btn p', open: 'btn o' } as const;

function StepAct({ step: { name, href, state } }: { readonly step: FirstStep }): VNode {
  const { words } = useVisit();
  const { change, steps } = words.firstSteps;
  const waits: Readonly<Record<string, string>> = words.firstSteps.waits;
  if (state === 'waits') return <span class="act waits">{waits[name]}</span>;
  return (
    <span class="act">
      <a class={BUTTONS[state]} href={href}>
        {state === 'done' && name !== 'letters' ? change : steps[name].go}
        {state === 'done' && <span class="sr">{`: ${steps[name].name}`}</span>}
      </a>
    </span>
  );
}
