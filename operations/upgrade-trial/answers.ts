import { setTimeout as sleep } from 'node:timers/promises';

export type Answers = ReadonlyMap<string, unknown>;

const LISTS = ['/v1/club', '/v1/members?limit=100', '/v1/seasons', '/v1/events?limit=100'];

/** Reads a club's data: lists, and the table of each competition. */
export async function readAnswers(base: string, key: string): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const read = async (path: string) => {
    for (;;) {
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(base + path, { headers });
      if (response.status === 429) {
        await sleep(1000);
        continue;
      }
      if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
      const answer: unknown = await response.json();
      answers.set(path, answer);
      return answer;
    }
  };
  for (const path of LISTS) await read(path);
  const { data } = (await read('/v1/competitions')) as { data: { id: string }[] };
  for (const { id } of data) {
    await read(`/v1/competitions/${id}`);
    await read(`/v1/competitions/${id}/standings`);
    await read(`/v1/competitions/${id}/entries`);
  }
  return answers;
}

const CURSORS = ['cursor', 'next_cursor'];

/** Paths whose answer lost data: members may be added but not removed (INST-7). */
export function listLostAnswers(before: Answers, after: Answers): string[] {
  return [...before].flatMap(([path, answer]) => {
    const where = findLost(answer, after.get(path), '');
    return where === null ? [] : [`${path} ${where}`];
  });
}

function findLost(was: unknown, is: unknown, where: string): string | null {
  if (typeof was !== 'object' || was === null || typeof is !== 'object' || is === null) {
    return Object.is(was, is)
      ? null
      : `at ${where}: ${JSON.stringify(was)} is ${JSON.stringify(is)}`;
  }
  const now = is as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(was)) {
    // A cursor is opaque: the newer release takes the older one's, and writes its own.
    if (CURSORS.includes(name)) continue;
    const lost = findLost(value, now[name], `${where}/${name}`);
    if (lost !== null) return lost;
  }
  return null;
}
