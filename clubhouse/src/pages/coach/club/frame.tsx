import type { ComponentChildren, VNode } from 'preact';
import { type BrandingChange, changeClub, readClub } from '../../../branding/club-record.ts';
import { listImages } from '../../../branding/images-of.ts';
import { Note } from '../../../components/note.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { Trouble } from '../../../components/post-form.tsx';

interface FrameProps {
  readonly title: string;
  readonly text?: string;
  readonly told?: string | null;
  readonly children: ComponentChildren;
}

/** A page below that of the club, with the outcome of the last change and the link back. */
export function Frame({ title, text, told = null, children }: FrameProps): VNode {
  const { words, query } = useVisit();
  const { club } = words;
  return (
    <CoachLayout tab="club" title={title} text={text}>
      <Trouble of={{ trouble: told }} />
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

interface SentForm<Again> {
  readonly values: { readonly marks?: string };
  readonly withTrouble: (sentence: string, status: number) => Again;
}

interface Sentences {
  /** Names of the parts, if the form saves several. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly refused?: string;
}

/** @returns the form with the reason; null if it was saved */
export async function saveClub<Again>(
  visit: CoachVisit,
  { values, withTrouble }: SentForm<Again>,
  change: Omit<BrandingChange, 'marks'>,
  { parts = {}, refused }: Sentences = {},
): Promise<Again | null> {
  const { club } = visit.words;
  const saved = await changeClub(visit, { marks: values.marks ?? '', ...change });
  switch (saved.kind) {
    case 'saved':
      return null;
    case 'forbidden':
      return withTrouble(club.forbidden, 403);
    case 'changed': {
      const names = saved.parts.flatMap((part) => parts[part] ?? []);
      return withTrouble(club.changed(saved.by, names), 409);
    }
    case 'refused':
      return withTrouble(refused ?? club.trouble, 409);
  }
}

/** Removes the pictures that the branding no longer shows. */
export async function removeUnusedPictures({ api, services, now }: CoachVisit): Promise<void> {
  services.store.images.keepOnly(listImages((await readClub(api)).branding), now);
}
