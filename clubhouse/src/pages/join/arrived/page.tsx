import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Shell } from '../../../components/shell.tsx';
import { forAnybody, page, redirect } from '../../../web/visit.ts';

/** `/join/arrived`: confirms the application and says what comes next (JOIN-6). */
export const get = forAnybody(({ words, club, claimed, address, note }) => {
  if (note === null) return redirect('/join');
  const { join } = words;
  return page(
    join.arrivedTitle,
    <Shell
      club={club.name}
      player={claimed.player}
      address={address}
      hero={<Hero title={join.arrivedTitle} text={club.name} />}
    >
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
    </Shell>,
  );
});
