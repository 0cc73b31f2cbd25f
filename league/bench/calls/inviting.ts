import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Resource } from '../../demo/types.ts';
import type { CallsClub } from './club.ts';
import { CountingClient, type Row } from './row.ts';

/*
 * A sign-in link for each of 300 members, for a mail merge: with a call for each, and with the
 * command that needs none.
 */

const COMMANDS = new URL('../../src/cli/main.ts', import.meta.url).pathname;

export function compareInviting({ adminKey, environment, session }: CallsClub): Row {
  const before = async (base: string) => {
    const client = new CountingClient(base, adminKey);
    const members = await client.all<Resource>('/v1/members');
    // Members who are signed in have been invited.
    const { credential } = await client
      .as(session)
      .call<{ credential: { member: Resource } }>('GET', '/v1/me');
    let links = 0;
    for (const { id } of members) {
      if (id === credential.member.id) continue;
      await client.call('POST', `/v1/members/${id}/login-link`);
      links += 1;
    }
    return { result: links, calls: client.calls };
  };
  const after = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'league-bench-links-'));
    const file = join(folder, 'links.csv');
    try {
      await promisify(execFile)(process.execPath, [COMMANDS, 'login-links', '--csv', file], {
        env: { ...process.env, ...environment },
      });
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
      return { result: lines.length - 1, calls: 0 };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  return { name: 'inviting 300, by a command', rounds: 3, before, after };
}
