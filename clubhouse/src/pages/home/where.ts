import type { MyMatch } from '../../api/my-match.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { firstName } from '../../messages/names.ts';

/** `Mixed, Box 1 · with Jonas` */
export function whereOf({ words }: PlayerVisit, { where, partner }: MyMatch): string {
  if (partner === null) return where;
  return `${where} · ${words.home.withPartner(firstName(partner))}`;
}
