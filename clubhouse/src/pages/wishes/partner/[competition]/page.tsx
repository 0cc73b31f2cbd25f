import { toLeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { findPartnerLeftBehind, resolvePartners } from '../../../../api/partners.ts';
import { forPlayer, page, redirect } from '../../../../web/visit.ts';
import { PickView } from './pick-view.tsx';

/** Names per page, which fit on a few phone screens. */
const PAGE = 30;

/** `/wishes/partner/[competition]`: finds a partner by name (PART-3). Two calls. */
export const get = forPlayer(async (visit) => {
  const { api, params, query, player, words } = visit;
  const competition = params['competition'] ?? '';
  const [text, after] = [query.get('q')?.trim().slice(0, 100) ?? '', query.get('after') ?? ''];
  const wanted = { ...(text === '' ? {} : { q: text }), ...(after === '' ? {} : { after }) };
  const [choices, candidates] = await Promise.all([
    dataOrThrow(api.listMyPartnerChoices()),
    api.listPartnerCandidates(competition, { ...wanted, limit: PAGE }),
  ]);
  if (candidates.kind === 'refusal') {
    const { status, code } = candidates;
    // The name at which the previous page ended no longer exists.
    if (status === 400 && after !== '') return redirect(`/wishes/partner/${competition}`);
    // Singles have no partners, and so no page.
    throw toLeagueFailure({ status: status === 422 ? 404 : status, code }, 'partner_invalid');
  }
  const found = candidates.data;
  const here = choices.data.find((one) => one.competition_id === competition);
  if (here === undefined || here.competition_state !== 'active') return redirect('/wishes');
  const partners = resolvePartners(here, player.memberId, null);
  // Leaves out the current partner.
  const data = found.data.filter(({ id }) => id !== findPartnerLeftBehind(partners)?.id);
  const names = { ...found, data };
  return page(
    words.partners.pick.title,
    <PickView partners={partners} found={names} text={text} after={after} />,
  );
});
