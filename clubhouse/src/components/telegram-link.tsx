import type { VNode } from 'preact';
import { useLocale } from './locale.ts';
import { drawQrPath, QrCode } from './qr-code.tsx';

interface TelegramLinkProps {
  readonly address: string;
  readonly label: string;
  readonly about: string;
}

/** A link to the bot, which a phone can also scan from another screen. */
export function TelegramLink({ address, label, about }: TelegramLinkProps): VNode {
  return (
    <>
      <a class="btn p w" href={address} rel="noreferrer">
        {label}
      </a>
      <p class="meta center">{about}</p>
      <QrCode code={drawQrPath(address)} label={useLocale().words.telegram.code} />
    </>
  );
}
