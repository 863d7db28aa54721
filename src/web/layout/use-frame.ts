import { useRouteLoaderData } from "react-router";
import { type Packed, unpack } from "../packed.ts";
import type { FrameCopy } from "./frame-copy.ts";

/** What the root loader gives to every page. */
export type RootData = {
  frame: Packed<FrameCopy>;
  siteUrl: string;
  /** `false` for the answer to a form sent without script and for the offline page: they stay plain HTML. */
  withScripts: boolean;
};

/** The root loader's answer, or nothing when that loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>("root");
}

let read: { json: string; copy: FrameCopy } | undefined;

/** The words of the frame; read once, since every page brings the same. */
export function frameOf({ frame }: RootData): FrameCopy {
  if (read?.json !== frame.json) read = { json: frame.json, copy: unpack(frame) };
  return read.copy;
}

/** The words of the frame around the page, for everything drawn inside it. */
export function useFrame(): FrameCopy {
  const root = useRootData();
  if (root === undefined) throw new Error("The frame is drawn without the root loader's answer.");
  return frameOf(root);
}
