import { dateAfter } from '../test/seed.ts';
import type { Club } from './club.ts';

/** A page that is measured, and whose it is. */
export interface Measured {
  readonly name: string;
  readonly path: string;
  readonly who: 'nobody' | 'player' | 'coach';
  /** Calls to the league at most. */
  readonly calls: number;
  /** Compressed kB of script at most. */
  readonly script: number;
}

const PLAYER = { who: 'player', calls: 3, script: 10 } as const;
const COACH = { who: 'coach', calls: 5, script: 10 } as const;

export function pagesOf({ season, singles, box, match, disputed }: Club): Measured[] {
  const days = new URLSearchParams({
    look: '1',
    name: 'Autumn',
    starts_on: dateAfter(-80),
    ends_on: dateAfter(10),
    results_deadline: dateAfter(17),
  });
  return [
    { name: 'sign-in', path: '/sign-in', who: 'nobody', calls: 0, script: 10 },
    { ...PLAYER, name: 'home', path: '/' },
    { ...PLAYER, name: 'match', path: `/matches/${match}` },
    { ...PLAYER, name: 'report', path: `/matches/${match}/report`, script: 15 },
    { ...PLAYER, name: 'arrange', path: `/matches/${match}/arrange` },
    { ...PLAYER, name: 'match that differs', path: `/matches/${disputed}` },
    { ...PLAYER, name: 'tables, all boxes', path: '/tables' },
    { ...PLAYER, name: 'one box', path: `/tables/${box}` },
    { ...PLAYER, name: 'wishes', path: '/wishes' },
    { ...PLAYER, name: 'me', path: '/me' },
    { ...PLAYER, name: 'wall', path: '/wall' },
    { ...COACH, name: 'coach: today', path: '/coach' },
    { ...COACH, name: 'coach: seasons', path: '/coach/seasons' },
    { ...COACH, name: 'coach: season', path: `/coach/seasons/${season}` },
    {
      ...COACH,
      name: 'coach: deadline',
      path: `/coach/seasons/${season}/dates?${days}`,
    },
    { ...COACH, name: 'coach: close', path: `/coach/seasons/${season}/step?to=complete` },
    { ...COACH, name: 'coach: competition', path: `/coach/competitions/${singles}` },
    { ...COACH, name: 'coach: enter', path: `/coach/competitions/${singles}/enter?all=1` },
    { ...COACH, name: 'coach: rules', path: `/coach/competitions/${singles}/rules?preset=squash` },
    { ...COACH, name: 'coach: chase', path: '/coach/chase?short=0' },
    { ...COACH, name: 'coach: letters', path: '/coach/chase/letters?who=all&short=0' },
    { ...COACH, name: 'coach: club', path: '/coach/club' },
  ];
}
