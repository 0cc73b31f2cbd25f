import type { VNode } from 'preact';
import type { PictureRef } from '../api/branding.ts';
import { pictureAddress } from '../images/address.ts';

interface PictureProps {
  readonly picture: PictureRef;
  /** Empty where words beside it say the same. */
  readonly alt: string;
  readonly class: string;
}

/** A picture of the club or of a sponsor, always on white: it was drawn for paper. */
export function Picture({ picture, alt, class: kind }: PictureProps): VNode {
  const { image, width, height } = picture;
  return <img class={kind} src={pictureAddress(image)} width={width} height={height} alt={alt} />;
}
