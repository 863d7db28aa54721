import * as z from "zod";
import { setting } from "#platform/settings/define.ts";

export const signInSettings = {
  ADMIN_REQUIRE_TOTP: setting({
    doc: "Who of the team needs a second factor: nobody, owner or everybody. Unset: everybody when SITE_URL is https, else nobody.",
    open: true,
    shape: z.enum(["nobody", "owner", "everybody"], "must be nobody, owner or everybody").optional(),
  }),
} as const;
