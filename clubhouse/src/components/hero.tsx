import type { ComponentChildren, VNode } from 'preact';

export function Hero({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </>
  );
}
