import { MAX_FRAME_BYTES } from '@sealed-move/protocol/limits';

export const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The most plaintext in one frame: base64url takes four characters for three bytes. */
export const PLAINTEXT_BYTES = (MAX_FRAME_BYTES / 4) * 3 - IV_BYTES - TAG_BYTES;
