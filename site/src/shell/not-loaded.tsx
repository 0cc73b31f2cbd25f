import { Notice } from '../parts/notice.tsx';
import { words } from '../words/words.ts';

/** Where the script of a page could not be had. */
export function NotLoaded() {
  return (
    <Notice tone="bad">
      <p>{words().shell.notLoaded}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {words().shell.loadAnew}
      </button>
    </Notice>
  );
}
