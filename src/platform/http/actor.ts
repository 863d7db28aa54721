/**
 * Who acts in the admin, and their permissions. The platform only passes both on; the role table fills them in
 * (features/permissions/access.ts), as features do with their tables in platform/database/tables.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Actor {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Permissions {}

/** The name of a permission. */
export type Permission = keyof Permissions;
