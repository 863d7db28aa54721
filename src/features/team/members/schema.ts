import * as z from "zod/mini";
import { type Role, roles } from "#features/permissions/access.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { signInErrors } from "../copy.ts";
import { memberMessages } from "./copy.ts";

const role = z.enum(roles, memberMessages.roleMissing);

/** An invitation. */
export const invitation = z.strictObject({
  email: safeEmail({
    max: textBounds.email,
    sentence: signInErrors.emailTooLong,
    missing: signInErrors.emailMissing,
    invalid: signInErrors.emailInvalid,
  }),
  name: z.optional(safeText({ max: textBounds.name, sentence: memberMessages.nameTooLong })),
  role,
});
export type Invitation = z.output<typeof invitation>;

/** One change of an account, with the revision the client loaded (optimistic locking). */
export const teamMemberPatch = z
  .strictObject({
    revision: z.int(memberMessages.unreadable).check(z.minimum(0), z.maximum(1_000_000_000)),
    role: z.optional(role),
    mustUseFactor: z.optional(z.boolean(memberMessages.unreadable)),
    account: z.optional(z.enum(["open", "closed"], memberMessages.unreadable)),
  })
  .check(
    z.refine(
      ({ role: newRole, mustUseFactor, account }) =>
        [newRole, mustUseFactor, account].filter((each) => each !== undefined).length === 1,
      memberMessages.nothingToChange,
    ),
  );
export type TeamMemberPatch = z.output<typeof teamMemberPatch>;

/** Rules for the whole team. */
export const teamPatch = z
  .strictObject({
    secondFactor: z.optional(z.enum(["everybody", "each"], memberMessages.unreadable)),
    passkeys: z.optional(z.enum(["required", "optional"], memberMessages.unreadable)),
  })
  .check(
    z.refine(
      ({ secondFactor, passkeys }) => (secondFactor === undefined) !== (passkeys === undefined),
      memberMessages.nothingToChange,
    ),
  );
export type TeamPatch = z.output<typeof teamPatch>;

/** A team member as owners see them. */
export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: "invited" | "active" | "disabled";
  secondFactor: boolean;
  mustUseFactor: boolean;
  since: string;
  /** The last request of a current session; null if there is none. */
  seen: string | null;
  revision: number;
  /** Whether it's the team member who asks. */
  you: boolean;
};

/** A current session. */
export type TeamMemberSession = { id: string; began: string; seen: string; here: boolean };
