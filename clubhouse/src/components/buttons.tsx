import type { VNode } from 'preact';

/** `p` main, `o` outlined, `q` quiet; `w` as wide as its card. */
type Look = 'p' | 'o' | 'q' | 'w' | 'p w' | 'o w' | 'q w';

interface LinkButtonProps {
  readonly look?: Look;
  readonly href: string;
  readonly label: string;
}

/** A link that looks like a button. */
export function LinkButton({ look, href, label }: LinkButtonProps): VNode {
  return (
    <a class={makeClass(look)} href={href}>
      {label}
    </a>
  );
}

interface FormButtonProps {
  readonly look?: Look;
  readonly name?: string;
  readonly value: string;
  readonly label: string;
}

/** One of several buttons of a form; `name` and `value` tell the page which was pressed. */
export function FormButton({ look, name = 'do', value, label }: FormButtonProps): VNode {
  return (
    <button class={makeClass(look)} name={name} value={value}>
      {label}
    </button>
  );
}

function makeClass(look?: Look): string {
  return look === undefined ? 'btn' : `btn ${look}`;
}
