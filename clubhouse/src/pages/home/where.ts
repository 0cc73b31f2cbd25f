import type { MyMatch } from '../../api/my-match.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { getFirstName } from '../../messages/names.ts';
import { sayWhere } from '../../messages/say-where.ts';

/** `Mixed, Box 1 · with Jonas` */
export function describeWhere({ words }: PlayerVisit, mine: MyMatch): string {
  const where = sayWhere(words, mine);
  const { partner } = mine;
  if (partner === null) return where;
  return `${where} · ${words.home.withPartner(getFirstName(partner))}`;
}
