import * as z from "zod/mini";

const testMailStates = ["waiting", "retrying", "sent", "written", "failed"] as const;
export const testMailState = z.object({ state: z.enum(testMailStates), reason: z.string() });
export type TestMailState = z.output<typeof testMailState>;
