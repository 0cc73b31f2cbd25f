import { dataOrThrow } from '../../../../../api/answer.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { listQuestions } from '../../../../../draft/questions.ts';
import { writeStartLetters } from '../../../../../mail/from-events/season-events.ts';
import { type Answer, type CoachVisit, page, redirect } from '../../../../../web/visit.ts';
import {
  addressLetters,
  type Mailshot,
  makeVisitContext,
  type Sender,
} from '../../../send/mailshot.ts';
import { onSendPage } from '../../../send/send-view.tsx';
import { findDraft, readDraftId } from '../draft-page.ts';
import { findStartChecks } from './start-checks.ts';
import { START, startDraft } from './start-draft.ts';
import { StartView } from './start-view.tsx';

/** Starts one draft, or all drafts of a season that are ready (DRFT-19). */
export const prepareStart: Sender = async (visit, fields) => {
  const season = fields.get('season');
  if (season !== null) return prepareAll(visit, season, fields.getAll('ready'));
  const draft = at(visit, fields.get('competition') ?? '');
  const { state } = await dataOrThrow(visit.api.getCompetition(readDraftId(draft)));
  if (state !== 'draft') return redirect(`/coach/competitions/${readDraftId(draft)}`);
  return prepareOne(draft);
};

function at(visit: CoachVisit, competition: string): CoachVisit {
  return { ...visit, params: { competition } };
}

async function prepareOne(visit: CoachVisit): Promise<Mailshot> {
  const id = readDraftId(visit);
  const addressed = addressLetters(
    await writeStartLetters([id], makeVisitContext(visit), true),
    visit,
  );
  return {
    ...addressed,
    topic: 'start',
    choice: [['competition', id]],
    isAct: true,
    button: visit.words.send.start,
    show: ({ trouble } = {}) => renderStartPage(visit, trouble),
    send: async () => {
      const read = START.read(visit).values.code as Parameters<typeof startDraft>[1];
      const end = await startDraft(visit, read);
      if (end !== 'started') return renderStartPage(visit, visit.words.draft.start[end]);
      return redirect(`/coach/competitions/${id}?done=begun`);
    },
  };
}

export async function renderStartPage(
  visit: CoachVisit,
  fault: string | null = null,
): Promise<Answer> {
  const found = await findDraft(visit);
  if (found === null) return redirect('/coach/drafts');
  const checks = await findStartChecks(visit, found.competition.season_id);
  const mailshot = checks.blockers.length > 0 ? null : await prepareOne(visit);
  const view = <StartView found={found} checks={checks} fault={fault} mailshot={mailshot} />;
  return page(visit.words.draft.start.title(found.competition.name), view, {
    status: fault === null ? 200 : 409,
  });
}

/** @param shown the drafts that the click was for */
async function prepareAll(
  visit: CoachVisit,
  season: string,
  shown: readonly string[],
): Promise<Mailshot | Answer> {
  const { api, words } = visit;
  const query = { season, state: 'draft', limit: 200 } as const;
  const { data: drafts } = await dataOrThrow(api.listCompetitions(query));
  const ready: Competition[] = [];
  for (const draft of drafts) if (await isReady(at(visit, draft.id))) ready.push(draft);
  const finish = (started: number, left: number) =>
    redirect(`/coach/seasons/${season}?started=${started}&left=${left}`);
  // A second click reports what the first did.
  const begun = shown.filter((id) => drafts.every((draft) => draft.id !== id));
  if (ready.length === 0) return finish(begun.length, drafts.length);
  const ids = ready.map(({ id }) => id);
  const letters = await writeStartLetters(ids, makeVisitContext(visit), true);
  const addressed = addressLetters(letters, visit);
  const { send: say } = words;
  return onSendPage({
    ...addressed,
    topic: 'start',
    tab: 'drafts',
    title: words.draft.start.title(say.names(ready.map(({ name }) => name))),
    about: words.draft.start.readyAbout,
    choice: [['season', season], ...ready.map(({ id }) => ['ready', id] as const)],
    isAct: true,
    button: say.start,
    back: (
      <a class="btn q" href={`/coach/seasons/${season}`}>
        {words.draft.start.season}
      </a>
    ),
    send: async () => {
      let started = 0;
      for (const { id } of ready) {
        if ((await startDraft(at(visit, id), ['fixtures_missing'])) === 'started') started += 1;
      }
      return finish(started, drafts.length - started);
    },
  });
}

/** Whether a draft has no open question and no warning to read. */
async function isReady(visit: CoachVisit): Promise<boolean> {
  const found = await findDraft(visit);
  if (found === null || listQuestions(found.board).length > 0) return false;
  const { blockers, warnings } = await findStartChecks(visit, found.competition.season_id);
  return blockers.length === 0 && warnings.every(({ code }) => code === 'fixtures_missing');
}
