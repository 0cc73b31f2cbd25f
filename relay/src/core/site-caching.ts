/** The bundler's folder for files named by their content. */
export const HASHED = '/assets/';
export const FOR_EVER = 'public, max-age=31536000, immutable';
