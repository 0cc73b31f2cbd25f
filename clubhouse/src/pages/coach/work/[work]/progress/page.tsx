import { forCoach, page } from '../../../../../web/visit.ts';
import { lookAt, titleOf } from '../look.ts';
import { WorkNow } from '../work-now.tsx';

/** Where no script runs the frame alone is fetched again, and the focus of the page stays (WORK-6). */
const EVERY_S = 3;

/** `/coach/work/ID/progress`: stands in a frame of the page of the work. */
export const get = forCoach((visit) => {
  const { words } = visit;
  const looked = lookAt(visit);
  const { work } = looked;
  const isRunning = work.state === 'running';
  const view = (
    <main class="work-in-frame stack">
      <h1 class="sr">{titleOf(looked, visit)}</h1>
      <WorkNow visit={visit} looked={looked} />
      {!isRunning && (
        <p>
          <a class="btn" href={`/coach/work/${work.id}`} target="_top">
            {words.work.look}
          </a>
        </p>
      )}
    </main>
  );
  return page(titleOf(looked, visit), view, { frame: { after: isRunning ? EVERY_S : null } });
});
