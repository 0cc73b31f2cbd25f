import type { VNode } from 'preact';
import type { LeagueClient } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import type { OpenMatch } from '../../arrange/open-match.ts';
import { makeTellers } from '../../arrange-letters/tell.ts';
import { useBranding } from '../../components/branding.ts';
import { Note } from '../../components/note.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { answerClubProposal, type LiveClubProposal } from '../../evenings/club-proposals.ts';
import { formatLongTime } from '../../messages/when.ts';
import { chosen, hidden } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';
import type { Visit } from '../../web/visit.ts';
import { FormButton } from '../../components/buttons.tsx';

const ANSWER = form({ do: chosen, proposal: hidden });

/** Answers the club's proposal as the form says; the proposal must still be the one it shows. */
export async function answerFromForm(
  visit: Visit,
  { match, mine, memberId }: OpenMatch & { readonly memberId: string },
  api: LeagueClient,
) {
  const { services, dates, now } = visit;
  const { store, matchLocks } = services;
  const { do: act, proposal } = ANSWER.read(visit).values;
  const { arranged: tell } = await makeTellers(visit, match);
  const context = { store, matchLocks, dates, now };
  const isAccepted = act === 'club_yes';
  const answer = { proposalId: isAccepted || act === 'club_no' ? Number(proposal) : 0, isAccepted };
  return answerClubProposal({ context, api, memberId, match, mine, tell, ...answer });
}

interface ClubOfferProps {
  readonly mine: MyMatch;
  readonly proposal: LiveClubProposal;
  readonly action: string;
}

/** A match that the club proposes, with a button for each answer (EVE-10). */
export function ClubOffer({ mine, proposal, action }: ClubOfferProps): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { offer: say } = words.evenings;
  const { familyMember } = useBranding();
  const { opponentFirst: first, isPair, side } = mine;
  const { id, startsAt, until, acceptedSide } = proposal;
  const isWaiting = acceptedSide === side;
  return (
    <PostForm class="stack" of={ANSWER.begin(visit, { proposal: String(id) })} action={action}>
      <Note icon="calendar" kind="club">
        <b class="block">{say.proposed(formatLongTime(visit, startsAt))}</b>
        {isWaiting ? say.waiting(first) : say.both(first, isPair)}
      </Note>
      {!isWaiting && <FormButton look="p w" value="club_yes" label={say.yes(familyMember)} />}
      <FormButton look="o w" value="club_no" label={say.no(familyMember)} />
      <p class="meta">{say.lapses(dates.longDay(dates.dateOf(until)), dates.time(until))}</p>
    </PostForm>
  );
}
