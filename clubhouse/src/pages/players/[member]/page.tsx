import { isId } from '../../../api/ids.ts';
import { Hero } from '../../../components/hero.tsx';
import { SignedInShell } from '../../signed-in-shell.tsx';
import { describePlace, readCareer } from '../../../records/read-career.ts';
import { renderNotFoundPage } from '../../../web/faults.tsx';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../../web/visit.ts';
import { PlayerView } from './player-view.tsx';

/**
 * `/players/MEMBER`: a player's matches and their record against the viewer. The league decides
 * what is visible: a player whom it names in no match and no box is not found.
 */
export const get = forPlayerOrCoach(async (visit) => {
  const { api, params, player, isCoach, words } = visit;
  const memberId = params['member'] ?? '';
  if (!isId(memberId)) return renderNotFoundPage(visit);
  const career = await readCareer(api, memberId);
  const me = isCoach ? null : player;
  const isMe = me?.memberId === memberId;
  const name =
    career.name ?? (isMe ? me.name : isCoach ? await readNameForCoach(visit, memberId) : null);
  if (name === null) return renderNotFoundPage(visit);
  const title = isMe ? words.records.myResults : name;
  const boxes = career.running.map(describePlace);
  return page(
    title,
    <SignedInShell
      visit={visit}
      tab="table"
      hero={<Hero title={title} {...(boxes.length > 0 ? { text: boxes.join(' · ') } : {})} />}
    >
      <PlayerView visit={visit} career={career} player={{ id: memberId, name }} me={me} />
    </SignedInShell>,
  );
});

/** The name of a player for a coach, who comes here even from members who have never played. */
async function readNameForCoach({ api }: PlayerOrCoachVisit, id: string): Promise<string | null> {
  const answer = await api.getMember(id);
  return answer.kind === 'answer' ? answer.data.display_name : null;
}
