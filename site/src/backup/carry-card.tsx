import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { shownCode } from './core/carry-code.ts';
import { carriersOf } from './core/carry-packet.ts';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { Icon } from '../parts/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../parts/link-field.tsx';
import { Notice } from '../parts/notice.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { type Carried, carryGame } from './carry.ts';
import { ChooseGame } from './choose-game.tsx';

const SEAT_GOES =
  'The other device then has your seat: the game goes on there, and stops on this one as soon as the link is made. Opening it here asks first whether you want it back.';
const COPY_GOES =
  'The other device then has the game as it is now. What is played on one of the two afterwards does not reach the other.';

/** Hands one game to another device of the same player (BACK-6). */
export function CarryCard() {
  const services = useServices();
  const games = useSignal(services.games);
  const [id, setId] = useState('');
  const [carried, setCarried] = useState<Carried | null>(null);
  const newest = games.toSorted((one, other) => other.summary.at - one.summary.at)[0];
  const game = games.find((one) => one.id === id) ?? newest;
  if (game === undefined) return null;
  const carry = async (taken: KeptGame) => {
    const packed = await carryGame(taken, location.href);
    // The seat is not to be taken back by merely opening this device again (BACK-7).
    if (isOnline(taken)) await services.add({ ...taken, isElsewhere: true });
    return packed;
  };
  return (
    <section class="card stack" aria-labelledby="carry">
      <div class="card-head">
        <h2 id="carry">Carry a game to another device</h2>
        <p class="soft">{game.state.kind === 'online' ? SEAT_GOES : COPY_GOES}</p>
      </div>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void carry(game).then(setCarried);
        }}
      >
        <ChooseGame
          label="The game"
          games={games}
          all={null}
          value={game.id}
          onChoose={(chosen) => {
            setId(chosen);
            setCarried(null);
          }}
        />
        <button class="button" type="submit">
          Make a link for it
        </button>
      </form>
      {carried === null ? null : <Handover carried={carried} />}
    </section>
  );
}

function Handover({ carried: { link, code } }: { readonly carried: Carried }) {
  const carrier = carriersOf(link);
  if (carrier === 'file') {
    return (
      <Notice tone="warn" isNews>
        This game is too long for a link. Save it as a file above, and open that on the other
        device.
      </Notice>
    );
  }
  return (
    <div class="handover" role="status">
      {carrier === 'qr' ? (
        <figure>
          <QrCode text={link} label="QR code of the link to your game" />
          <figcaption class="hint">Scan it with the other device, or send it the link.</figcaption>
        </figure>
      ) : (
        <p class="soft">
          This game is too long for a QR code. Send the link to your other device, or save the game
          as a file above.
        </p>
      )}
      <LinkLine key={link} link={link} />
      <div>
        <p>
          Then type this code there: <strong class="code">{shownCode(code)}</strong>
        </p>
        <p class="hint">
          Only both together open the game, so do not send the code along with the link.
        </p>
      </div>
    </div>
  );
}

function LinkLine({ link }: { readonly link: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <div>
      <LinkField label="The link that carries your game" link={link} />
      <button class="button" type="button" onClick={() => void copy(link)}>
        <Icon name="copy" />
        Copy the link
      </button>
      <CopyOutcome isCopied={isCopied} done="Copied." />
    </div>
  );
}
