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

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
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
  await vi.waitFor(() => expect(Object.keys(localStorage).some((name) => name.endsWith("7"))).toBe(true));
}

it("what somebody typed outlives the end of their session, in a new tab too, until it is sent", async () => {
  await typeAndEnd("ana");
  expect(Object.keys(sessionStorage)).toEqual([]);
  vi.stubGlobal("sessionStorage", storage());
  signIn("ana");
  expect(await draftsOf("reply").read("7")).toBe(words);
  draftsOf("reply").write("7", undefined);
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(Object.keys(localStorage)).toEqual([]);
});

it("nobody else can read it, whether they open the same form or take the stored text", async () => {
  await typeAndEnd("ana");
  signIn("ben");
  expect(await draftsOf("reply").read("7")).toBeUndefined();
  expect(await adminDrafts.read(`${draftPrefix}ana:reply:7`)).toBeUndefined();
  expect(wordsIn(everything(), [words])).toEqual([]);
  draftsOf("reply").write("7", "ben's own words, typed later");
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(2));
  endDrafts();
  signIn("ana");
  expect(await draftsOf("reply").read("7")).toBe(words);
});

it("two tabs with the same form lose neither text", async () => {
  await typeAndEnd("ana", "typed in the first tab");
  const first = sessionStorage;
  vi.stubGlobal("sessionStorage", storage());
  await typeAndEnd("ana", "typed in the second tab");
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(2));
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
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
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
  parkDrafts(parkedAt);
  removeOldDrafts(parkedAt + parkedDays * day);
  expect(Object.keys(localStorage)).toEqual([]);
});
