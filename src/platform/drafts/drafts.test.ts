import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsIn } from "#tests/support/words-in.ts";
import { derivedKeys } from "../crypto/derived-keys.ts";
import { createFieldCipher } from "../crypto/field-cipher.ts";
import { draftKeysFor } from "./draft-keys.server.ts";
import { adminDrafts, draftsOf, endDrafts, giveDraftKeys } from "./drafts.ts";
import { draftPrefix, parkDrafts, parkedDays, parkedPrefix, removeOldDrafts } from "./parked-drafts.ts";

const cipher = createFieldCipher([{ id: "v1", key: Buffer.alloc(32, 1) }]);
const words = "one last sentence, unsent";
const day = 24 * 60 * 60 * 1_000;

/** Local or session storage in memory. */
function storage(): Storage {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
  };
  return new Proxy(methods, {
    get: (target, name) => (name === "length" ? kept.size : Reflect.get(target, name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_target, name) => ({
      value: kept.get(String(name)),
      enumerable: true,
      configurable: true,
    }),
  }) as typeof methods & { length: number };
}

const signIn = (person: string) => giveDraftKeys(person, draftKeysFor(cipher, person));
const everything = () =>
  JSON.stringify(
    [localStorage, sessionStorage].map((each) => Object.keys(each).map((name) => [name, each.getItem(name)])),
  );

/** The locks of all tabs of a browser, by the tab that holds them. */
const locksOf = new Map<object, Set<string>>();

/** Opens a tab of the same browser: its own storage, its own copy of the code. */
async function openTab() {
  const session = storage();
  const held = new Set<string>();
  locksOf.set(session, held);
  const locks = {
    query: async () => ({
      held: [...locksOf.values()].flatMap((names) => [...names].map((name) => ({ name }))),
    }),
    async request(name: string, callback: () => Promise<unknown>) {
      held.add(name);
      await callback();
    },
  };
  vi.resetModules();
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("navigator", { locks });
  const tab = await import("./drafts.ts");
  return {
    ...tab,
    signIn: (person: string) => tab.giveDraftKeys(person, draftKeysFor(cipher, person)),
    /** The tab in front is the one whose storage and locks the code sees. */
    show() {
      vi.stubGlobal("sessionStorage", session);
      vi.stubGlobal("navigator", { locks });
    },
    close: () => locksOf.delete(session),
    /** Loads the page again: the tab keeps its storage, and what the page held is released. */
    async reload() {
      held.clear();
      vi.resetModules();
      vi.stubGlobal("sessionStorage", session);
      return import("./drafts.ts");
    },
    kept: () => Object.keys(session),
  };
}

const inBrowser = () => Object.keys(localStorage);

beforeEach(() => {
  locksOf.clear();
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  endDrafts();
  vi.unstubAllGlobals();
});

/** Somebody types a reply, and the session ends. */
async function typeAndEnd(person: string, text = words) {
  signIn(person);
  draftsOf("reply").write("7", text);
  endDrafts();
  await expect.poll(() => Object.keys(localStorage).some((name) => name.endsWith("7"))).toBe(true);
}

