import { useEffect, useState } from 'preact/hooks';
import { makeBrowserPlatform } from '@sealed-move/client/platform';
import { type SendStep, sendText } from '@sealed-move/client/session';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { formatCode } from './core/carry-code.ts';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { Icon } from '../components/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../components/link-field.tsx';
import { Notice } from '../components/notice.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { type CarryLink, packGame, writeGameText } from './carry.ts';
import { endPush } from '../push/end-push.ts';
import { ChooseGame } from './choose-game.tsx';
import { pageWords, words } from '../messages/words.ts';

/** Carries one game over to another device of the same player (BACK-6). */
export function CarryCard() {
  const services = useServices();
  const games = useSignal(services.games);
  const [id, setId] = useState('');
  const [carried, setCarried] = useState<(CarryLink & { readonly text: string }) | null>(null);
  const newest = games.toSorted((one, other) => other.summary.at - one.summary.at)[0];
  const game = games.find((one) => one.id === id) ?? newest;
  if (game === undefined) return null;
  const carry = async (taken: KeptGame) => {
    const packed = await packGame(taken, location.href);
    const text = await writeGameText(taken);
    // Merely opening this device again must not take the seat back (BACK-7).
    if (isOnline(taken)) await services.add({ ...taken, isElsewhere: true });
    void endPush((one) => one === taken.id);
    return { ...packed, text };
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
      {carried === null ? null : <Handover key={carried.link} carried={carried} />}
    </section>
  );
}

interface HandoverProps {
  readonly carried: CarryLink & { readonly text: string };
}

/** The link; while this page is open, the other device can also fetch the whole game. */
function Handover({ carried: { link, code, secret, hasSeat, text } }: HandoverProps) {
  const { ownerKey } = useSignal(useServices().settings);
  const [step, setStep] = useState<SendStep>('open');
  useEffect(() => {
    const at = { platform: makeBrowserPlatform(), relay: location.origin, secret, ownerKey };
    return sendText(text, at, setStep);
  }, []);
  const say = pageWords().backup.carry;
  if (step === 'refused' && !hasSeat) {
    return (
      <Notice tone="warn" isNews>
        {say.noRelay}
      </Notice>
    );
  }
  return (
    <div class="handover">
      <figure>
        <QrCode text={link} label={say.qr} />
        <figcaption class="hint">{say.scan}</figcaption>
      </figure>
      <LinkLine link={link} />
      <div>
        <p>
          {say.typeCode}
          <strong class="code">{formatCode(code)}</strong>
        </p>
        <p class="hint">{say.both}</p>
      </div>
      <Notice tone={step === 'sent' ? 'good' : 'warn'} isNews>
        {say.steps[step]}
      </Notice>
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
