import { existsSync } from "node:fs";
import * as z from "zod";
import { setting } from "#platform/settings/define.ts";

export const signInSettings = {
  ADMIN_REQUIRE_TOTP: setting({
    doc: "Who of the team needs a second factor: nobody, owner or everybody. Unset: everybody when SITE_URL is https, else nobody.",
    open: true,
    shape: z.enum(["nobody", "owner", "everybody"], "must be nobody, owner or everybody").optional(),
  }),
  BREACHED_PASSWORDS_FILE: setting({
    doc: "A sorted file of SHA-1 hashes of breached passwords, such as Pwned Passwords, that the team's are checked against; unset: none.",
    open: true,
    shape: z
      .string()
      .refine((path) => existsSync(path), "must be a file that exists")
      .optional(),
  }),
} as const;
