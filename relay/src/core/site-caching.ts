/** Where the bundler puts what it names by its content. */
export const HASHED = '/assets/';
export const FOR_EVER = 'public, max-age=31536000, immutable';
