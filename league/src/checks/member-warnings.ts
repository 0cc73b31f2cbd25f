import type { Snapshot } from '../db/database.ts';
import type { Member } from '../members/schema.ts';
import type { MemberWarning } from '../shared/checks/check.ts';
import { makeLookAlikeKeys } from '../shared/names.ts';
import { MEMBER_WARNING } from '../shared/sentences/member-warning.ts';
import { listPresentNames } from './store.ts';

/** Finds likely mistakes in a member's data, for a coach to check (MEM-15). */
export async function findMemberWarnings(
  db: Snapshot,
  { id, display_name: name }: Member,
): Promise<MemberWarning[]> {
  const keys = makeLookAlikeKeys(name);
  const alike = (await listPresentNames(db)).filter(
    (one) => one.id !== id && makeLookAlikeKeys(one.display_name).some((key) => keys.includes(key)),
  );
  if (alike.length === 0) return [];
  const others = alike.map((one) => one.display_name);
  const said = MEMBER_WARNING.say('name_like_another', { name, others });
  return [{ ...said, ids: alike.map((one) => one.id) }];
}
