import { must } from '../../../api/answer.ts';
import { myMatch } from '../../../api/my-match.ts';
import { Shell } from '../../../parts/shell.tsx';
import { notFound } from '../../../web/faults.tsx';
import { forPlayer, page } from '../../../web/visit.ts';
import { MatchView } from './match-view.tsx';

/** `/matches/ID`: know the state, without seeing what the other side said. */
export const get = forPlayer(async (visit) => {
  const { api, params, words, club, player, address, query } = visit;
  const id = params['match'] ?? '';
  const [match, contacts, placements] = await Promise.all([
    must(api.GET('/v1/matches/{id}', { params: { path: { id } } })),
    must(api.GET('/v1/me/contacts')),
    must(api.GET('/v1/me/placements')),
  ]);
  const mine = myMatch(match, player.memberId);
  if (mine === null) return notFound(visit);
  return page(
    words.match.title,
    <Shell
      club={club.name}
      player={player}
      tab="home"
      address={address}
      back={{ href: '/', title: words.match.title }}
    >
      <MatchView
        visit={visit}
        match={match}
        mine={mine}
        contacts={contacts.data}
        placement={placements.placements.find((one) => one.competition_id === match.competition_id)}
        isKept={query.get('kept') === '1'}
      />
    </Shell>,
  );
});
