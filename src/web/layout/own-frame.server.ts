import type { copyAround } from "#content/frame-translations/frame-translations.ts";
import { pack } from "../packed.ts";
import type { OwnFrame } from "./use-frame.ts";

/** What a page's loader adds so that the frame around it is in the page's language; nothing while that is English. */
export function ownFrame(around: ReturnType<typeof copyAround>): OwnFrame | Record<never, never> {
  return around === undefined ? {} : { ownFrame: pack(around.frame) };
}
