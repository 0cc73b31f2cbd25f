import { encodeRequest } from '../round-trip.ts';
import type { MixClub } from './club.ts';

/** The relative frequency of each read, as from a website and its players. */
const WEIGHTS = {
  table: 34,
  matches: 22,
  match: 12,
  me: 8,
  season: 6,
  seasons: 4,
  competition: 4,
  entry: 3,
  tables: 1,
  progress: 0.5,
  chase: 0.5,
};
type RequestKind = keyof typeof WEIGHTS;

export interface MixRequest {
  readonly bytes: Buffer;
  readonly isClaim: boolean;
  /** Whether the answers carry an ETag, so that the service may cache them. */
  readonly isRemembered: boolean;
}

/** The share of requests that report a result; the others read. */
const CLAIMS = 0.05;

/** The requests of one run, random but the same for each contender. */
export function makeRequestMix(club: MixClub, random: () => number): () => MixRequest {
  const headers = { authorization: `Bearer ${club.key}` };
  const reads = new Map<string, Buffer>();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const get = (path: string) => {
    const known = reads.get(path) ?? encodeRequest('GET', path, headers);
    reads.set(path, known);
    return known;
  };
  const drawKind = makeWeightedPick(random);
  // One after the other: a side amends its entry of one match at most 20 times an hour (RES-13).
  const open = club.divisions.flatMap((division) => division.open);
  // Each run begins elsewhere, for the same reason.
  let said = Math.floor(random() * open.length);
  return () => {
    if (random() < CLAIMS) {
      said += 1;
      const path = `/v1/matches/${open[said % open.length]}/claims`;
      const bytes = encodeRequest('POST', path, headers, makeClaimBody(said));
      return { bytes, isClaim: true, isRemembered: false };
    }
    const kind = drawKind();
    const bytes = get(makePath(kind, club, pick(club.divisions), pick));
    return { bytes, isClaim: false, isRemembered: kind !== 'me' };
  };
}

/** Each report differs from the previous one, so that every claim changes something. */
function makeClaimBody(said: number): string {
  const sets = [said % 5, Math.floor(said / 5) % 5].map((games) => ({ games: [6, games] }));
  const result = { outcome: 'completed', score: { sets } };
  return JSON.stringify({ side: 0, ...result, raw_input: `told as number ${said}` });
}

export function listPaths(club: MixClub): string[] {
  const [division] = club.divisions;
  if (division === undefined) return [];
  const first = <T>(from: readonly T[]): T => from[0] as T;
  return (Object.keys(WEIGHTS) as RequestKind[]).map((kind) =>
    makePath(kind, club, division, first),
  );
}

function makePath(
  kind: RequestKind,
  { season, competition }: MixClub,
  { id, matches, entries }: MixClub['divisions'][number],
  pick: <T>(from: readonly T[]) => T,
): string {
  switch (kind) {
    case 'table':
      return `/v1/divisions/${id}/standings`;
    case 'matches':
      return `/v1/matches?division=${id}`;
    case 'match':
      return `/v1/matches/${pick(matches)}`;
    case 'me':
      return '/v1/me';
    case 'season':
      return `/v1/seasons/${season}`;
    case 'seasons':
      return '/v1/seasons';
    case 'competition':
      return `/v1/competitions/${competition}`;
    case 'entry':
      return `/v1/entries/${pick(entries)}/progress`;
    case 'tables':
      return `/v1/competitions/${competition}/standings`;
    case 'progress':
      return `/v1/competitions/${competition}/progress`;
    case 'chase':
      return `/v1/chase-list?competition=${competition}`;
  }
}

function makeWeightedPick(random: () => number): () => RequestKind {
  const kinds = Object.entries(WEIGHTS) as [RequestKind, number][];
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  return () => {
    let left = random() * total;
    for (const [kind, weight] of kinds) {
      left -= weight;
      if (left < 0) return kind;
    }
    return 'table';
  };
}
