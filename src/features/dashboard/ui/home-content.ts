import type { overviewScreen } from "../reads/overview-screen.server.ts";

/** What the first screen is drawn from: the overview, and the screens that are open to this person. */
export type HomeContent = Awaited<ReturnType<typeof overviewScreen>> & {
  open: readonly { path: string; title: string; text: string | undefined }[];
};
