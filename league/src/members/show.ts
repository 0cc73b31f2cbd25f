import { type Caller, maySeePersonalData } from '../http/caller.ts';
import { type Member, PERSONAL_FIELDS } from './schema.ts';

const personal: ReadonlySet<string> = new Set(PERSONAL_FIELDS);

/** The member as this caller may see it: personal fields only with members:pii (MEM-2). */
export function showMember(caller: Caller, member: Member): Member {
  if (maySeePersonalData(caller)) return member;
  const shown = Object.entries(member).filter(([name]) => !personal.has(name));
  return Object.fromEntries(shown) as Member;
}
