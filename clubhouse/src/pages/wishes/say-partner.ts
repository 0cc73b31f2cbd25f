import { dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import type { WishAnswer } from './wish-answer.ts';
import { PARTNER_CHOICES } from './partner-form.tsx';

/** Sends the partner form of one competition; null if nothing was chosen. */
export function sayPartner(visit: PlayerVisit): Promise<WishAnswer> | { to: string } | null {
  const { form } = visit;
  const choice = PARTNER_CHOICES.find((one) => one === form.get('choice'));
  const partner = form.get('partner') ?? '';
  switch (choice) {
    case undefined:
      return null;
    case 'other':
      return { to: `/wishes/partner/${encodeURIComponent(form.get('competition') ?? '')}` };
    case 'same':
      return choose(visit, { choice: 'same_partner' });
    case 'keep':
      return choose(visit, { choice: 'new_partner', partner_id: partner });
    case 'coach':
      return choose(visit, { choice: 'coach_decides' });
    case 'out':
      return choose(visit, { choice: 'not_playing' });
  }
}

/** Names a partner. An empty id means that the player is still looking for one. */
export function namePartner(visit: PlayerVisit): Promise<WishAnswer> {
  const partner = visit.form.get('partner') ?? '';
  const named = partner === '' ? {} : { partner_id: partner };
  return choose(visit, { choice: 'new_partner', ...named });
}

/**
 * Accepts a player who named this one (PART-2). Checks first that they still do, because accepting
 * takes effect at once and ends the current partnership; null if they do not.
 */
export async function acceptPartner(visit: PlayerVisit): Promise<WishAnswer | null> {
  const { api, form, player } = visit;
  const { data } = await dataOrThrow(api.listMyPartnerChoices());
  const there = data.find((one) => one.competition_id === form.get('competition'));
  const theirs = there?.choices.find(({ member }) => member.id === form.get('partner'));
  return theirs?.partner?.id === player.memberId ? namePartner(visit) : null;
}

export function declinePartner({ api, form, player }: PlayerVisit): Promise<WishAnswer> {
  return api.declinePartner(form.get('competition') ?? '', player.memberId, {
    from_member_id: form.get('partner') ?? '',
  });
}

function choose({ api, form, player }: PlayerVisit, body: Api<'NewChoice'>): Promise<WishAnswer> {
  return api.recordPartnerChoice(form.get('competition') ?? '', player.memberId, body);
}