it("what somebody typed outlives the end of their session, in a new tab too, until it is sent", async () => {
  await typeAndEnd("ana");
  expect(Object.keys(sessionStorage)).toEqual([]);
  vi.stubGlobal("sessionStorage", storage());
  signIn("ana");
  expect(await draftsOf("reply").read("7")).toBe(words);
  draftsOf("reply").write("7", undefined);
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("nobody else can read it, whether they open the same form or take the stored text", async () => {
  await typeAndEnd("ana");
  signIn("ben");
  expect(await draftsOf("reply").read("7")).toBeUndefined();
  expect(await adminDrafts.read(`${draftPrefix}ana:reply:7`)).toBeUndefined();
  expect(wordsIn(everything(), [words])).toEqual([]);
  draftsOf("reply").write("7", "ben's own words, typed later");
  await expect.poll(() => Object.keys(sessionStorage)).toHaveLength(2);
  endDrafts();
  signIn("ana");
  expect(await draftsOf("reply").read("7")).toBe(words);
});

it("two tabs with the same form lose neither text", async () => {
  await typeAndEnd("ana", "typed in the first tab");
  const first = sessionStorage;
  vi.stubGlobal("sessionStorage", storage());
  await typeAndEnd("ana", "typed in the second tab");
  await expect.poll(() => Object.keys(localStorage)).toHaveLength(2);
  signIn("ana");
  const one = await draftsOf("reply").read("7");
  vi.stubGlobal("sessionStorage", first);
  const two = await draftsOf("reply").read("7");
  expect([one, two].toSorted()).toEqual(["typed in the first tab", "typed in the second tab"]);
});

it("a form that goes with the session keeps its text, and only an encrypted one stays", async () => {
  signIn("ana");
  await adminDrafts.write(`${draftPrefix}ana:note`, words);
  sessionStorage.setItem(`${draftPrefix}old`, "plain text of an earlier version");
  endDrafts();
  await adminDrafts.write(`${draftPrefix}ana:note`, undefined);
  await expect.poll(() => Object.keys(localStorage)).toHaveLength(1);
  expect(wordsIn(everything(), ["plain text of an earlier version"])).toEqual([]);
  signIn("ana");
  expect(await adminDrafts.read(`${draftPrefix}ana:note`)).toBe(words);
});

it("a draft of an earlier version, which had one name for everybody, is still read", async () => {
  signIn("ana");
  await adminDrafts.write(`${draftPrefix}reply:7`, words);
  expect(await draftsOf("reply").read("7")).toBe(words);
});

it("a draft waits thirty days for its writer, also where the data key was replaced", async () => {
  await typeAndEnd("ana");
  const [name = ""] = Object.keys(localStorage);
  const parkedAt = Number(name.slice(parkedPrefix.length).split(":")[0]);
  removeOldDrafts(parkedAt + parkedDays * day - 1);
  expect(Object.keys(localStorage)).toEqual([name]);
  const rotated = createFieldCipher([{ id: "v2", key: Buffer.alloc(32, 2) }]);
  rotated.keepRetired([derivedKeys({ id: "v1", key: Buffer.alloc(32, 1) })]);
  giveDraftKeys("ana", draftKeysFor(rotated, "ana"));
  expect(await draftsOf("reply").read("7")).toBe(words);
  parkDrafts(undefined, parkedAt);
  removeOldDrafts(parkedAt + parkedDays * day);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("what stood in a tab that was closed is there again in a new one, once, and for its writer only", async () => {
  const closed = await openTab();
  closed.signIn("ana");
  closed.draftsOf("reply").write("7", "an earlier half of it");
  closed.draftsOf("reply").write("7", words);
  await expect.poll(() => inBrowser()).toHaveLength(1);
  closed.close();
  expect(wordsIn(everything(), [words])).toEqual([]);

  const colleague = await openTab();
  colleague.signIn("ben");
  expect(await colleague.draftsOf("reply").read("7")).toBeUndefined();
  colleague.close();

  const next = await openTab();
  next.signIn("ana");
  expect(await next.draftsOf("reply").read("7")).toBe(words);
  next.draftsOf("reply").write("7", undefined);
  await expect.poll(() => [next.kept(), inBrowser()]).toEqual([[], []]);
});

it("a tab that is open keeps its words to itself, whatever other tabs open or sign out", async () => {
  const first = await openTab();
  first.signIn("ana");
  first.draftsOf("reply").write("7", words);
  await expect.poll(() => inBrowser()).toHaveLength(1);
  const second = await openTab();
  second.signIn("ana");
  expect(await second.draftsOf("reply").read("7")).toBeUndefined();
  second.endDrafts();
  await Promise.resolve();
  second.close();
  first.show();
  expect(await first.draftsOf("reply").read("7")).toBe(words);
});

it("a page that is loaded again keeps one copy of its words, and sending them removes it", async () => {
  const tab = await openTab();
  tab.signIn("ana");
  tab.draftsOf("reply").write("7", words);
  await expect.poll(() => inBrowser()).toHaveLength(1);
  const [copy] = inBrowser();
  const page = await tab.reload();
  page.giveDraftKeys("ana", draftKeysFor(cipher, "ana"));
  await expect.poll(() => inBrowser()).not.toEqual([copy]);
  expect(inBrowser()).toHaveLength(1);
  expect(await page.draftsOf("reply").read("7")).toBe(words);
  page.draftsOf("reply").write("7", undefined);
  await expect.poll(() => [tab.kept(), inBrowser()]).toEqual([[], []]);
});

it("a session that ends leaves one copy of what the tab kept", async () => {
  const tab = await openTab();
  tab.signIn("ana");
  tab.draftsOf("reply").write("7", words);
  await expect.poll(() => inBrowser()).toHaveLength(1);
  tab.endDrafts();
  await expect.poll(() => tab.kept()).toEqual([]);
  expect(inBrowser()).toHaveLength(1);
  // The login is a page of its own, and ends them once more.
  (await tab.reload()).endDrafts();
  tab.close();
  const next = await openTab();
  next.signIn("ana");
  expect(await next.draftsOf("reply").read("7")).toBe(words);
});
