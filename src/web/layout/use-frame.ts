import { useRouteLoaderData } from "react-router";
import { type Packed, unpack } from "../packed.ts";
import type { FrameCopy } from "./frame-copy.ts";

/** The root loader's data for every page. */
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

/** The root loader's data, or undefined when that loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>("root");
}

let read: { json: string; copy: FrameCopy } | undefined;

/** The frame's copy; parsed once, since it is the same on every page. */
export function frameOf({ frame }: RootData): FrameCopy {
  if (read?.json !== frame.json) read = { json: frame.json, copy: unpack(frame) };
  return read.copy;
}

/** The frame's copy, for everything rendered inside it. */
export function useFrame(): FrameCopy {
  const root = useRootData();
  if (root === undefined) throw new Error("The frame is drawn without the root loader's answer.");
  return frameOf(root);
}
