import type { ListPreview } from '../import-list.ts';
import type { ImportWishes } from '../../../../../store/imports.ts';

export interface CheckProps {
  readonly preview: ListPreview;
  readonly wishes: ImportWishes;
  /** A hash of the preview on the page, sent along with its form. */
  readonly seen: string;
  /** The preview has changed since the coach saw it. */
  readonly isStale: boolean;
}
