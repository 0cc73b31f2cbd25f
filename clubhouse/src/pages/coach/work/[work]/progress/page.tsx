import { forCoach, page } from '../../../../../web/visit.ts';
import { readWork, getWorkTitle } from '../look.ts';
import { WorkNow } from '../work-now.tsx';

/** The frame reloads this often without scripts; the page itself keeps its focus (WORK-6). */
const EVERY_S = 3;

/** `/coach/work/ID/progress`: shown in a frame on the job's page. */
export const get = forCoach((visit) => {
  const { words } = visit;
  const looked = readWork(visit);
  const { work } = looked;
  const isRunning = work.state === 'running';
  const view = (
    <main class="work-in-frame stack">
      <h1 class="sr">{getWorkTitle(looked, visit)}</h1>
      <WorkNow looked={looked} />
      {!isRunning && (
        <p>
          <a class="btn" href={`/coach/work/${work.id}`} target="_top">
            {words.work.look}
          </a>
        </p>
      )}
    </main>
  );
  return page(getWorkTitle(looked, visit), view, { frame: { after: isRunning ? EVERY_S : null } });
});
