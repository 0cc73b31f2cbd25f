import { words } from '../messages/words.ts';

/** The way out of a page on which nothing else is to be done. */
export function ToGames() {
  return (
    <a class="button" href="#/">
      {words().parts.toGames}
    </a>
  );
}
