import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { redirect } from '../../../../../web/visit.ts';
import { prepareCompetitionStep } from '../../../competitions/[competition]/step/step-page.tsx';
import { addressClosing } from '../../../send/steps.ts';
import type { Clicked, Sender } from '../../../send/mailshot.ts';
import { findStepName } from '../next-step.ts';
import { listOpenCompetitions, readSeason, renderStepPage } from './step-page.tsx';
import { takeStep } from './take-step.ts';

/** Closes a season with its competitions (SEAS-7), or starts or closes one competition (SEAS-5). */
export const prepareStep: Sender = async (visit, fields) => {
  const id = fields.get('season');
  if (id === null) return prepareCompetitionStep(visit, fields);
  const at = { ...visit, params: { season: id } };
  const season = await readSeason(at);
  if (findStepName(season.state, 'complete') !== 'complete') {
    return redirect(`/coach/seasons/${id}`);
  }
  const { step } = visit.words.seasons;
  const acknowledge = readAcknowledgements(fields);
  const open = await listOpenCompetitions(at, id);
  const show = async ({ trouble }: Clicked = {}) =>
    renderStepPage(at, await readSeason(at), 'complete', trouble);
  return {
    ...(await addressClosing(visit, open, [['season', id]], acknowledge)),
    show,
    send: async () => {
      const { end, ...rest } = await takeStep(at, season, 'complete', acknowledge);
      if (end === 'done') return redirect(`/coach/seasons/${id}?done=complete`);
      const closed = 'closed' in rest ? rest.closed : [];
      const half = closed.length > 0 ? ` ${step.half(closed)}` : '';
      return show({ trouble: step.changed + half });
    },
  };
};
