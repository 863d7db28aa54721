import { type DataStrategyResult, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentToasts, dismissToast } from "#ui/toast/store.ts";
import { keepLastScreen, remember } from "./last-shown.ts";

type Results = Record<string, DataStrategyResult>;

const away = { title: "Away", text: "Still here." };
const loaderData = [
  ["frame", "the menu"],
  ["messages", "the list"],
] as const;
const kept: Results = {
  frame: { type: "data", result: "the menu" },
  messages: { type: "data", result: "the list" },
};
const answered: Results = { messages: { type: "data", result: "a newer list" } };
const failedWith = (result: unknown): Results => ({ messages: { type: "error", result } });
const unreachable = failedWith(new TypeError("Failed to fetch"));

const notices = () => currentToasts().filter(({ open }) => open);
const close = () => {
  for (const { id } of currentToasts()) dismissToast(id);
};

/** Reads a screen again in the middle of the middleware, with what came of it. */
async function read(
  results: Results,
  { address = "/admin/messages", signal = new AbortController().signal } = {},
) {
  const url = new URL(address, "https://kinward.example");
  const request = new Request(url, { signal });
  const context = new RouterContextProvider();
  return keepLastScreen({ request, url, pattern: address, params: {}, context }, async () => results);
}

let forget: () => void;
beforeEach(async () => {
  await read(answered);
  forget = remember({ address: "/admin/messages", away, loaderData });
});
afterEach(() => {
  forget();
  close();
});

it("keeps the screen while the server can't be reached, and says so once", async () => {
  expect(await read(unreachable)).toEqual(kept);
  expect(notices()).toMatchObject([{ title: "Away" }]);
  close();
  for (let tries = 0; tries < 3; tries += 1) expect(await read(unreachable)).toEqual(kept);
  expect(notices()).toEqual([]);
  expect(await read(answered)).toBe(answered);
  await read(unreachable);
  expect(notices()).toMatchObject([{ title: "Away" }]);
});

it("says nothing when a later request has replaced this one", async () => {
  const replaced = failedWith(new DOMException("", "AbortError"));
  expect(await read(replaced, { signal: AbortSignal.abort() })).toBe(replaced);
  expect(notices()).toEqual([]);
});

it("keeps the menu beside the error when another screen can't be reached", async () => {
  const broken: Results = {
    frame: { type: "error", result: new Error("502") },
    audit: { type: "error", result: new Error("502") },
  };
  expect(await read(broken, { address: "/admin/audit" })).toEqual({ frame: kept.frame, audit: broken.audit });
  expect(notices()).toEqual([]);
});

it("keeps nothing after a refusal, or once the screen was left", async () => {
  const refusal = failedWith(new Response(null, { status: 403 }));
  expect(await read(refusal)).toBe(refusal);
  forget();
  expect(await read(unreachable)).toBe(unreachable);
  expect(notices()).toEqual([]);
});
