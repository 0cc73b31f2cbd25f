import type { VNode } from 'preact';
import { getWords } from '../../messages/language.ts';
import type { SectionProps } from './section.ts';

/** One language for the site and the emails (WORD-2). */
export function LanguageChoice({ visit: { words, language, club } }: SectionProps): VNode | null {
  if (club.languages.length < 2) return null;
  const { me } = words;
  return (
    <section class="card stack">
      <h2>{me.language}</h2>
      <p class="meta">{me.languageAbout}</p>
      <form class="seg" method="post" action="/language">
        <input type="hidden" name="to" value="/me" />
        {club.languages.map((one) => (
          <button
            key={one}
            name="language"
            value={one}
            lang={one}
            class={one === language ? 'on' : ''}
            aria-pressed={one === language}
          >
            {getWords(one).shell.language}
          </button>
        ))}
      </form>
    </section>
  );
}
