import * as z from "zod";
import { setting } from "#platform/settings/define.ts";

export const analyticsSettings = {
  ANALYTICS_ID: setting({
    doc: "Measurement identifier of Google Analytics, G-…; visitors are asked before anything is loaded. Unset: no third party at all. It counts page views of visitors who say yes: which pages, how often. It can't tell how many people came, who they are or what they do on a page. Unknown addresses count as /404, addresses with a code or token by their pattern, such as /c/:code.",
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
