/** The data folder is unusable. The message says what was found, and what to do. */
export class DataFolderError extends Error {}
