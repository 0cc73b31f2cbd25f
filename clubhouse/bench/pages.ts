import { dateAfter } from '../test/seed.ts';
import type { Club } from './club.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly who: 'nobody' | 'player' | 'coach';
  /** Maximum number of calls to the league. */
  readonly calls: number;
  /** Maximum script size in compressed kB. */
  readonly script: number;
}

const PLAYER = { who: 'player', calls: 3, script: 10 } as const;

export function listPages(club: Club): MeasuredPage[] {
  return [...listPlayerPages(club), ...listCoachPages(club)];
}

function listPlayerPages({ box, match, disputed }: Club): MeasuredPage[] {
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
  ];
}

function listCoachPages(club: Club): MeasuredPage[] {
  const { season, singles, match, disputed, player, entry, draft } = club;
  const days = new URLSearchParams({
    look: '1',
    name: 'Autumn',
    starts_on: dateAfter(-80),
    ends_on: dateAfter(10),
    results_deadline: dateAfter(17),
  });
  const addresses: readonly (readonly [name: string, path: string])[] = [
    ['today', ''],
    ['settle', `/matches/${disputed}`],
    ['story of a match', `/matches/${match}/history`],
    ['chase', '/chase?short=0'],
    ['letters', '/chase/letters?who=all&short=0'],
    ['seasons', '/seasons'],
    ['season', `/seasons/${season}`],
    ['season anew', `/seasons/new?from=${season}`],
    ['deadline', `/seasons/${season}/dates?${days}`],
    ['close', `/seasons/${season}/step?to=complete`],
    ['competition', `/competitions/${singles}`],
    ['close one', `/competitions/${singles}/step?to=complete`],
    ['enter', `/competitions/${singles}/enter?all=1`],
    ['rules', `/competitions/${singles}/rules?preset=squash`],
    ['entry', `/entries/${entry}`],
    ['drafts', '/drafts'],
    ['board', `/drafts/${draft}`],
    ['fill', `/drafts/${draft}/fill`],
    ['even', `/drafts/${draft}/even`],
    ['place', `/drafts/${draft}/place?who=${player}`],
    ['start', `/drafts/${draft}/start`],
    ['members', '/members'],
    ['members found', '/members?q=brandt'],
    ['member', `/members/${player}`],
    ['edit', `/members/${player}/edit`],
    ['away', `/members/${player}/away`],
    ['levels', '/members/levels'],
    ['applications', '/members/applications'],
    ['invite', '/members/invite?who=all'],
    ['import', '/members/import'],
    ['club', '/club'],
    ['logo', '/club/logo'],
    ['sponsors', '/club/sponsors'],
    ['courts', '/club/courts'],
    ['zone', '/club/zone'],
    ['privacy', '/club/privacy'],
    ['keys', '/keys'],
    ['history', '/history'],
    ['history of one', `/history?competition=${singles}`],
  ];
  return addresses.map(([name, path]) => {
    // Its script moves players by pointer and keyboard.
    const script = name === 'board' ? 15 : 10;
    return { who: 'coach', calls: 5, script, name: `coach: ${name}`, path: `/coach${path}` };
  });
}
