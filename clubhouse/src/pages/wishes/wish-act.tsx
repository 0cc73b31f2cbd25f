import type { ComponentChildren, VNode } from 'preact';
import { HiddenFields } from '../../components/form-fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { useVisit } from '../../web/use-visit.ts';
import { type WishAction, WISHES } from './say.ts';

interface WishActProps {
  readonly say: WishAction;
  readonly label: string;
  readonly isMain?: boolean;
  readonly class?: string;
  readonly sends?: Parameters<typeof WISHES.begin>[1];
  /** The consequences of the button, and the fields of its form. */
  readonly children?: ComponentChildren;
}

/** One action of `/wishes`: its consequences above its button (WISH-2). */
export function WishAct(props: WishActProps): VNode {
  const { say, label, isMain = false, class: ofForm = 'stack', sends = {}, children } = props;
  const { hiddenFields } = WISHES.begin(useVisit(), sends);
  return (
    <form class={ofForm} method="post" action="/wishes">
      <HiddenFields of={hiddenFields.filter(({ typed }) => typed !== '')} />
      {children}
      <button class={`btn ${isMain ? 'p' : 'o'} w`} name="say" value={say}>
        {label}
      </button>
    </form>
  );
}

/** A `WishAct` that is folded below a heading. */
export function FoldedAct({
  title,
  short,
  isItem = false,
  ...act
}: WishActProps & {
  readonly title: string;
  readonly short?: string;
  readonly isItem?: boolean;
}): VNode {
  return (
    <details class={isItem ? 'item fold' : 'fold'}>
      <summary>
        <b>{title}</b>
        {short !== undefined && <span class="meta">{short}</span>}
        <Icon name="more" />
      </summary>
      <WishAct {...act} />
    </details>
  );
}
