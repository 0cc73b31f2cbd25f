import { setTimeout as sleep } from 'node:timers/promises';
import { dataOrThrow } from '../src/api/answer.ts';
import type { Store } from '../src/store/store.ts';
import type { WorkState } from '../src/store/works.ts';
import type { WorkKind } from '../src/work/work-kind.ts';

/** `wait` ends once `EXAMPLES` releases it. */
export interface Example {
  readonly name: string;
  readonly how: 'done' | 'taken' | 'unknown' | 'wait';
}

/** The items that ran, with their coach; and the releases for waiting ones. */
export const EXAMPLES = { ran: [] as string[], isHeld: false };

/** Long work for tests: records its coach, and does what its items say. */
export const EXAMPLE_WORK: WorkKind<Example> = {
  name: 'example',
  run: async ({ name, how }, { api, isRepeat }) => {
    const { credential } = await dataOrThrow(api.getMe());
    const who = credential.type === 'api_key' ? credential.name : 'nobody';
    EXAMPLES.ran.push(`${name} as ${who}${isRepeat ? ' again' : ''}`);
    if (how === 'wait') await released();
    if (how === 'taken')
      return { status: 'failed', reason: 'taken', detail: `${name}@example.org` };
    if (how === 'unknown') return { status: 'failed', reason: 'quota_reached' };
    return { status: 'done', as: 'invited' };
  },
  say: () => ({
    title: (total) => `Inviting ${total} members`,
    result: (done) => `${done.get('invited') ?? 0} were invited.`,
    reason: (reason, detail) => (reason === 'taken' ? `${detail} is a member’s already.` : null),
    onward: 'Go to members',
  }),
};

async function released(): Promise<void> {
  while (EXAMPLES.isHeld) await sleep(10);
}

interface Piece {
  readonly items: readonly Example[];
  readonly state?: WorkState;
  readonly begunBy?: string;
  readonly now: number;
}

/**
 * Adds a job that a coach started earlier; it runs once somebody resumes it.
 * @returns its id
 */
export function addExample(
  store: Store,
  { items, state = 'stopped', begunBy = 'Ana, coach', now }: Piece,
): number {
  const work = { once: `example ${Math.random()}`, kind: 'example', begunBy, now };
  const rows = items.map((item) => ({
    item: JSON.stringify(item),
    label: item.name,
    memberId: null,
  }));
  return store.together(() => {
    const { id } = store.works.add({ ...work, leadsTo: '/coach' }, rows);
    store.works.move(id, ['running'], state, now);
    return id;
  });
}
