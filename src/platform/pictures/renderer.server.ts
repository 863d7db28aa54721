import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { childEnd } from "#platform/processes/child-end.ts";

/** A picture's copies and the size of the largest. */
export type RenderedPicture = { width: number; height: number; copies: readonly PictureCopy[] };

/** Why there are no copies though the picture may be good. */
export type RenderFailure = "busy" | "notStarted" | "outOfMemory" | "tooSlow" | "failed";

/** Why there are no copies: the picture's fault, or ours. */
type Unrendered = { refused: RenderRefusal | RenderFailure };

/** Pictures waiting or being rendered; more would only fill the memory. */
const mostWaiting = 20;
/** A phone's photograph takes about four seconds on one core. */
const longestMs = 60_000;
/** The process ends when nothing has come for so long. */
const idleMs = 30_000;

/** Also found from inside the server's bundle, because it's looked up through package.json. */
const processPath = () => createRequire(import.meta.url).resolve("#platform/pictures/render-process.ts");

let running: ChildProcess | undefined;
const ready = new WeakSet<ChildProcess>();
let idle: NodeJS.Timeout | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture's copies in another process, one picture at a time, so that requests stay quick however many are
 * uploaded. `longest` is for tests.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { longest = longestMs }: { longest?: number } = {},
): Promise<RenderedPicture | Unrendered> {
  if (waiting >= mostWaiting) return { refused: "busy" };
  waiting += 1;
  const turn = last.then(() => renderNow(bytes, longest));
  last = turn;
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

function renderNow(bytes: Uint8Array, longest: number): Promise<RenderedPicture | Unrendered> {
  clearTimeout(idle);
  const child = running ?? start();
  running = child;
  const copies: PictureCopy[] = [];
  return new Promise((resolve) => {
    const settle = (result: RenderedPicture | Unrendered) => {
      clearTimeout(limit);
      child.off("message", take).off("exit", ended).off("error", ended);
      idle = setTimeout(() => stop(child), idleMs).unref();
      resolve(result);
    };
    const fail = (refused: Unrendered["refused"]) => {
      stop(child);
      settle({ refused });
    };
    const ended = (code: unknown, signal: NodeJS.Signals | null = null) =>
      fail(refusedBy(child, typeof code === "number" ? code : null, signal));
    const take = (message: RenderMessage) => {
      if ("copy" in message) copies.push(message.copy);
      else if ("done" in message) settle({ ...message.done, copies });
      else if ("refused" in message) settle(message);
    };
    const limit = setTimeout(() => fail("tooSlow"), longest);
    child.on("message", take).once("exit", ended).once("error", ended);
    // A process that has ended says why in its "exit".
    child.send(
      bytes,
      (error) => error && child.exitCode === null && child.signalCode === null && ended(null),
    );
  });
}

/** A decoder that crashes was handed a damaged or hostile file; every other end is ours. */
function refusedBy(
  child: ChildProcess,
  code: number | null,
  signal: NodeJS.Signals | null,
): Unrendered["refused"] {
  const end = childEnd({ isReady: ready.has(child), code, signal });
  if (end === "crashed") return "damaged";
  return end === "stopped" ? "failed" : end;
}

function start(): ChildProcess {
  const child = fork(processPath(), [], {
    serialization: "advanced",
    execArgv: [],
    // Fewer arenas: the decoders' freed memory goes back to the system.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A process that waits for pictures must not keep this one from ending.
  child.unref();
  child.channel?.unref();
  child.on("error", () => undefined);
  child.on("message", (message: RenderMessage) => {
    if ("ready" in message) ready.add(child);
  });
  child.once("exit", () => {
    if (running === child) running = undefined;
  });
  return child;
}

function stop(child: ChildProcess): void {
  if (running === child) running = undefined;
  child.kill("SIGKILL");
}

/** The formats of a picture's copies. A picture has AVIF, WebP and one fallback: PNG if it is transparent, else JPEG. */
const copyFormats = ["avif", "webp", "jpg", "png"] as const;
export type CopyFormat = (typeof copyFormats)[number];

/** One copy of a picture, as it is served. */
type PictureCopy = { width: number; format: CopyFormat; bytes: Uint8Array };

/** Why a file of the right kind can't become a picture. */
export type RenderRefusal = "tooManyPixels" | "tooLong" | "moving" | "damaged";

/** What the process that renders pictures says: once that it has started, then for each picture it was given. */
export type RenderMessage =
  | { ready: true }
  | { copy: PictureCopy }
  | { done: { width: number; height: number } }
  | { refused: RenderRefusal };
