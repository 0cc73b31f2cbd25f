import type { ComponentChildren, VNode } from 'preact';
import { Crest } from '../../../../components/crest.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useLocale } from '../../../../components/locale.ts';
import { LoopbackNote, LoopbackWarning } from '../../../../components/loopback-note.tsx';
import { Note } from '../../../../components/note.tsx';
import { PrintButton } from '../../../../components/print-button.tsx';
import { QrCode } from '../../../../components/qr-code.tsx';
import type { MadeLinks, SignInLink } from './make-links.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { FormButton } from '../../../../components/buttons.tsx';

/** Cards per A4 sheet: three by four. */
const CARDS = 12;

interface OfferProps {
  readonly count: number;
  /** Whether this is a later page of the list than the first. */
  readonly isLater: boolean;
  readonly days: number;
  /** The cursor for the next click; empty if no member is left. */
  readonly next: string;
}

export function OfferView({ count, isLater, days, next }: OfferProps): VNode {
  const { words, services, address } = useVisit();
  const { signInLinks: say } = words;
  return (
    <Frame>
      <LoopbackNote url={services.url} />
      {count === 0 ? (
        <p class="card">{isLater ? say.rest : say.nobody}</p>
      ) : (
        <form class="card stack" method="post" action={address}>
          <p>{say.how(count, days)}</p>
          <p class="meta">{`${say.secret} ${say.again}`}</p>
          <button class="btn p w" name="as" value="sheet">
            <Icon name="qr" />
            {say.sheet}
          </button>
          <FormButton look="o w" name="as" value="file" label={say.file} />
          <NextMembers next={next} />
        </form>
      )}
    </Frame>
  );
}

interface SheetsProps {
  readonly made: MadeLinks;
  readonly next: string;
}

/** The cards, which only this page shows. */
export function SheetsView({ made: { links, missing }, next }: SheetsProps): VNode {
  const { words, services } = useVisit();
  const { signInLinks: say } = words;
  const sheets = Array.from({ length: Math.ceil(links.length / CARDS) }, (_, index) =>
    links.slice(index * CARDS, (index + 1) * CARDS),
  );
  return (
    <Frame isWide>
      <section class="card stack paper-tools">
        <h2>{say.made(links.length)}</h2>
        <LoopbackNote url={services.url} />
        {missing.length > 0 && (
          <Note icon="warn" kind="warn" isAlert>
            {say.missing(missing.map((one) => one.display_name).join(', '))}
          </Note>
        )}
        <p class="meta">{say.secret}</p>
        <PrintButton />
        <NextMembers next={next} />
      </section>
      <div class="sheets">
        {sheets.map((cards, index) => (
          <ul key={index} class="sheet link-cards">
            {cards.map((one) => (
              <Card key={one.member.id} link={one} />
            ))}
          </ul>
        ))}
      </div>
    </Frame>
  );
}

function NextMembers({ next }: { readonly next: string }): VNode | null {
  const { signInLinks: say } = useLocale().words;
  if (next === '') return null;
  return (
    <a class="btn q" href={`/coach/members/links?after=${encodeURIComponent(next)}`}>
      {say.next}
      <Icon name="next" />
    </a>
  );
}

function Card({ link }: { readonly link: SignInLink }): VNode {
  const { words, club, dates, services } = useVisit();
  const { signInLinks: say } = words;
  const name = link.member.display_name;
  return (
    <li class="link-card">
      <p class="link-card-club">
        <Crest />
        {club.name}
      </p>
      <b>{name}</b>
      <QrCode code={link.code} label={say.code(name)} />
      <p>{say.card}</p>
      <p>{say.until(dates.longDay(dates.dateOf(link.expiresAt)))}</p>
      <LoopbackWarning url={services.url} />
    </li>
  );
}

interface FrameProps {
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

function Frame({ isWide = false, children }: FrameProps): VNode {
  const { words } = useVisit();
  return (
    <CoachLayout
      tab="members"
      title={words.signInLinks.title}
      text={words.signInLinks.about}
      isNarrow={!isWide}
    >
      {children}
    </CoachLayout>
  );
}
