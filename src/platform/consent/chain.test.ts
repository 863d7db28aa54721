import { describe, expect, it } from "vitest";
import { createFieldCipher } from "#platform/crypto/field-cipher.ts";
import {
  type ConsentLine,
  firstBrokenLine as firstBroken,
  keyedHashOfLine,
  plainHashOfLine,
  signedHead,
} from "./chain.ts";

const { sign, signatures, verify } = createFieldCipher([{ id: "v1", key: Buffer.alloc(32, 7) }]);
const hashOfLine = (line: ConsentLine) => keyedHashOfLine(line, sign);
const keys = {
  signatures,
  isHeadSigned: (head: string, signature: string) => verify("consent head", head, signature),
};
type Lines = Parameters<typeof firstBroken>[0];
const firstBrokenLine = (lines: Lines, head: string, signature = signedHead(head, sign)) =>
  firstBroken(lines, { head, signature, ...keys });

/** A ledger of so many lines, and its last hash. */
function ledger(length: number, plain = 0) {
  const lines: (ConsentLine & { hash: string })[] = [];
  let previous = "";
  for (let index = 0; index < length; index += 1) {
    const line = {
      id: `line-${index}`,
      subject: `subject-${index}`,
      kind: "given",
      wording: "Yes, subscribe me to your newsletter.*",
      wording_version: "2026-11",
      page: "/",
      at: `2026-11-21T10:00:0${index}.000Z`,
      previous_hash: previous,
    };
    previous = index < plain ? plainHashOfLine(line) : hashOfLine(line);
    lines.push({ ...line, hash: previous });
  }
  return { lines, head: previous };
}

describe("the consent ledger", () => {
  it("is whole as it was written, in whatever order its lines are read", () => {
    const { lines, head } = ledger(5);
    expect(firstBrokenLine(lines, head)).toBeUndefined();
    expect(firstBrokenLine(lines.toReversed(), head)).toBeUndefined();
    expect(firstBrokenLine([], "")).toBeUndefined();
  });

  it("shows the first line in which anything was changed", () => {
    const { lines, head } = ledger(4);
    for (const column of ["id", "subject", "kind", "wording", "wording_version", "page", "at"] as const) {
      const changed = lines.map((line, index) => (index === 2 ? { ...line, [column]: "other" } : line));
      expect(firstBrokenLine(changed, head), column).toBe(column === "id" ? "other" : "line-2");
    }
  });

  it("shows that a line is missing at the start, in the middle or at the end", () => {
    const { lines, head } = ledger(4);
    for (const missing of [0, 1, 2, 3]) {
      const rest = lines.filter((_, index) => index !== missing);
      expect(firstBrokenLine(rest, head), `without ${missing}`).toBeDefined();
    }
    expect(firstBrokenLine([], head)).toBe("head");
  });

  it("shows a line that was put in beside another or written over with a hash of its own", () => {
    const { lines, head } = ledger(4);
    const forged = lines.map((line) => ({ ...line }));
    const [, second] = forged;
    if (second) {
      second.wording = "Yes to everything";
      second.hash = hashOfLine(second);
    }
    expect(firstBrokenLine(forged, head)).toBeDefined();
    const besides = lines.flatMap((line) =>
      line.id === "line-1" ? [line, { ...line, id: "twin" }] : [line],
    );
    expect(firstBrokenLine(besides, head)).toBe("twin");
    expect(firstBrokenLine(besides.toReversed(), head)).toBe("line-1");
  });

  it("takes lines from before the key came into it, and shows a chain that was written anew without the key", () => {
    const { lines, head } = ledger(5, 3);
    expect(firstBrokenLine(lines, head)).toBeUndefined();
    const forge = (wording: string, keepKeyed: number) => {
      let previous = "";
      return lines.map((line, index) => {
        const next = { ...line, wording: index === 1 ? wording : line.wording, previous_hash: previous };
        previous = index < keepKeyed ? plainHashOfLine(next) : line.hash;
        return { ...next, hash: previous };
      });
    };
    const anew = forge("Yes to everything", 5);
    const end = anew.at(-1)?.hash ?? "";
    // Without the key the old signature is all there is.
    expect(firstBrokenLine(anew, end, signedHead(head, sign))).toBe("head");
    expect(firstBroken(anew, { head: end, signature: undefined, ...keys })).toBe("head");
    expect(firstBrokenLine(forge("Yes to everything", 3), head)).toBe("line-3");
    const shorter = lines.slice(0, 4);
    expect(firstBrokenLine(shorter, shorter.at(-1)?.hash ?? "", signedHead(head, sign))).toBe("head");
  });
});
