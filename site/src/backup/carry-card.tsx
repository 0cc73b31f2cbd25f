import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { shownCode } from './core/carry-code.ts';
import { carriersOf } from './core/carry-packet.ts';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { Icon } from '../components/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../components/link-field.tsx';
import { Notice } from '../components/notice.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { type CarryLink, carryGame } from './carry.ts';
import { ChooseGame } from './choose-game.tsx';
import { pageWords, words } from '../messages/words.ts';

/** Carries one game over to another device of the same player (BACK-6). */
export function CarryCard() {
  const services = useServices();
  const games = useSignal(services.games);
  const [id, setId] = useState('');
  const [carried, setCarried] = useState<CarryLink | null>(null);
  const newest = games.toSorted((one, other) => other.summary.at - one.summary.at)[0];
  const game = games.find((one) => one.id === id) ?? newest;
  if (game === undefined) return null;
  const carry = async (taken: KeptGame) => {
    const packed = await carryGame(taken, location.href);
    // Merely opening this device again must not take the seat back (BACK-7).
    if (isOnline(taken)) await services.add({ ...taken, isElsewhere: true });
    return packed;
  };
  const say = pageWords().backup.carry;
  return (
    <section class="card stack" aria-labelledby="carry">
      <div class="card-head">
        <h2 id="carry">{say.title}</h2>
        <p class="soft">{game.state.kind === 'online' ? say.seatGoes : say.copyGoes}</p>
      </div>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void carry(game).then(setCarried);
        }}
      >
        <ChooseGame
          label={say.game}
          games={games}
          all={null}
          value={game.id}
          onChoose={(chosen) => {
            setId(chosen);
            setCarried(null);
          }}
        />
        <button class="button" type="submit">
          {say.submit}
        </button>
      </form>
      {carried === null ? null : <Handover carried={carried} />}
    </section>
  );
}

function Handover({ carried: { link, code } }: { readonly carried: CarryLink }) {
  const carrier = carriersOf(link);
  const say = pageWords().backup.carry;
  if (carrier === 'file') {
    return (
      <Notice tone="warn" isNews>
        {say.tooLong}
      </Notice>
    );
  }
  return (
    <div class="handover" role="status">
      {carrier === 'qr' ? (
        <figure>
          <QrCode text={link} label={say.qr} />
          <figcaption class="hint">{say.scan}</figcaption>
        </figure>
      ) : (
        <p class="soft">{say.noQr}</p>
      )}
      <LinkLine key={link} link={link} />
      <div>
        <p>
          {say.typeCode}
          <strong class="code">{shownCode(code)}</strong>
        </p>
        <p class="hint">{say.both}</p>
      </div>
    </div>
  );
}

function LinkLine({ link }: { readonly link: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <div>
      <LinkField label={pageWords().backup.carry.link} link={link} />
      <button class="button" type="button" onClick={() => void copy(link)}>
        <Icon name="copy" />
        {words().parts.copyLink}
      </button>
      <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
    </div>
  );
}
