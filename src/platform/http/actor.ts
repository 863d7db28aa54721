/**
 * Who acts at the team's desk, and what may be done there. The platform only passes both on; the table of roles
 * fills them in (features/permissions/access.ts), as features fill in their tables in platform/database/tables.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Actor {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Rights {}

/** The name of something that only some of the team may do. */
export type Permission = keyof Rights;
