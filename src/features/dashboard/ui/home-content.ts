import type { overviewScreen } from "../reads/overview-screen.server.ts";

/** The content of the dashboard: the overview, and the screens this team member may open. */
export type HomeContent = Awaited<ReturnType<typeof overviewScreen>> & {
  open: readonly { path: string; title: string; text: string | undefined }[];
};
