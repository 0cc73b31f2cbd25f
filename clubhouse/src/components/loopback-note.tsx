import type { VNode } from 'preact';
import { isLoopback } from './loopback.ts';
import { useLocale } from './locale.ts';
import { Note } from './note.tsx';

/** A note above a printout whose address nobody else can open (WALL-10). */
export function LoopbackNote({ url }: { readonly url: string }): VNode | null {
  const { signInLinks: say } = useLocale().words;
  if (!isLoopback(url)) return null;
  return (
    <Note icon="warn" kind="warn">
      {say.onlyHere(new URL(url).host)}
    </Note>
  );
}

/** `LoopbackNote`'s warning on the printed page. */
export function LoopbackWarning({ url }: { readonly url: string }): VNode | null {
  const { signInLinks: say } = useLocale().words;
  return isLoopback(url) ? <b>{say.onlyHereOnPaper}</b> : null;
}
