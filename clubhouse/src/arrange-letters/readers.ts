import { dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type MyMatch, toMyMatch } from '../api/my-match.ts';
import type { Contact } from '../mail/letter.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import type { Store } from '../store/store.ts';
import { type Language, findOfferedLanguage } from '../messages/language.ts';

/** A player of a match who can get email, with the match from their point of view. */
export interface LetterReader {
  readonly memberId: string;
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  readonly mine: MyMatch;
  /** Contact details of the other players, the other side first. */
  readonly contacts: readonly Contact[];
  readonly others: readonly string[];
}

/**
 * The players of a match who have an address, with the contact details that the league shows until
 * a match is over (ME-3). The website key reads these only for emails.
 */
export async function findReaders(
  website: LeagueClient,
  match: Api<'Match'>,
  { preferences, mailboxes }: Pick<Store, 'preferences' | 'mailboxes'>,
  { language: fallback, languages }: Pick<Club, 'language' | 'languages'>,
): Promise<LetterReader[]> {
  const ids = match.sides.flatMap(({ members }) => members.map(({ id }) => id));
  const query = { ids };
  const { data } = await dataOrThrow(website.listMembers(query));
  const present = data.filter(({ status, deleted_at: at }) => status !== 'left' && at === null);
  const addresses = await findMailboxes(website, present, (id) => mailboxes.holderOf(id));
  return present.flatMap((member) => {
    const mine = toMyMatch(match, member.id);
    const address = addresses.get(member.id);
    if (mine === null || address === undefined) return [];
    const language = findOfferedLanguage(preferences.language(member.id), languages) ?? fallback;
    const others = ids.filter((id) => id !== member.id);
    const name = member.display_name;
    const contacts = listContacts(mine, present, member.id);
    return [{ memberId: member.id, name, address, language, mine, contacts, others }];
  });
}

function listContacts(
  mine: MyMatch,
  people: readonly Api<'Member'>[],
  memberId: string,
): Contact[] {
  const isOpponent = (id: string) => mine.opponents.some((one) => one.id === id);
  const others = people.filter(({ id }) => id !== memberId);
  return [
    ...others.filter(({ id }) => isOpponent(id)),
    ...others.filter(({ id }) => !isOpponent(id)),
  ].map(({ display_name: name, phone = null, email = null }) => ({ name, phone, email }));
}
