import { hasEvenings } from '../../evenings/shared-times.ts';
import { renderNotFoundPage } from '../../web/faults.tsx';
import { forPlayer, page, redirect } from '../../web/visit.ts';
import { PlayerLayout } from '../player-layout.tsx';
import { EveningsView, SaveButtons, TurnOff } from './evenings-view.tsx';
import { changeEvenings, readOwnEvenings } from './own-evenings.ts';

const PATH = '/evenings';

/** `/evenings`: when the player can play, shown to nobody else (EVE-1). */
export const get = forPlayer((visit) => {
  const { services, player, words } = visit;
  if (!hasEvenings(services.store)) return renderNotFoundPage(visit);
  const own = readOwnEvenings(visit, player.memberId);
  return page(
    words.evenings.title,
    <PlayerLayout
      tab="home"
      back={{ href: '/', title: words.evenings.title }}
      foot={
        !own.isOff && (
          <div class="send">
            <SaveButtons own={own} />
          </div>
        )
      }
    >
      <EveningsView own={own} action={PATH} />
      {!own.isOff && <TurnOff action={PATH} />}
    </PlayerLayout>,
    { scripts: ['week-parts'] },
  );
});

export const post = forPlayer((visit) => {
  if (!hasEvenings(visit.services.store)) return renderNotFoundPage(visit);
  changeEvenings(visit, visit.player.memberId);
  return redirect(PATH, { note: 'evenings' });
});
