import type { Discipline } from '../messages/terms.ts';
import type { Api } from './client.ts';

type Wish = Api<'Wish'>;

const NAMED: Readonly<Record<Wish, readonly Discipline[]>> = {
  singles: ['singles'],
  doubles: ['doubles'],
  mixed_doubles: ['mixed_doubles'],
  both: ['singles', 'doubles'],
  singles_mixed: ['singles', 'mixed_doubles'],
  doubles_mixed: ['doubles', 'mixed_doubles'],
  all: ['singles', 'doubles', 'mixed_doubles'],
  not_now: [],
};
const WISHES: readonly Wish[] = [
  'singles',
  'doubles',
  'mixed_doubles',
  'both',
  'singles_mixed',
  'doubles_mixed',
  'all',
];

export const DISCIPLINES: readonly Discipline[] = ['singles', 'doubles', 'mixed_doubles'];

export function listDisciplines(wish: Wish): readonly Discipline[] {
  return NAMED[wish];
}

/** The wish for exactly these disciplines (WISH-1); null if there is none. */
export function findWish(disciplines: readonly Discipline[]): Wish | null {
  const wanted = DISCIPLINES.filter((one) => disciplines.includes(one)).join();
  return WISHES.find((wish) => NAMED[wish].join() === wanted) ?? null;
}
