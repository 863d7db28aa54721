import { expect, it } from "vitest";
import { frameCopy } from "#content/frame-copy.ts";
import { pack, unpack } from "./packed.ts";

it("gives back what was packed, every word of the frame included", () => {
  const words = frameCopy();
  expect(unpack(pack(words))).toEqual(words);
  expect(unpack(pack({ text: '</script><!-- "\u2028', none: null, list: [1, true] }))).toEqual({
    text: '</script><!-- "\u2028',
    none: null,
    list: [1, true],
  });
});

it("is one value on its way, whatever is inside", () => {
  expect(Object.values(pack(frameCopy()))).toEqual([expect.any(String)]);
});
