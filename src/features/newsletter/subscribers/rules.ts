/** How many rows one file of an import may have, its heading not counted. */
export const importRows = 5_000;

/** How large that file may be, in bytes: enough for as many rows with long addresses. */
export const importBytes = 1024 * 1024;

/** How many subscribers a page of the list has when nobody asks for another number, and at most. */
export const usualPage = 50;
export const largestPage = 200;

/** The longest text that says where a yes was given. */
export const sourceBound = 300;
