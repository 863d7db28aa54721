/**
 * Every table by its name. The platform's own stand in their folders and each feature adds its tables in its
 * `table.server.ts` (TypeScript merges the declarations), so that no one file has to know them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
