import type { LargeClub } from './large-club.ts';

export function listReads(club: LargeClub): [string, string][] {
  return [
    ['members', '/v1/members'],
    ['members by name', '/v1/members?q=member%2099'],
    ['member', `/v1/members/${club.member}`],
    ['competitions', '/v1/competitions'],
    ['divisions', `/v1/competitions/${club.competition}/divisions`],
    ['entries of a competition', `/v1/competitions/${club.competition}/entries`],
    [
      'entries of a division',
      `/v1/competitions/${club.competition}/entries?division=${club.division}`,
    ],
    ['matches', '/v1/matches'],
    ['matches, recent', '/v1/matches?order=recent'],
    ['matches, disputed', '/v1/matches?status=disputed'],
    ['matches, disputed, recent', '/v1/matches?status=disputed&order=recent'],
    ['matches, reported or disputed', '/v1/matches?status=reported,disputed'],
    ['matches of a season', `/v1/matches?season=${club.season}`],
    ['matches of a season, disputed', `/v1/matches?season=${club.season}&status=disputed`],
    [
      'matches of a competition, disputed',
      `/v1/matches?competition=${club.competition}&status=disputed`,
    ],
    [
      'matches of a competition, recent',
      `/v1/matches?competition=${club.competition}&order=recent`,
    ],
    ['matches of a member', `/v1/matches?member=${club.member}`],
    ['matches waiting on a member', `/v1/matches?waiting_on=${club.member}`],
    ['events', '/v1/events'],
    ['events of a kind', '/v1/events?kind=match.disputed'],
    ['events of a member', `/v1/events?subject=${club.member}`],
    ['dispute history', '/v1/dispute-history'],
    ['table of a division', `/v1/divisions/${club.division}/standings`],
    ['progress of an entry', `/v1/entries/${club.entry}/progress`],
    ['chase list of 10 people', `/v1/chase-list?limit=10`],
    ['chase list', '/v1/chase-list'],
    ['chase list of a competition', `/v1/chase-list?competition=${club.competition}`],
    ['tables of a competition', `/v1/competitions/${club.competition}/standings`],
    ['progress of a competition', `/v1/competitions/${club.competition}/progress`],
    ['tables of a season', `/v1/seasons/${club.season}/standings`],
    ['progress of a season', `/v1/seasons/${club.season}/progress`],
    ['checks of a season', `/v1/seasons/${club.season}/checks?to=complete`],
  ];
}
