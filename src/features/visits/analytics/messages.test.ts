import { runInNewContext } from "node:vm";
import { afterEach, expect, it, vi } from "vitest";
import { frameScript } from "./api.server.ts";
import { openTeller } from "./client/teller.ts";

afterEach(() => vi.unstubAllGlobals());

type Hear = (event: { source: unknown; data: unknown }) => void;

it("hears its own frame only: the page takes no message from another window", () => {
  const sent: unknown[] = [];
  const own = { postMessage: (message: unknown) => sent.push(message) };
  let hear: Hear = () => undefined;
  let isThere = true;
  const frame = {
    contentWindow: own,
    setAttribute: () => undefined,
    remove: () => {
      isThere = false;
    },
  };
  vi.stubGlobal("document", { createElement: () => frame, body: { append: () => undefined } });
  vi.stubGlobal("addEventListener", (_: string, listener: Hear) => {
    hear = listener;
  });
  vi.stubGlobal("removeEventListener", () => undefined);
  openTeller().tell("/contact");
  for (const source of [{}, null, undefined, globalThis])
    for (const data of ["ready", "stopped"]) hear({ source, data });
  for (const data of [{ path: "/x" }, "anything", null, 1]) hear({ source: own, data });
  expect([sent, isThere]).toEqual([[], true]);
  hear({ source: own, data: "ready" });
  expect(sent).toEqual([{ path: "/contact" }]);
  hear({ source: own, data: "stopped" });
  expect(isThere).toBe(false);
});

it("hears its own page only: the frame counts nothing for another window", () => {
  let hear: Hear = () => undefined;
  const loaded: unknown[] = [];
  const around = { postMessage: () => undefined };
  const window: Record<string, unknown> = { parent: around };
  runInNewContext(frameScript({ id: "G-TEST", siteUrl: "https://kinward.test" }), {
    window,
    crypto,
    Uint32Array,
    document: { createElement: () => ({}), head: { append: (script: unknown) => loaded.push(script) } },
    addEventListener: (_: string, listener: Hear) => {
      hear = listener;
    },
  });
  for (const source of [{}, null, window]) hear({ source, data: { path: "/evil" } });
  expect(loaded).toEqual([]);
  hear({ source: around, data: { path: "/contact" } });
  expect(loaded).toHaveLength(1);
});
