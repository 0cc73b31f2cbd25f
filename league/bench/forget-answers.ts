import type { Client } from '../demo/client.ts';
import type { Resource } from '../demo/types.ts';

/** Clears the service's cache of answers: a season's change of state may change who sees what. */
export async function forgetAnswers(client: Client): Promise<void> {
  const season = { name: 'Over', starts_on: '2020-04-01', ends_on: '2020-09-30' };
  const { id } = await client.call<Resource>('POST', '/v1/seasons', season);
  for (const state of ['active', 'complete']) {
    await client.call('PATCH', `/v1/seasons/${id}`, { state });
  }
}
