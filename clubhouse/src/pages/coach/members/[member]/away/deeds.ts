import { answered, codeOf } from '../../../../../api/answer.ts';
import type { LeagueClient, LeagueResponse } from '../../../../../api/client.ts';

/** What the buttons of the page do. */
const DEEDS = ['pause', 'resume', 'leave', 'stay', 'left', 'back', 'remove', 'erase'] as const;
export type Deed = (typeof DEEDS)[number];

export function isDeed(text: string | null): text is Deed {
  return DEEDS.some((deed) => deed === text);
}

interface Done {
  /** Null: it is done. */
  readonly refused: { readonly status: number; readonly code: string } | null;
  /** Who needs another partner by it, in words; empty: nobody. */
  readonly partners: string;
}

export async function doIt(api: LeagueClient, id: string, deed: Deed): Promise<Done> {
  if (deed === 'leave') return leave(api, id);
  const { error, response } = await ask(api, id, deed);
  return { refused: response.ok ? null : refusalOf(response, error), partners: '' };
}

async function leave(api: LeagueClient, id: string): Promise<Done> {
  const params = { path: { id } };
  const asked = api.POST('/v1/members/{id}/leave', { params });
  const { data, error, response } = await answered(asked);
  if (data === undefined) return { refused: refusalOf(response, error), partners: '' };
  const partners = data.partners_left.map(({ member }) => member.display_name).join(', ');
  return { refused: null, partners };
}

function refusalOf({ status }: LeagueResponse, problem: unknown) {
  return { status, code: codeOf(problem) };
}

interface Asked {
  readonly error?: unknown;
  readonly response: LeagueResponse;
}

function ask(api: LeagueClient, id: string, deed: Exclude<Deed, 'leave'>): Promise<Asked> {
  const params = { path: { id } };
  switch (deed) {
    case 'pause':
      return answered(api.POST('/v1/members/{id}/pause', { params }));
    case 'resume':
      return answered(api.DELETE('/v1/members/{id}/pause', { params }));
    case 'stay':
      return answered(api.DELETE('/v1/members/{id}/leave', { params }));
    case 'left':
      return answered(api.PATCH('/v1/members/{id}', { params, body: { status: 'left' } }));
    case 'back':
      return answered(api.PATCH('/v1/members/{id}', { params, body: { status: 'active' } }));
    case 'remove':
      return answered(api.DELETE('/v1/members/{id}', { params }));
    case 'erase':
      return answered(api.POST('/v1/members/{id}/erase', { params }));
  }
}
