import * as z from "zod";
import { setting } from "#platform/settings/define.ts";

export const analyticsSettings = {
  ANALYTICS_ID: setting({
    doc: "Measurement identifier of Google Analytics, G-…; visitors are asked before anything is loaded. Unset: no third party at all.",
    open: true,
    shape: z
      .string()
      .trim()
      .regex(
        /^G-[A-Z0-9]{4,16}$/,
        "must be a measurement identifier of Google Analytics, such as G-AB12CD34EF",
      )
      .optional(),
  }),
} as const;
