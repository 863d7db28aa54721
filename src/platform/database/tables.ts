/**
 * All tables by name. Platform tables are declared in their folders, and each feature adds its own in
 * `table.server.ts` (TypeScript merges the declarations), so no single file needs to know them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
