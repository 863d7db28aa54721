import type { responsesScreen } from "../reads/responses-screen.server.ts";

/** The words of the screen, as it gets them. */
export type ResponsesCopy = Awaited<ReturnType<typeof responsesScreen>>["copy"];
