import { findClubProposals } from '../../../evenings/club-proposals.ts';
import { sayWhere } from '../../../messages/say-where.ts';
import type { ClubProposal } from '../../../store/club-proposals.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { ArrangedHere } from '../../answers/[signed]/answer-view.tsx';
import {
  type AskedReader,
  findAskedReader,
  renderNoAnswerPage,
  runAsReader,
} from '../../answers/asked-reader.tsx';
import { DeadEnd, SignedPage } from '../../signed-page.tsx';
import { answerFromForm, ClubOffer } from '../club-offer.tsx';

/** `/proposals/SIGNED`, from an email of the club: only the buttons of the page answer (EVE-10). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAsked(visit);
  return 'kind' in asked ? asked : renderOffer(visit, asked);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findAsked(visit);
  if ('kind' in asked) return asked;
  const agreement = await runAsReader(visit, asked.memberId, (api) =>
    answerFromForm(visit, asked, api),
  );
  return agreement?.kind === 'over'
    ? renderNoAnswerPage(visit, visit.words.arrange.over[agreement.why])
    : redirect(visit.address.split('?')[0] ?? '/');
});

function findAsked(visit: Visit): Promise<AskedReader<ClubProposal> | Answer> {
  const { proposals } = visit.services.store.evenings;
  return findAskedReader(visit, 'proposals', proposals, visit.words.evenings.offer.isOver);
}

function renderOffer(visit: Visit, { mine, proposal }: AskedReader<ClubProposal>): Answer {
  const { words, services, dates, now, address } = visit;
  const { store } = services;
  const { offer: say } = words.evenings;
  const arranged = store.arrangements.of([mine.id]).get(mine.id);
  if (proposal.state === 'arranged' && arranged?.isCalledOff === false) {
    const view = <ArrangedHere mine={mine} arrangement={arranged} fault={null} />;
    return page(words.arrange.title, view);
  }
  const live = findClubProposals([mine.id], { store, dates, now }).get(mine.id);
  if (live?.id !== proposal.id) {
    const toMatch = { href: `/matches/${mine.id}`, label: words.arrange.toMatch };
    const view = <DeadEnd title={say.isOver} text={say.isOverAbout} {...toMatch} />;
    return page(words.arrange.title, view, { status: 410 });
  }
  const view = (
    <SignedPage>
      <h1>{words.match.openTitle(mine.opponent)}</h1>
      <p class="meta lead breaks">{sayWhere(words, mine)}</p>
      <ClubOffer mine={mine} proposal={live} action={address.split('?')[0] ?? ''} />
    </SignedPage>
  );
  return page(words.arrange.title, view);
}
