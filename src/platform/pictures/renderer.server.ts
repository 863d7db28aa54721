import { constants } from "node:os";
import { callProcess } from "#platform/processes/call-process.server.ts";
import type { RenderedPicture, RenderRefusal, renderCopies } from "./render-copies.ts";
import type { SvgFault } from "./svg-faults.ts";

/** Why there are no copies though the picture may be good. */
export type RenderFailure = "busy" | "notStarted" | "outOfMemory" | "tooSlow" | "failed";

/** Why there are no copies: the picture's fault, or ours. */
type Unrendered = { refused: RenderRefusal | SvgFault } | { failed: RenderFailure };

/** Page requests go first. A phone's photograph takes about four seconds on one core. */
const renderer = callProcess({
  mostWaiting: 20,
  longestMs: 60_000,
  heapMegabytes: 128,
  answerMegabytes: 64,
  idleMs: 30_000,
  priority: constants.priority.PRIORITY_LOW,
});

/**
 * Makes a picture's copies in another process, one picture at a time, so that requests stay quick however many are
 * uploaded. `longestMs` is for tests.
 */
export async function renderPicture(
  bytes: Uint8Array,
  kind: "pixels" | "svg",
  limits: { longestMs?: number } = {},
): Promise<RenderedPicture | Unrendered> {
  const end = await renderer.call<typeof renderCopies>(
    "#platform/pictures/render-copies.ts:renderCopies",
    [bytes, kind],
    limits,
  );
  if ("answer" in end) return end.answer;
  // A decoder that crashes was handed a damaged or hostile file; every other end is ours.
  if (end.failed === "crashed" || end.failed === "tooLarge") return { refused: "damaged" };
  return { failed: end.failed === "stopped" || end.failed === "threw" ? "failed" : end.failed };
}
