import { expect, it } from "vitest";
import { roleMeaning } from "#content/invitation.ts";
import { roleMay, roles } from "#features/permissions/access.ts";
import { roleHint } from "./admin/invite-form.tsx";

it.each(roles)("says who invites and who is invited whether this role publishes prices: %s", (role) => {
  for (const text of [roleHint[role], roleMeaning[role]]) {
    const says = /everything/.test(text) || /publish.*prices/.test(text);
    expect(says, text).toBe(roleMay(role, "content.write"));
  }
});
