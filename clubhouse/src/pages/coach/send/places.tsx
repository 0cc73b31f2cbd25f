import { dataOrThrow } from '../../../api/answer.ts';
import { writeDraftLetters } from '../../../mail/from-events/place-events.ts';
import { redirect } from '../../../web/visit.ts';
import { addressLetters, makeVisitContext, type Sender } from './mailshot.ts';
import { onSendPage } from './send-view.tsx';

/** Shows players the places of a draft (PLA-13 of the league). */
export const preparePlaces: Sender = async (visit, fields) => {
  const { api, words } = visit;
  const id = fields.get('competition') ?? '';
  const competition = await dataOrThrow(api.getCompetition(id));
  const board = `/coach/drafts/${id}`;
  if (competition.state !== 'draft' || competition.placements_decided) return redirect(board);
  const addressed = addressLetters(await writeDraftLetters(id, makeVisitContext(visit)), visit);
  const { send: say } = words;
  const { start } = words.draft;
  return onSendPage({
    ...addressed,
    topic: 'places',
    tab: 'drafts',
    title: say.places(competition.name),
    about: start.showAbout,
    choice: [['competition', id]],
    isAct: true,
    button: say.share,
    back: (
      <a class="btn q" href={`${board}/start`}>
        {start.title(competition.name)}
      </a>
    ),
    send: async () => {
      await dataOrThrow(api.updateCompetition(id, { placements_decided: true }));
      return redirect(`${board}?done=shown`);
    },
  });
};
