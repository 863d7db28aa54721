import type { responsesScreen } from "../reads/responses-screen.server.ts";

/** The screen's copy from the loader. */
export type ResponsesCopy = Awaited<ReturnType<typeof responsesScreen>>["copy"];
