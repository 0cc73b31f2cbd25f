import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

/** Prints the page; without scripts, it explains how to. */
export function PrintButton(): VNode {
  const { wall } = useLocale().words;
  return (
    <print-button data-label={wall.print}>
      <p class="meta">{wall.printHint}</p>
    </print-button>
  );
}
