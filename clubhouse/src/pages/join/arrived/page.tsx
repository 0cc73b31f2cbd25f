import { Icon } from '../../../components/icon.tsx';
import { forAnybody, page, redirect } from '../../../web/visit.ts';
import { PlayerLayout } from '../../player-layout.tsx';

/** `/join/arrived`: confirms the application and says what comes next (JOIN-6). */
export const get = forAnybody(({ words: { join }, club, note }) => {
  if (note === null) return redirect('/join');
  return page(
    join.arrivedTitle,
    <PlayerLayout title={join.arrivedTitle} text={club.name}>
      <div class="card lift stack">
        <p>{join.arrived}</p>
        <p class="row">
          <Icon name="mail" />
          <b class="breaks">{note}</b>
        </p>
        <ol class="numbered">
          {join.next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </PlayerLayout>,
  );
});
