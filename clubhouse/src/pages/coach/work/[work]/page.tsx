import type { VNode } from 'preact';
import { Hero } from '../../../../components/hero.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { type Answer, forCoach, page, redirect } from '../../../../web/visit.ts';
import { readWork, type WorkDetail, getWorkTitle } from './look.ts';
import { Failures, WorkNow } from './work-now.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

/** `/coach/work/ID`: the progress and results of a job. No call to the league (WORK-5). */
export const get = forCoach((visit) => {
  const looked = readWork(visit);
  const title = getWorkTitle(looked, visit);
  return page(title, <WorkPage looked={looked} title={title} />, {
    scripts: ['work-progress'],
  });
});

/** Stops the job, or resumes it with the current coach's key (WORK-3). */
export const post = forCoach((visit): Answer => {
  const { work } = readWork(visit);
  const { form, coach, services } = visit;
  const what = form.get('do');
  if (what === 'stop') services.work.halt(work.id);
  if (what === 'go-on' || what === 'again') services.work.goOn(work.id, coach, what === 'again');
  return redirect(`/coach/work/${work.id}`);
});

interface Props {
  readonly looked: WorkDetail;
}

function WorkPage({ looked, title }: Props & { readonly title: string }): VNode {
  const { words, dates } = useVisit();
  const { work } = looked;
  const at = `${dates.day(dates.dateOf(work.begunAt))} ${dates.time(work.begunAt)}`;
  const isRunning = work.state === 'running';
  return (
    <Shell coach={{}} hero={<Hero title={title} text={words.work.begun(work.begunBy, at)} />}>
      <work-progress class="lift stack5" {...(isRunning ? { 'data-runs': '' } : {})}>
        <div class="card stack5">
          <div data-part="now">
            <WorkNow looked={looked} />
          </div>
          {/* Announces only the state, because the numbers change too often to be read out. */}
          <p class="sr" role="status" data-part="state">
            {words.work.states[work.state]}
          </p>
          {isRunning && (
            <noscript>
              <iframe
                class="work-frame"
                src={`/coach/work/${work.id}/progress`}
                title={words.work.progress}
              />
            </noscript>
          )}
          <div data-part="actions">
            <Actions looked={looked} />
          </div>
        </div>
        <div data-part="failed">
          <Failures looked={looked} />
        </div>
        <p class="meta">{isRunning ? words.work.leave : words.work.kept}</p>
        <p>
          <LinkButton look="q" href="/coach" label={words.work.back} />
        </p>
      </work-progress>
    </Shell>
  );
}

function Actions({ looked }: Props): VNode {
  const { words } = useVisit();
  const { work, say } = looked;
  const isKnown = say !== null;
  const canGoOn = isKnown && work.state !== 'running' && work.state !== 'finished';
  const canTryAgain =
    isKnown && work.state !== 'running' && looked.failed.some(({ label }) => label !== '');
  return (
    <form class="row wrap" method="post" action={`/coach/work/${work.id}`}>
      {canGoOn && <FormButton look="p" value="go-on" label={words.work.goOn} />}
      {work.state === 'finished' && (
        <LinkButton look="p" href={work.leadsTo} label={say?.onward ?? words.work.back} />
      )}
      {canTryAgain && <FormButton value="again" label={words.work.again} />}
      {work.state === 'running' && <FormButton look="o" value="stop" label={words.work.stop} />}
    </form>
  );
}
