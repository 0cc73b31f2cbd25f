import type { VNode } from 'preact';
import { useSpeech } from './language.ts';

/** Prints the page; without script it says how to. */
export function PrintButton(): VNode {
  const { wall } = useSpeech().words;
  return (
    <print-button data-label={wall.print}>
      <p class="meta">{wall.printHint}</p>
    </print-button>
  );
}
