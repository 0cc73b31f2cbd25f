import { DEADLINES, type CacheTag } from '../shared/events/cache-tags.ts';

/** An outlook shows no report of one side, and does not say of which competition it is (API-13). */
export function tagsOfOutlook(id: string): CacheTag[] {
  return [`table ${id}`, 'competitions', 'members', ...DEADLINES];
}

export function tagsOfOutlooks(id: string): CacheTag[] {
  return [`tables ${id}`, `competition ${id}`, 'members', ...DEADLINES];
}
