import type { VNode } from 'preact';
import { getWords } from '../messages/language.ts';
import { useBranding } from './branding.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

/** Switches to the other language, if the club has one. It is a form because it sets a cookie. */
export function LanguageSwitch({ address }: { readonly address: string }): VNode | null {
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
