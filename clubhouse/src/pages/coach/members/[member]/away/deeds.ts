import { type LeagueAnswer, LeagueFailure, type Refusal } from '../../../../../api/answer.ts';
import type { Api, LeagueClient } from '../../../../../api/client.ts';

const DEEDS = ['pause', 'resume', 'leave', 'stay', 'left', 'back', 'remove', 'erase'] as const;
export type Deed = (typeof DEEDS)[number];

export function isMemberAction(text: string | null): text is Deed {
  return DEEDS.some((deed) => deed === text);
}

interface DeedResult {
  /** The league's refusal; null if the step succeeded. */
  readonly refused: Refusal | null;
  /** Names of the players left without a partner; empty if there are none. */
  readonly partners: string;
}

export async function runMemberAction(
  api: LeagueClient,
  id: string,
  deed: Deed,
): Promise<DeedResult> {
  if (deed === 'leave') return recordLeaving(api, id);
  const answer = await askLeague(api, id, deed);
  return { refused: answer.kind === 'answer' ? null : answer, partners: '' };
}

export type OpenMatches = Api<'PlayerMatches'>['data'];

/** @throws LeagueFailure */
export async function withdrawEntries(
  api: LeagueClient,
  memberId: string,
  open: OpenMatches,
): Promise<void> {
  const own = open.flatMap(({ sides }) =>
    sides.filter(({ members }) => members.some(({ id }) => id === memberId)),
  );
  for (const id of new Set(own.flatMap(({ entry_id: entry }) => entry ?? []))) {
    const answer = await api.POST('/v1/entries/{id}/withdrawal', { params: { path: { id } } });
    // Somebody else has withdrawn it meanwhile, which is just as good.
    if (answer.kind === 'refusal' && answer.code !== 'entry_withdrawn') {
      throw new LeagueFailure(answer);
    }
  }
}

async function recordLeaving(api: LeagueClient, id: string): Promise<DeedResult> {
  const params = { path: { id } };
  const asked = api.POST('/v1/members/{id}/leave', { params });
  const answer = await asked;
  if (answer.kind === 'refusal') return { refused: answer, partners: '' };
  const partners = answer.data.partners_left.map(({ member }) => member.display_name).join(', ');
  return { refused: null, partners };
}

function askLeague(
  api: LeagueClient,
  id: string,
  deed: Exclude<Deed, 'leave'>,
): Promise<LeagueAnswer<unknown>> {
  const params = { path: { id } };
  switch (deed) {
    case 'pause':
      return api.POST('/v1/members/{id}/pause', { params });
    case 'resume':
      return api.DELETE('/v1/members/{id}/pause', { params });
    case 'stay':
      return api.DELETE('/v1/members/{id}/leave', { params });
    case 'left':
      return api.PATCH('/v1/members/{id}', { params, body: { status: 'left' } });
    case 'back':
      return api.PATCH('/v1/members/{id}', { params, body: { status: 'active' } });
    case 'remove':
      return api.DELETE('/v1/members/{id}', { params });
    case 'erase':
      return api.POST('/v1/members/{id}/erase', { params });
  }
}
