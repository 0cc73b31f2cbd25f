import assert from 'node:assert/strict';
import type { Desk } from './desk.ts';

/** Signs the administrator in and creates the coach's own key, used from then on. */
export async function signIn(desk: Desk, administratorKey: string): Promise<void> {
  await desk.start('/coach');
  await signInWithKey(desk, administratorKey);
  await desk.link('Keys');
  await desk.type('Who is it for?', 'Ana, coach');
  await desk.tick(/^Coach and administrator/);
  await desk.button('Create the key');
  const key = await desk.page.locator('#made-key').inputValue();
  await desk.link('Saved, back to the keys');
  await desk.tab('Today');
  await desk.button('Sign out here');
  await signInWithKey(desk, key);
  assert.ok(await desk.has(/Signed in with the key “Ana, coach”/));
}

async function signInWithKey(desk: Desk, key: string): Promise<void> {
  await desk.type('Your key', key);
  await desk.button('Sign in');
}
