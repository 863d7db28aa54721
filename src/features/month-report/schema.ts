import * as z from "zod/mini";
import { isCountable } from "./rules/months.ts";

export const monthQuery = z.strictObject({
  month: z.string().check(z.refine(isCountable, "Please choose a month, such as 2026-10")),
});
