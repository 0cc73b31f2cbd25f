import type { Client } from '../demo/client.ts';
import type { Identified } from '../demo/types.ts';

/** Has the service forget all that it remembers: a member who is removed may be anywhere. */
export async function forgetAll(client: Client): Promise<void> {
  const { id } = await client.call<Identified>('POST', '/v1/members', { display_name: 'Nobody' });
  await client.call('DELETE', `/v1/members/${id}`);
}
