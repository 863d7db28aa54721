/**
 * Who acts in the admin, and their permissions. The platform only passes both on; the role table fills them in
 * (features/permissions/access.ts), as features do with their tables in platform/database/tables.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Actor {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Permissions {}

// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface AccessKinds {}

/** A kind of item that a team member can have limited access to. */
export type AccessKind = keyof AccessKinds;

/**
 * How limited access opens a screen, an operation or an endpoint: for the item whose id is this parameter of the
 * address; without one, for lists that show only one's own items, and whatever checks the item itself.
 */
export type Scope = { kind: AccessKind; param?: string };

/** The name of a permission. */
export type Permission = keyof Permissions;
