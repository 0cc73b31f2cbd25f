/** The data folder cannot be used as it is. The message says what was found, and what to do. */
export class DataFolderError extends Error {}
