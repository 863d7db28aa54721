import * as z from "zod/mini";
import { type Role, roles } from "#features/permissions/access.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { signInErrors } from "../sign-in/copy/sentences.ts";
import { memberMessages } from "./copy.ts";

const role = z.enum(roles, memberMessages.roleMissing);

/** Somebody who is invited to the team. */
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

/** One change of one account, with the revision it was decided on. */
export const personPatch = z
  .strictObject({
    revision: z.int(memberMessages.unreadable).check(z.minimum(0), z.maximum(1_000_000_000)),
    role: z.optional(role),
    mustUseFactor: z.optional(z.boolean(memberMessages.unreadable)),
    account: z.optional(z.enum(["open", "closed"], memberMessages.unreadable)),
  })
  .check(
    z.refine(
      ({ role: asked, mustUseFactor, account }) =>
        [asked, mustUseFactor, account].filter((each) => each !== undefined).length === 1,
      memberMessages.nothingAsked,
    ),
  );
export type PersonPatch = z.output<typeof personPatch>;

/** What holds for the whole team. */
export const teamPatch = z.strictObject({
  secondFactor: z.enum(["everybody", "each"], memberMessages.unreadable),
});

/** Taking away a lost second step. */
export const factorReset = z.strictObject({});
export const again = z.strictObject({});

/** One person of the team, as owners see them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  state: "invited" | "active" | "disabled";
  secondFactor: boolean;
  mustUseFactor: boolean;
  since: string;
  /** The last request of a session that is not over; null when there is none. */
  seen: string | null;
  revision: number;
  /** Whether it is who asks. */
  you: boolean;
};

/** Somewhere they are signed in. */
export type PersonSession = { id: string; began: string; seen: string; here: boolean };
