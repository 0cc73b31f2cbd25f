import { must } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type MyMatch, myMatch } from '../api/my-match.ts';
import type { Preferences } from '../store/preferences.ts';
import { type Language, offered } from '../messages/language.ts';

/** A player of a match to whom a letter can go, and the match as they see it. */
export interface Reader {
  readonly memberId: string;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  readonly mine: MyMatch;
  /** Ids of the others in the match. */
  readonly others: readonly string[];
}

/**
 * Those who play in a match and have an address. It is read by the website key and goes into the
 * letter alone: no player is shown it by this.
 * @param fallback in which is written to who has chosen no language
 */
export async function readersOf(
  website: LeagueClient,
  match: Api<'Match'>,
  preferences: Preferences,
  { language: fallback, languages }: Pick<Club, 'language' | 'languages'>,
): Promise<Reader[]> {
  const ids = match.sides.flatMap(({ members }) => members.map(({ id }) => id));
  const query = { ids };
  const { data } = await must(website.GET('/v1/members', { params: { query } }));
  return data.flatMap((member) => {
    const mine = myMatch(match, member.id);
    const { email, status, deleted_at: deletedAt } = member;
    const isThere = status !== 'left' && deletedAt === null;
    if (mine === null || typeof email !== 'string' || !isThere) return [];
    const language = offered(preferences.language(member.id), languages) ?? fallback;
    const others = ids.filter((id) => id !== member.id);
    const name = member.display_name;
    return [{ memberId: member.id, name, address: email, language, mine, others }];
  });
}
