import type { Tx } from "#platform/database/open.ts";
import type { AccessKind, Grant, Target } from "#platform/permissions/access.ts";

type MemberAccessRow = {
  member_id: string;
  kind: AccessKind;
  /** The item's id in its own table. */
  item_id: string;
  /** 1 if the team member may publish it. */
  may_publish: number;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    member_access: MemberAccessRow;
  }
}

/** Gives a team member exactly these items. */
export async function storeGrants(tx: Tx, memberId: string, grants: readonly Grant[]): Promise<void> {
  await tx.deleteFrom("member_access").where("member_id", "=", memberId).execute();
  for (const { kind, id, publish } of grants)
    await tx
      .insertInto("member_access")
      .values({ member_id: memberId, kind, item_id: id, may_publish: publish ? 1 : 0 })
      .execute();
}

/** Takes an item from everybody's limited access, in the transaction that deletes it. */
export async function removeAccessTo(tx: Tx, { kind, id }: Target): Promise<void> {
  await tx.deleteFrom("member_access").where("kind", "=", kind).where("item_id", "=", id).execute();
}

/**
 * Gives a team member what they have just begun, unless an owner has changed their role meanwhile. Their account gets a
 * new revision, so that an owner who hasn't seen the item doesn't take it away by saving what they see.
 */
export async function keepOwn(tx: Tx, memberId: string, { kind, id }: Target): Promise<void> {
  const limited = await tx
    .updateTable("team_members")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", memberId)
    .where("role", "=", "limited")
    .executeTakeFirst();
  if (limited.numUpdatedRows === 0n) return;
  await tx
    .insertInto("member_access")
    .values({ member_id: memberId, kind, item_id: id, may_publish: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
