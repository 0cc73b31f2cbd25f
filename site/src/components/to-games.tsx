import { words } from '../messages/words.ts';

export function ToGames() {
  return (
    <a class="button" href="#/">
      {words().parts.toGames}
    </a>
  );
}
