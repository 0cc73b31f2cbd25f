import { LeagueFailure } from '../../../../api/answer.ts';
import type { FailedItem, Work } from '../../../../store/works.ts';
import type { WorkWords } from '../../../../work/work-kind.ts';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

export interface WorkDetail {
  readonly work: Work;
  /** The texts for this kind of work; null if this release no longer knows the kind. */
  readonly say: WorkWords | null;
  readonly failed: readonly FailedItem[];
  readonly results: ReadonlyMap<string, number>;
  /** Whether the job is running but waiting for the league. */
  readonly isAway: boolean;
}

/** @throws LeagueFailure with 404, as for everything that the league does not know */
export function readWork({ params, services, words }: ViewedVisit): WorkDetail {
  const { works } = services.store;
  const id = /^\d{1,15}$/.test(params['work'] ?? '') ? Number(params['work']) : 0;
  const work = works.find(id);
  if (work === null) throw new LeagueFailure({ status: 404, code: 'not_found' });
  return {
    work,
    say: services.work.kindOf(work)?.say(words) ?? null,
    failed: work.failed > 0 ? works.failed(id) : [],
    results: works.results(id),
    isAway: work.state === 'running' && services.work.isAway,
  };
}

export function getWorkTitle({ work, say }: WorkDetail, { words }: ViewedVisit): string {
  return say?.title(work.total) ?? words.work.unknownTitle;
}
