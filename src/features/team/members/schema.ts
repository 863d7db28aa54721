import * as z from "zod/mini";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { type Grant, type Role, roles } from "#platform/permissions/access.ts";
import { signInErrors } from "../copy.ts";
import { memberMessages } from "./copy.ts";

const role = z.enum(roles, memberMessages.roleMissing);

const grantKinds = ["campaign", "group", "article"] as const;

export const mostGrants = 200;

const access = z
  .array(
    z.strictObject({
      kind: z.enum(grantKinds, memberMessages.unreadable),
      id: safeText({ max: 100, sentence: memberMessages.unreadable }),
      publish: z.boolean(memberMessages.unreadable),
    }),
    memberMessages.unreadable,
  )
  .check(
    z.minLength(1, memberMessages.accessMissing),
    z.maxLength(mostGrants, memberMessages.accessTooMuch(mostGrants)),
    z.refine(
      (given) => new Set(given.map(({ kind, id }) => `${kind} ${id}`)).size === given.length,
      memberMessages.unreadable,
    ),
  );

/** Access is given with the role that it belongs to, and with no other. */
const accessFits = z.refine<{ role?: Role | undefined; access?: readonly Grant[] | undefined }>(
  (given) => (given.role === "limited") === (given.access !== undefined),
  { error: memberMessages.accessMissing, path: ["access"] },
);

/** What a form sends of it: each ticked item is a field of its own. */
export function accessFromForm(fields: Readonly<Record<string, string>>): object {
  const others = Object.entries(fields).filter(([name]) => !/^(access|publish):/.test(name));
  const given = Object.fromEntries(others);
  if (given.role !== "limited") return given;
  const grants = Object.keys(fields).flatMap((name) => {
    const [, kind, id] = /^access:([^:]+):(.+)$/.exec(name) ?? [];
    return kind === undefined || id === undefined
      ? []
      : [{ kind, id, publish: `publish:${kind}:${id}` in fields }];
  });
  return { ...given, access: grants };
}

export const invitation = z
  .strictObject({
    email: safeEmail({
      max: textBounds.email,
      sentence: signInErrors.emailTooLong,
      missing: signInErrors.emailMissing,
      invalid: signInErrors.emailInvalid,
    }),
    name: z.optional(safeText({ max: textBounds.name, sentence: memberMessages.nameTooLong })),
    role,
    access: z.optional(access),
  })
  .check(accessFits);
export type Invitation = z.output<typeof invitation>;

/** One change of an account, with the revision the client loaded (optimistic locking). */
export const teamMemberPatch = z
  .strictObject({
    revision: z.int(memberMessages.unreadable).check(z.minimum(0), z.maximum(1_000_000_000)),
    role: z.optional(role),
    access: z.optional(access),
    mustUseFactor: z.optional(z.boolean(memberMessages.unreadable)),
    account: z.optional(z.enum(["open", "closed"], memberMessages.unreadable)),
  })
  .check(
    z.refine(
      ({ role: newRole, mustUseFactor, account }) =>
        [newRole, mustUseFactor, account].filter((each) => each !== undefined).length === 1,
      memberMessages.nothingToChange,
    ),
    accessFits,
  );
export type TeamMemberPatch = z.output<typeof teamMemberPatch>;

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

export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  access: readonly Grant[];
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

export type TeamMemberSession = { id: string; began: string; seen: string; here: boolean };

export type AccessChoices = readonly {
  kind: Grant["kind"];
  items: readonly { id: string; title: string }[];
}[];
