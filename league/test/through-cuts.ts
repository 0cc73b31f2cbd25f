import { randomUUID } from 'node:crypto';
import { CuttingProxy } from './cutting-proxy.ts';

const ATTEMPTS = 20;
/** As many simultaneous requests as a website has workers. */
const MAX_CONCURRENT = 4;

interface Tally {
  readonly asked: number;
  readonly cuts: number;
  /** Members missing from, or different in, the answer. */
  readonly lost: number;
  /** The number that exist more than once. */
  readonly twice: number;
}

interface MemberSummary {
  readonly id: string;
  readonly display_name: string;
}

/**
 * Adds members through a proxy that cuts the connection after the commit. It retries each under its
 * key until an answer comes, and then counts who is there.
 *
 * @param base where the service answers, without the proxy
 */
export async function addThroughCuts(base: string, key: string, count: number): Promise<Tally> {
  // The first answer to each is lost, and for every third also the second.
  const proxy = await CuttingProxy.start(
    base,
    (name, attempt) =>
      attempt === 1 || (attempt === 2 && Number.parseInt(name[0] ?? '', 16) % 3 === 0),
  );
  const run = randomUUID();
  const answered = new Map<string, string>();
  const names = Array.from({ length: count }, (_, index) => `${run} ${index}`);
  const queue = names.values();
  const work = async () => {
    for (const name of queue) answered.set(name, (await addMember(proxy.base, key, name)).id);
  };
  try {
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  } finally {
    await proxy.stop();
  }
  const there = (await readAllMembers(base, key)).filter((one) => one.display_name.startsWith(run));
  const ids = Map.groupBy(there, (one) => one.display_name);
  return {
    asked: count,
    cuts: proxy.cuts,
    lost: names.filter((name) => ids.get(name)?.[0]?.id !== answered.get(name)).length,
    twice: [...ids.values()].filter((all) => all.length > 1).length,
  };
}

async function addMember(base: string, key: string, name: string): Promise<MemberSummary> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const body = JSON.stringify({ display_name: name });
    const answer = await fetch(`${base}/v1/members`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer?.status === 201) return (await answer.json()) as MemberSummary;
    if (answer !== null && answer.status !== 409) throw new Error(await answer.text());
  }
  throw new Error(`no answer for ${name} in ${ATTEMPTS} attempts`);
}

async function readAllMembers(base: string, key: string): Promise<MemberSummary[]> {
  const found: MemberSummary[] = [];
  for (let after = ''; ;) {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${base}/v1/members?limit=200${after}`, { headers });
    const page = (await answer.json()) as { data: MemberSummary[]; next_cursor: string | null };
    found.push(...page.data);
    if (page.next_cursor === null) return found;
    after = `&after=${page.next_cursor}`;
  }
}
