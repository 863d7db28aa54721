import { constants } from "node:os";
import { callProcess } from "#platform/processes/call-process.server.ts";
import type { SvgFault } from "./svg-faults.ts";

/** The formats of a picture's copies. A picture has AVIF, WebP and one fallback: PNG if it is transparent, else JPEG. */
export type CopyFormat = "avif" | "webp" | "jpg" | "png";

/** One copy of a picture, as it is served. */
export type PictureCopy = { width: number; format: CopyFormat; bytes: Uint8Array };

/** A picture's copies and the size of the largest. */
export type RenderedPicture = { width: number; height: number; copies: readonly PictureCopy[] };

/** Why a file of the right kind can't become a picture. */
export type RenderRefusal = "tooManyPixels" | "tooLong" | "moving" | "damaged";

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
  const end = await renderer.call<RenderedPicture | Unrendered>(
    "#platform/pictures/render-copies.ts:renderCopies",
    [bytes, kind],
    limits,
  );
  if ("answer" in end) return end.answer;
  // A decoder that crashes was handed a damaged or hostile file; every other end is ours.
  if (end.failed === "crashed" || end.failed === "tooLarge") return { refused: "damaged" };
  return { failed: end.failed === "stopped" || end.failed === "threw" ? "failed" : end.failed };
}
