import type { VNode } from 'preact';
import type { PictureRef } from '../api/branding.ts';
import { makePicturePath } from '../images/address.ts';

interface PictureProps {
  readonly picture: PictureRef;
  /** Empty if the text next to it says the same. */
  readonly alt: string;
  readonly class: string;
}

/** A picture of the club or a sponsor, always on white because it was designed for paper. */
export function Picture({ picture, alt, class: kind }: PictureProps): VNode {
  const { image, width, height } = picture;
  return <img class={kind} src={makePicturePath(image)} width={width} height={height} alt={alt} />;
}
