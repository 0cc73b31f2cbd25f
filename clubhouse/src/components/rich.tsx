import type { VNode } from 'preact';

/** A sentence in which `*words*` are bold. */
export function Rich({ text }: { readonly text: string }): VNode {
  const parts = text.split('*');
  return <>{parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}</>;
}
