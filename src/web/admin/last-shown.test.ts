import { afterEach, beforeEach, expect, it } from "vitest";
import { currentToasts, dismissToast } from "#ui/toast/store.ts";
import { readOrKeep, remember } from "./last-shown.ts";

const shown = { frame: { away: { title: "Away", text: "Still here." } } };
const screen = { address: "/admin/messages", signal: new AbortController().signal };
const fails = (error: unknown) => () => Promise.reject(error);
const notices = () => currentToasts().filter(({ open }) => open);
const close = () => {
  for (const { id } of currentToasts()) dismissToast(id);
};

let forget: () => void;
beforeEach(() => {
  forget = remember(screen.address, shown);
});
afterEach(() => {
  forget();
  close();
});

it("keeps the screen while the server can't be reached, and says so once", async () => {
  const tryAgain = () => readOrKeep(screen, fails(new TypeError("Failed to fetch")));
  expect(await tryAgain()).toBe(shown);
  expect(notices()).toMatchObject([{ title: "Away" }]);
  close();
  for (let tries = 0; tries < 3; tries += 1) expect(await tryAgain()).toBe(shown);
  expect(notices()).toEqual([]);
});

it("says nothing when a later request has replaced this one", async () => {
  const error = new DOMException("", "AbortError");
  const replaced = { ...screen, signal: AbortSignal.abort() };
  await expect(readOrKeep(replaced, fails(error))).rejects.toBe(error);
  expect(notices()).toEqual([]);
});

it("keeps nothing of another screen, after a refusal, or once the screen was left", async () => {
  const error = new TypeError("Failed to fetch");
  await expect(readOrKeep({ ...screen, address: "/admin" }, fails(error))).rejects.toBe(error);
  const refusal = new Response(null, { status: 403 });
  await expect(readOrKeep(screen, fails(refusal))).rejects.toBe(refusal);
  forget();
  await expect(readOrKeep(screen, fails(error))).rejects.toBe(error);
  expect(notices()).toEqual([]);
});
