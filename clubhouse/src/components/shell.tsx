import type { ComponentChildren, VNode } from 'preact';
import { formatInitials } from '../messages/names.ts';
import { Crest } from './crest.tsx';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';
import { ReportQueue } from './report-queue.tsx';
import { type CoachTab, CoachTabs, type Tab, Tabs } from './tabs.tsx';
import { getWords } from '../messages/language.ts';
import { useBranding } from './branding.ts';
import { Picture } from './picture.tsx';

interface ShellProps {
  /** The club's name, on a page that is shown without a visit. */
  readonly club?: string;
  /** The signed-in player; without one, the language switch replaces the tabs. */
  readonly player?: { readonly name: string; readonly memberId: string } | null;
  readonly tab?: Tab;
  /** Set on coach pages, to show the coach's tabs. */
  readonly coach?: { readonly tab?: CoachTab };
  /** The number of items waiting for the user, if the page knows it. */
  readonly waiting?: number;
  /** The band's content below the club's name: on most pages, the `h1`. */
  readonly hero?: ComponentChildren;
  /** On a page below another one, its name and the link back replace the band. */
  readonly back?: { readonly href: string; readonly title: string; readonly isHeading?: boolean };
  /** Path and query to return to after a change of language, if not the visit's. */
  readonly address?: string;
  /** Content fixed to the lower edge within thumb's reach, instead of the tabs. */
  readonly foot?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

export function Shell(props: ShellProps): VNode {
  const { player = null, coach, back, hero, foot, wide = false, children } = props;
  const { words } = useLocale();
  const width = wide ? ' is-wide' : '';
  const kind = `${width}${back === undefined ? '' : ' has-back'}${foot === undefined ? '' : ' has-foot'}`;
  return (
    <div class={`shell${kind}`}>
      <a class="skip" href="#main">
        {words.shell.skip}
      </a>
      <header class="top">
        <div class="bar">
          <a class="cname" href={coach === undefined ? '/' : '/coach'}>
            <Crest />
            <span>{props.club ?? useBranding().name}</span>
          </a>
          {coach !== undefined && <CoachTabs {...coach} waiting={props.waiting} />}
          {player === null ? (
            <LanguageSwitch address={props.address ?? useBranding().address} />
          ) : (
            <Tabs {...props} />
          )}
          {player !== null && useBranding().familyMember === null && (
            <a class="ava" href="/me">
              {formatInitials(player.name)}
              <span class="sr">{` ${words.shell.tabs.me}: ${player.name}`}</span>
            </a>
          )}
          {player !== null && <FamilyChip />}
        </div>
        {hero !== undefined && <div class="hero">{hero}</div>}
      </header>
      <main id="main" class={wide ? 'wide' : ''}>
        {back !== undefined && <BackBar {...back} />}
        {player !== null && <ReportQueue member={player.memberId} />}
        {children}
        {coach === undefined && foot === undefined && <Sponsors />}
      </main>
      {foot}
    </div>
  );
}

/** Names the member whose page this is, where others of their mailbox use the device (SIGN-21). */
function FamilyChip(): VNode | null {
  const { words } = useLocale();
  const name = useBranding().familyMember;
  if (name === null) return null;
  return (
    <a class="who-chip" href="/switch" aria-label={words.signIn.switchFrom(name)}>
      <span class="breaks">{name}</span>
      <Icon name="more" />
    </a>
  );
}

function BackBar({
  href,
  title,
  isHeading = false,
}: {
  readonly href: string;
  readonly title: string;
  readonly isHeading?: boolean;
}): VNode {
  const { words } = useLocale();
  return (
    <div class="back">
      <a class="tap" href={href} aria-label={words.shell.back}>
        <Icon name="back" />
      </a>
      {isHeading ? <h1>{title}</h1> : <p class="back-title">{title}</p>}
      <FamilyChip />
    </div>
  );
}

/** Switches to the other language, if the club has one. It is a form because it sets a cookie. */
function LanguageSwitch({ address }: { readonly address: string }): VNode | null {
  const { language } = useLocale();
  const other = useBranding().languages.find((one) => one !== language);
  if (other === undefined) return null;
  const { language: name, otherLanguage } = getWords(other).shell;
  return (
    <form class="language" method="post" action="/language">
      <input type="hidden" name="to" value={address} />
      <button class="tap" name="language" value={other} lang={other}>
        <Icon name="globe" />
        <span>
          {other.toUpperCase()}
          <span class="sr">{` ${otherLanguage(name)}`}</span>
        </span>
      </button>
    </form>
  );
}

/** The club's sponsors in one unobtrusive line at the bottom of a page (FACE-10). */
function Sponsors(): VNode | null {
  const { sponsors } = useBranding();
  const { words } = useLocale();
  if (sponsors.length === 0) return null;
  return (
    <footer class="sponsors">
      <p class="meta">{words.shell.sponsors}</p>
      <ul>
        {sponsors.map(({ name, url, logo }) => {
          const shown =
            logo === null ? name : <Picture class="sponsor" picture={logo} alt={name} />;
          return (
            <li key={name}>
              {url === null ? (
                shown
              ) : (
                <a href={url} rel="noopener nofollow sponsored">
                  {shown}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </footer>
  );
}
