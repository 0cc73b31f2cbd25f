import type { ComponentChildren, VNode } from 'preact';
import type { SaveResult } from '../../../branding/club-record.ts';
import { Note } from '../../../components/note.tsx';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';

interface FrameProps {
  readonly title: string;
  readonly text?: string;
  readonly told?: string | null;
  readonly children: ComponentChildren;
}

export function Frame({ title, text, told = null, children }: FrameProps): VNode {
  const { words, query } = useVisit();
  const { club } = words;
  return (
    <CoachLayout tab="club" title={title} {...(text === undefined ? {} : { text })}>
      {told !== null && (
        <Note icon="warn" kind="warn" isAlert>
          {told}
        </Note>
      )}
      {told === null && query.get('done') === '1' && <Note icon="check">{club.saved}</Note>}
      {children}
      <p>
        <a class="btn q breaks" href="/coach/club">
          {club.back}
        </a>
      </p>
    </CoachLayout>
  );
}

/** @returns null if it succeeded */
export function explainNotSaved(
  saved: SaveResult,
  { words }: ViewedVisit,
  names: Readonly<Record<string, string>> = {},
): string | null {
  const { club } = words;
  switch (saved.kind) {
    case 'saved':
      return null;
    case 'forbidden':
      return club.forbidden;
    case 'changed':
      return club.changed(
        saved.by,
        saved.parts.flatMap((part) => names[part] ?? []),
      );
    case 'refused':
      return club.trouble;
  }
}
