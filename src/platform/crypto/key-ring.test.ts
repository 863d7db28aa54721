import { expect, it } from "vitest";
import { keyRingText, parseKeyRing } from "./key-ring.ts";

const one = Buffer.alloc(32, 1);
const two = Buffer.alloc(32, 2);

it("reads a key without an id as v1, as it was stored before there could be several", () => {
  expect(parseKeyRing(`${one.toString("base64")}\n`)).toEqual([{ id: "v1", key: one }]);
});

it("reads several keys from lines or spaces, the writing one first, and writes the same text", () => {
  const keys = [
    { id: "v2", key: two },
    { id: "v1", key: one },
  ];
  expect(parseKeyRing(keyRingText(keys))).toEqual(keys);
  expect(parseKeyRing(`v2:${two.toString("base64")} ${one.toString("base64")}`)).toEqual(keys);
});

it("refuses half a key, two keys of one id, and ids of another form", () => {
  const text = one.toString("base64");
  for (const wrong of [
    "",
    "v2:",
    `v2:${text} v2:${text}`,
    `${text} ${text}`,
    `v0:${text}`,
    `new:${text}`,
    `v2:c2hvcnQ=`,
  ])
    expect(parseKeyRing(wrong), wrong).toBeUndefined();
});
