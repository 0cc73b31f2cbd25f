import type { Member, MemberChanges } from '../members/schema.ts';
import { foldHeading } from './columns.ts';
import type { ImportRow } from './import-row.ts';
import { findRatingSystem } from './rating-systems.ts';

/** Adds the rating system from the heading, unless the member already has it under another name. */
export function addSystem<T extends MemberChanges>(
  fields: T,
  { headingSystem }: ImportRow,
  before: Member | null,
): T {
  const isKnown = findRatingSystem(foldHeading(before?.rating_system ?? '')) === headingSystem;
  return headingSystem === null || isKnown ? fields : { ...fields, rating_system: headingSystem };
}
