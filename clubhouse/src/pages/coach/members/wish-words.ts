import type { Api } from '../../../api/client.ts';
import { listDisciplines } from '../../../api/wish.ts';
import type { Words } from '../../../messages/en.ts';

/** Formats a wish: `Singles, Mixed`; null if there is no answer. */
export function describeWish(
  { words }: { readonly words: Words },
  wish: Api<'Wish'> | null,
): string {
  const { members, shell } = words;
  if (wish === null) return members.notSaid;
  if (wish === 'not_now') return members.notNow;
  if (wish === 'all') return members.everything;
  return listDisciplines(wish)
    .map((one) => shell.discipline[one])
    .join(', ');
}
