import { useMatches, useRouteLoaderData } from "react-router";
import type { FrameCopy } from "#content/frame-copy.ts";
import { type Packed, unpack } from "../packed.ts";

export type RootData = {
  frame: Packed<FrameCopy>;
  siteUrl: string;
  /**
   * The address of the style sheet: of the visitors' or of the admin's, which a link between them loads anew. It comes
   * from the server and no module imports it: each chunk fetched later would bring it once more.
   */
  sheet: string;
  /** `false` for the response to a form sent without JavaScript and for the offline page: they stay plain HTML. */
  withScripts: boolean;
};

/** What the loader of a page in another language adds, once the words around it are signed off in that language. */
export type OwnFrame = { ownFrame: Packed<FrameCopy> };

function hasOwnFrame(loaderData: unknown): loaderData is OwnFrame {
  return typeof loaderData === "object" && loaderData !== null && "ownFrame" in loaderData;
}

/** The root loader's data, or undefined when that loader itself failed; with the frame in the language of the page. */
export function useRootData(): RootData | undefined {
  const root = useRouteLoaderData<() => RootData>("root");
  const page = useMatches().at(-1)?.loaderData;
  return root && hasOwnFrame(page) ? { ...root, frame: page.ownFrame } : root;
}

let read: { json: string; copy: FrameCopy } | undefined;

/** Parsed once for all pages in a language. */
export function frameOf({ frame }: RootData): FrameCopy {
  if (read?.json !== frame.json) read = { json: frame.json, copy: unpack(frame) };
  return read.copy;
}

export function useFrame(): FrameCopy {
  const root = useRootData();
  if (root === undefined) throw new Error("The frame is drawn without the root loader's answer.");
  return frameOf(root);
}
