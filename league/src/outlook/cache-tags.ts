import { DEADLINES, type CacheTag } from '../shared/events/cache-tags.ts';

/** An outlook shows no one-sided reports and does not name its competition (API-13). */
export function listOutlookTags(id: string): CacheTag[] {
  return [`table ${id}`, 'competitions', 'members', ...DEADLINES];
}

export function listOutlooksTags(id: string): CacheTag[] {
  return [`tables ${id}`, `competition ${id}`, 'members', ...DEADLINES];
}
