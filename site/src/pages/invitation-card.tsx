import { useState } from 'preact/hooks';
import { type Invite, inviteLink } from 'relay-client/invites';
import { go } from '../routing/address.ts';
import { obstacleHere } from '../services/obstacle.ts';
import { joinInvited } from '../services/make-game.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import type { InvitedGame } from '../games/core/kept-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { noAnswerSentence } from '../relay/core/relay-sentences.ts';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Seal } from '../parts/seal.tsx';
import { askInfo } from '../relay/ask.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';

interface InvitationCardProps {
  readonly game: InvitedGame;
}

/** An invite that was opened: nothing is sent anywhere until the player says so (PAGE-4). */
export function InvitationCard({ game }: InvitationCardProps) {
  const { invite } = game.state;
  const services = useServices();
  const [name, setName] = useState(services.settings.value.name);
  const [problem, setProblem] = useState<string | null>(null);
  const relay = invite.relay ?? location.origin;
  const isForeign = relay !== location.origin;
  const accept = async () => {
    const chosen = cutName(name);
    // A relay that the link names is not even asked before the player has agreed to it.
    const answer = isForeign ? await askInfo(relay) : null;
    if (answer !== null && answer.kind !== 'answer') {
      return setProblem(noAnswerSentence(answer, relay));
    }
    await services.change({ name: chosen });
    return joinInvited(services, game, { invite, relay, name: chosen });
  };
  return (
    <Shell title="You are invited">
      <form
        class="card form invitation"
        onSubmit={(event) => {
          event.preventDefault();
          void accept();
        }}
      >
        <Seal />
        <h1>
          {invite.name === null ? 'You are invited' : `${invite.name} invites you`} to a game of
          chess
        </h1>
        <ObstacleNotice />
        {isForeign ? <ForeignRelay invite={invite} relay={relay} problem={problem} /> : null}
        <Field
          label="Your name"
          value={name}
          onInput={setName}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          hint="Your friend sees it. The relay does not."
        />
        <div class="actions">
          <button class="button primary" type="submit" disabled={obstacleHere() !== null}>
            {isForeign ? 'Use this relay and play' : 'Sit down and play'}
          </button>
          <button
            class="button quiet"
            type="button"
            onClick={() => {
              void services.forget(game.id);
              go({ page: 'home' });
            }}
          >
            No, thanks
          </button>
        </div>
        <p class="hint">
          {invite.name === null ? null : 'The name comes with the link and nobody vouches for it. '}
          Play with whom you know.
        </p>
      </form>
    </Shell>
  );
}

interface ForeignRelayProps {
  readonly invite: Invite;
  readonly relay: string;
  /** Why it could not be reached from here. */
  readonly problem: string | null;
}

/** A link may name any relay: the player sees which, and agrees to it or not. */
function ForeignRelay({ invite, relay, problem }: ForeignRelayProps) {
  const there = inviteLink(`${relay}/`, { ...invite, relay: null });
  return (
    <>
      <Notice tone="warn">
        This game is played over another relay than this site’s: <strong>{relay}</strong>. It learns
        your address and when you play, not what.
      </Notice>
      {problem === null ? null : (
        <Notice tone="bad" isNews>
          {problem}{' '}
          <a href={there} rel="noreferrer">
            Open the invite on the site of that relay
          </a>
          , if it has one.
        </Notice>
      )}
    </>
  );
}
