import type { VNode } from 'preact';
import { must, NoAnswer } from '../../../api/answer.ts';
import { Hero } from '../../../components/hero.tsx';
import { Shell } from '../../../components/shell.tsx';
import type { FamilyLink } from '../../../store/family-links.ts';
import type { MintedFor } from '../../../store/minted-links.ts';
import type { PlayerSession } from '../../../web/cookies.ts';
import type { Visit } from '../../../web/visit.ts';

/** This long a link needs that is exchanged at once, at most. */
const LINK_MINUTES = 1;

/** Those who read one mailbox, each by a button of their name (SIGN-13). */
export function Pick({
  visit,
  people,
}: {
  readonly visit: Visit;
  readonly people: readonly MintedFor[];
}): VNode {
  const { words, club, address } = visit;
  const { signIn } = words;
  return (
    <Shell
      club={club.name}
      player={null}
      address="/sign-in"
      hero={<Hero title={signIn.pickTitle} />}
    >
      <form class="card lift stack" method="post" action={address}>
        <p>{signIn.pick}</p>
        {people.map(({ memberId, displayName }) => (
          <button key={memberId} class="btn o w" name="member" value={memberId}>
            <span class="breaks">{displayName}</span>
          </button>
        ))}
      </form>
      <p class="meta center after">
        {signIn.pickOnce}
        <br />
        {signIn.nothingYet}
      </p>
    </Shell>
  );
}

/** What came of a press. */
export type PickOutcome = PlayerSession | 'dead' | 'unknown_person' | 'no_answer';

/**
 * Signs in one of those whom a link is for, and uses it up for all of them: of two presses at once
 * one gets in. Where the league gives no answer the link stays as good as it was (CALL-7).
 */
export async function signInPicked(visit: Visit, token: string): Promise<PickOutcome> {
  const { services, form, now } = visit;
  const { familyLinks } = services.store;
  const memberId = form.get('member') ?? '';
  const people = familyLinks.find(token, now);
  if (people.length === 0) return 'dead';
  if (!people.some((one) => one.memberId === memberId)) return 'unknown_person';
  const link = familyLinks.take(token, now);
  if (link === null) return 'dead';
  try {
    return (await startSession(visit, memberId)) ?? 'dead';
  } catch (error) {
    putBack(visit, token, link);
    if (error instanceof NoAnswer) return 'no_answer';
    throw error;
  }
}

function putBack({ services: { store } }: Visit, token: string, link: FamilyLink): void {
  store.together(() => store.familyLinks.add(token, link));
}

/** Null where the league lets them in no more, as after they have left. @throws LeagueFailure */
async function startSession(
  { website, leagueAs }: Visit,
  memberId: string,
): Promise<PlayerSession | null> {
  const minted = await website.POST('/v1/members/{id}/login-link', {
    params: { path: { id: memberId } },
    body: { expires_in_minutes: LINK_MINUTES },
  });
  if (minted.kind === 'refusal') return null;
  const { token, member } = await must(leagueAs(minted.data.token).POST('/v1/session'));
  return { token, memberId: member.id, name: member.display_name };
}
