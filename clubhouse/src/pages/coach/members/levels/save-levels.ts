import { dataOrThrow } from '../../../../api/answer.ts';
import type { LeagueClient } from '../../../../api/client.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import type { Member } from '../../../../api/members.ts';

/** Maximum number of rows that the league writes at once. */
const MAX_TOGETHER = FIELD_LIMITS.ImportSlice.items.maxItems;

export interface LevelChange {
  readonly member: Member;
  readonly level: number | null;
}

/**
 * @returns the names of members whose levels changed in the meantime
 * @throws LeagueFailure
 */
export async function saveLevels(
  api: LeagueClient,
  changes: readonly LevelChange[],
): Promise<string[]> {
  const overtaken: string[] = [];
  for (let at = 0; at < changes.length; at += MAX_TOGETHER) {
    const items = changes.slice(at, at + MAX_TOGETHER).map(({ member, level }, index) => ({
      line: index + 1,
      member_id: member.id,
      version: member.updated_at,
      values: { level },
    }));
    const { data } = await dataOrThrow(api.POST('/v1/member-imports', { body: { items } }));
    for (const { line, code } of data) {
      const name = changes[at + line - 1]?.member.display_name;
      if (code !== null && name !== undefined) overtaken.push(name);
    }
  }
  return overtaken;
}
