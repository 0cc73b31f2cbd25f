import { dataOrThrow } from '../../../api/answer.ts';
import { toMyMatch } from '../../../api/my-match.ts';
import { findAppointment, listTimes } from '../../../arrange/appointment.ts';
import { findClubProposals } from '../../../evenings/club-proposals.ts';
import { renderNotFoundPage } from '../../../web/faults.tsx';
import { readSkies } from '../../../weather/skies.ts';
import { forPlayer, page, type PlayerVisit } from '../../../web/visit.ts';
import { PlayerLayout } from '../../player-layout.tsx';
import type { MatchProps } from './match-props.ts';
import { MatchView } from './match-view.tsx';

/** `/matches/ID`: the state of a match, without the other side's report. */
export const get = forPlayer(async (visit) => {
  const { api, params, words, player, query } = visit;
  const id = params['match'] ?? '';
  const [match, contacts] = await Promise.all([
    dataOrThrow(api.getMatch(id)),
    dataOrThrow(api.listMyContacts()),
  ]);
  const mine = toMyMatch(match, player.memberId);
  if (mine === null) return renderNotFoundPage(visit);
  // The third call depends on the state; a page makes at most three.
  const times = match.status === 'open' ? await readTimes(visit, id) : NO_TIMES;
  const placement = match.status === 'played' ? await readPlacement(visit, match) : undefined;
  return page(
    words.match.title,
    <PlayerLayout tab="home" back={{ href: '/', title: words.match.title }}>
      <MatchView
        match={match}
        mine={mine}
        contacts={contacts.data}
        times={times}
        placement={placement}
        isKept={query.get('kept') === '1'}
      />
      <p class="player-links after">
        {mine.opponents.map(({ id: opponent, display_name: name }) => (
          <a key={opponent} class="tap-text" href={`/players/${opponent}`}>
            {words.records.resultsOf(name)}
          </a>
        ))}
      </p>
    </PlayerLayout>,
  );
});

const NO_TIMES: MatchProps['times'] = { arranged: null, proposal: null, skies: new Map() };

async function readTimes(visit: PlayerVisit, id: string): Promise<MatchProps['times']> {
  const { api, services, dates, now } = visit;
  const { store } = services;
  const { data } = await dataOrThrow(api.listMyMatches());
  const plan = data.find((one) => one.id === id)?.plan;
  if (plan === undefined) return NO_TIMES;
  const arranged = findAppointment(plan, store.arrangements.of([id]).get(id), dates);
  return {
    arranged,
    skies: await readSkies(visit, listTimes(id, arranged)),
    proposal: store.proposals.openIn([id]).get(id) ?? null,
    byClub: findClubProposals([id], { store, dates, now }).get(id),
  };
}

async function readPlacement(
  { api }: PlayerVisit,
  { competition_id: competition }: MatchProps['match'],
): Promise<MatchProps['placement']> {
  const { placements } = await dataOrThrow(api.getMyPlacements());
  return placements.find((one) => one.competition_id === competition);
}
