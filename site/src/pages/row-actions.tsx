import { makeInviteLink } from '@sealed-move/client/invites';
import type { KeptGame, OnlineGame } from '../games/core/kept-game.ts';
import { isOnline } from '../games/core/kept-game.ts';
import { describeGame } from '../games/standing-words.ts';
import { makeInvitation } from '../online/invitation.ts';
import { CopyOutcome, useCopy } from '../components/link-field.tsx';
import { Remove } from '../components/remove.tsx';
import { useServices } from '../services/use-services.ts';
import { words } from '../messages/words.ts';

/** Actions for a game that nobody has joined yet (KEEP-8). */
export function RowActions({ game }: { readonly game: KeptGame }) {
  if (!isOnline(game)) return null;
  if (game.summary.standing === 'refused') return <Refused game={game} />;
  return game.summary.standing === 'waiting' ? <Unopened game={game} /> : null;
}

function Refused({ game }: { readonly game: OnlineGame }) {
  const { forget } = useServices();
  return (
    <span class="row-actions">
      <a class="button small" href={`#/game/${game.id}`}>
        {words().parts.tryAgain}
      </a>
      <Remove what={describeGame(game)} onRemove={() => forget(game.id)} />
    </span>
  );
}

function Unopened({ game }: { readonly game: OnlineGame }) {
  const { isCopied, copy } = useCopy();
  const invite = makeInvitation(game);
  if (invite === null) return null;
  const link = makeInviteLink(`${location.origin}/`, invite);
  return (
    <span class="row-actions">
      <button class="button small" type="button" onClick={() => void copy(link)}>
        {words().parts.copyLink}
      </button>
      <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
    </span>
  );
}
