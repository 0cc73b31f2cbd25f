import type { Action } from './actions.ts';
import { PlayIcon } from './play-icon.tsx';
import { playWords } from '../messages/words.ts';

/** A player's actions besides moving, within reach of the thumb (PLAY-3). */
export function ActionRow({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <>
      {actions.map((action) => (
        <ActionButton key={action.name} {...action} />
      ))}
    </>
  );
}

function ActionButton({
  name,
  icon,
  label,
  title,
  isOpen,
  isMain,
  isPressed,
  news = 0,
  act,
}: Action) {
  return (
    <button
      type="button"
      class={isMain === true ? 'action action-main' : 'action'}
      data-action={name}
      title={title}
      aria-expanded={isPressed}
      disabled={!isOpen}
      onClick={() => void act()}
    >
      <PlayIcon name={icon} />
      <span>{label}</span>
      {news > 0 && <News count={news} />}
    </button>
  );
}

/** The number of new items, on the button that opens them. */
export function News({ count }: { readonly count: number }) {
  return (
    <span class="action-news">
      {count}
      <span class="unseen">{playWords().play.isNew}</span>
    </span>
  );
}
