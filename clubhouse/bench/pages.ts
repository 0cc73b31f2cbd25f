import { dateAfter } from '../test/seed.ts';
import type { LoadedClub } from './club.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly who: 'nobody' | 'player' | 'coach';
}

export function listPages(club: LoadedClub): MeasuredPage[] {
  return [...listPlayerPages(club), ...listCoachPages(club)];
}

function listPlayerPages({ box, match, disputed }: LoadedClub): MeasuredPage[] {
  return [
    { who: 'nobody', name: 'sign-in', path: '/sign-in' },
    { who: 'player', name: 'home', path: '/' },
    { who: 'player', name: 'match', path: `/matches/${match}` },
    { who: 'player', name: 'report', path: `/matches/${match}/report` },
    { who: 'player', name: 'arrange', path: `/matches/${match}/arrange` },
    { who: 'player', name: 'match that differs', path: `/matches/${disputed}` },
    { who: 'player', name: 'tables, all boxes', path: '/tables' },
    { who: 'player', name: 'one box', path: `/tables/${box}` },
    { who: 'player', name: 'wishes', path: '/wishes' },
    { who: 'player', name: 'me', path: '/me' },
    { who: 'player', name: 'wall', path: '/wall' },
  ];
}

function listCoachPages(club: LoadedClub): MeasuredPage[] {
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
    ['letters', '/send/reminders?who=all&short=0'],
    ['seasons', '/seasons'],
    ['season', `/seasons/${season}`],
    ['season from another', `/seasons/new?from=${season}`],
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
    ['invite', '/send/invitations'],
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
    return { who: 'coach', name: `coach: ${name}`, path: `/coach${path}` };
  });
}
