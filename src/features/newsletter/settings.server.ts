import * as z from "zod";
import { setting } from "#platform/settings/define.ts";

export const newsletterSettings = {
  NEWSLETTER_CONFIRM: setting({
    doc: "single: a sign-up counts at once; double: only after a button on a mailed link.",
    open: true,
    fallback: "single",
    shape: z.enum(["single", "double"], "must be single or double"),
  }),
} as const;
