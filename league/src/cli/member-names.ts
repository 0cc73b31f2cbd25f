import type { Member } from '../members/schema.ts';
import { foldAddress } from '../shared/address.ts';
import { putFirstNameFirst, makeNameKey } from '../member-import/person-name.ts';

export type NameLookup =
  | {
      readonly kind: 'member';
      readonly member: Member;
      /** Whether a part of the name found the member. */ readonly byPart: boolean;
    }
  | { readonly kind: 'several'; readonly members: readonly Member[] }
  | { readonly kind: 'none'; readonly near: readonly Member[] };

interface MemberWithNames {
  readonly member: Member;
  /** Each name, split into words. */
  readonly names: readonly (readonly string[])[];
}

/** Finds members by names as people write them; an ambiguous name finds nobody (CLI-16). */
export class MemberNames {
  readonly #known: readonly MemberWithNames[];

  constructor(members: readonly Member[]) {
    this.#known = members.map((member) => ({
      member,
      names: [member.display_name, member.full_name ?? '']
        .filter((name) => name !== '')
        .map((name) => splitWords(name)),
    }));
  }

  find(text: string): NameLookup {
    const sure = this.#known.filter(({ member }) => hasAddressOrId(member, text));
    const words = splitWords(text);
    const whole = this.#which((name) => isSameSet(name, words));
    for (const found of [sure, whole]) {
      const [only, ...others] = found;
      if (only && others.length === 0) {
        return { kind: 'member', member: only.member, byPart: false };
      }
      if (only) return { kind: 'several', members: listMembers(found) };
    }
    const parts = this.#which((name) => isPart(words, name));
    const [only, ...others] = parts;
    if (only && others.length === 0) return { kind: 'member', member: only.member, byPart: true };
    if (only) return { kind: 'several', members: listMembers(parts) };
    const near = this.#which((name) =>
      words.some((word) => word.length > 1 && name.includes(word)),
    );
    return { kind: 'none', near: listMembers(near) };
  }

  #which(fits: (name: readonly string[]) => boolean): MemberWithNames[] {
    return this.#known.filter(({ names }) => names.some(fits));
  }
}

function listMembers(known: readonly MemberWithNames[]): Member[] {
  return known.map(({ member }) => member);
}

/** Matches by address or id, which are unique. */
function hasAddressOrId({ id, email }: Member, text: string): boolean {
  const written = foldAddress(text.trim());
  return written === id || (typeof email === 'string' && written === foldAddress(email));
}

function splitWords(name: string): string[] {
  return makeNameKey(putFirstNameFirst(name))
    .replaceAll(',', '')
    .split(' ')
    .filter((word) => word !== '');
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}

/** Each word must be a word or initial of the name, and each of those matches only once. */
function isPart(words: readonly string[], name: readonly string[]): boolean {
  const left = [...name];
  const isTaken = (fits: (word: string) => boolean) => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const [initials, whole] = [words.filter(isInitial), words.filter((word) => !isInitial(word))];
  return (
    whole.length > 0 &&
    whole.every((word) => isTaken((one) => one === word)) &&
    initials.every((initial) => isTaken((one) => one.startsWith(initial)))
  );
}

function isInitial(word: string): boolean {
  return word.length === 1;
}
