import { describe, expect, it } from "vitest";
import { ApiError } from "#platform/browser/refusal.ts";
import { passkeyAnswers, passkeyProblems } from "../copy/passkeys.ts";
import { makePasskey } from "./make-passkey.ts";

type World = {
  /** What comes of sending the new passkey. */
  sending: "answered" | "refused" | "lost before" | "lost after" | "proxy error";
  /** How often the server can't be reached afterward. */
  away?: number;
};

/** A device and a server with a connection between them that breaks. */
async function lifeOf({ sending, away = 0 }: World) {
  const device = new Set<string>();
  const server = new Set<string>();
  const signals: string[] = [];
  let unreachable = away;
  const outcome = await makePasskey(
    {
      async create() {
        device.add("key");
        return { id: "key" };
      },
      async send({ id }) {
        if (sending === "refused")
          throw new ApiError(409, "", JSON.stringify({ message: "Too late.", fields: { name: "Shorter" } }));
        if (sending === "proxy error") throw new ApiError(502, "Bad Gateway", "<html>");
        if (sending === "lost before") throw new TypeError("Failed to fetch");
        server.add(id);
        if (sending === "lost after") throw new TypeError("Failed to fetch");
        return { message: "Added", codes: ["code"] };
      },
      async isAdded() {
        unreachable -= 1;
        if (unreachable >= 0) throw new TypeError("Failed to fetch");
        return server.size > 0;
      },
      async forget(id) {
        signals.push(id);
        device.delete(id);
      },
      wait: async () => undefined,
    },
    "kinward.example",
  ).catch((error: unknown) => error);
  return { outcome, device: [...device], server: [...server], signals };
}

const leftOver = passkeyProblems.leftOver("kinward.example");

describe("a passkey that is made", () => {
  it("is added with its recovery codes", async () => {
    const { outcome, device, server } = await lifeOf({ sending: "answered" });
    expect([outcome, device, server]).toEqual([{ message: "Added", codes: ["code"] }, ["key"], ["key"]]);
  });

  it.each([
    ["refused", 0, "Too late."],
    ["lost before", 0, passkeyProblems.lost],
    ["lost before", 1, passkeyProblems.lost],
    ["proxy error", 0, passkeyProblems.lost],
  ] as const)(
    "is half in neither when it was %s, after %i silent tries: the device is told, and how to delete it is said",
    async (sending, away, reason) => {
      const { outcome, device, server, signals } = await lifeOf({ sending, away });
      expect(outcome).toMatchObject({ name: "PasskeyLeftOver", message: `${reason} ${leftOver}` });
      expect([device, server, signals]).toEqual([[], [], ["key"]]);
    },
  );

  it.each([0, 2])("is kept when only the answer was lost, after %i silent tries", async (away) => {
    const { outcome, device, server, signals } = await lifeOf({ sending: "lost after", away });
    expect(outcome).toEqual({ message: passkeyAnswers.addedUnheard, codes: [] });
    expect([device, server, signals]).toEqual([["key"], ["key"], []]);
  });

  it.each(["lost before", "lost after"] as const)(
    "is left alone when nobody can tell what became of it: %s",
    async (sending) => {
      const { outcome, device, signals } = await lifeOf({ sending, away: 9 });
      expect(outcome).toMatchObject({ message: `${passkeyProblems.unknown} ${leftOver}` });
      expect([device, signals]).toEqual([["key"], []]);
    },
  );

  it("says which field has to change when the server refused it for that", async () => {
    expect((await lifeOf({ sending: "refused" })).outcome).toMatchObject({ fields: { name: "Shorter" } });
  });
});
