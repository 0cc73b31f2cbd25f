import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../src/api/answer.ts';
import type { Store } from '../src/store/store.ts';
import type { WorkState } from '../src/store/works.ts';
import type { WorkKind } from '../src/work/work-kind.ts';

/** `wait` ends once `EXAMPLES` is told to go on. */
export interface Example {
  readonly name: string;
  readonly how: 'done' | 'taken' | 'unknown' | 'wait';
}

/** What items of the example did, as whom; and what those that wait wait for. */
export const EXAMPLES = { ran: [] as string[], isHeld: false };

/** Long work of the tests: it says who it runs as, and does what its items say. */
export const EXAMPLE_WORK: WorkKind<Example> = {
  name: 'example',
  run: async ({ name, how }, { api, isRepeat }) => {
    const { credential } = await must(api.getMe());
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

/** A piece that a coach began before: it runs once somebody goes on with it. @returns its id */
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
