import { words } from '../messages/words.ts';

/** The way out of a page with nothing else to do. */
export function ToGames() {
  return (
    <a class="button" href="#/">
      {words().parts.toGames}
    </a>
  );
}
