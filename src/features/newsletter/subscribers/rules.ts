/** The maximum number of rows of an import file, without its header. */
export const importRows = 5_000;

/** The maximum size of an import file in bytes: enough for that many rows with long addresses. */
export const importBytes = 1024 * 1024;

/** Subscribers per page of the list, by default and at most. */
export const usualPage = 50;
export const largestPage = 200;

/** The longest text for where consent was given. */
export const sourceBound = 300;
