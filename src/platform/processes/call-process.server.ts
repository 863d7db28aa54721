import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { deserialize, serialize } from "node:v8";
import { type ChildEnd, childEnd } from "./child-end.ts";

/** What a process may use, in all and for each call. */
export type CallBounds = {
  /** Calls waiting or running; more would only fill the memory. */
  mostWaiting: number;
  longestMs: number;
  /** Memory of JavaScript's own; what libraries take beside it isn't in it. */
  heapMegabytes: number;
  answerMegabytes: number;
  /** The process ends when nothing has come for so long. */
  idleMs: number;
  /** The lower, the later it gets a processor: 0 is the site's own, 19 the last. */
  priority: number;
};

/** Why a call has no answer: it never ran, went beyond a bound, ended its process, or threw. */
export type CallFailure = "busy" | "tooSlow" | "tooLarge" | "threw" | ChildEnd;
export type CallEnd<Answer> = { answer: Answer } | { failed: CallFailure };

export type CallProcess = {
  /**
   * Calls an exported function of a module in the process, after the calls before it. Arguments and answer are copied.
   */
  call<Called extends Callable>(
    name: FunctionName,
    args: Parameters<Called>,
    limits?: { longestMs?: number },
  ): Promise<CallEnd<AnswerOf<Called>>>;
  stop(): void;
};

/** A function of which only the type is imported, so that its module is loaded in the process alone. */
export type Callable = (...args: never[]) => unknown;
export type AnswerOf<Called extends Callable> = Awaited<ReturnType<Called>>;

/** A module as in an import, and one of its functions: "#platform/csv/read-csv.ts:readCsv". */
export type FunctionName = `#${string}.${"ts" | "js"}:${string}`;

/** Starting reads some hundred files; a busy machine takes long for it. */
const longestStartMs = 60_000;

/** Also found from inside the server's bundle, because it's looked up through package.json. */
const processPath = () => createRequire(import.meta.url).resolve("#platform/processes/answer-calls.ts");

/**
 * A process of its own for work that could take all time or memory, or crash: one call at a time, and if one goes
 * beyond a bound its process ends and no other. It starts at the first call and gets no settings and no keys. Our own,
 * because pools of workers keep idle processes and don't say how one ended.
 */
export function callProcess(bounds: CallBounds): CallProcess {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const ready = new WeakSet<ChildProcess>();

  function stop(child: ChildProcess | undefined): void {
    if (running === child) running = undefined;
    child?.kill("SIGKILL");
  }

  function start(): ChildProcess {
    const child = fork(processPath(), [String(bounds.priority), String(bounds.answerMegabytes)], {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
      // Fewer arenas: what libraries free goes back to the system.
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // A process that waits for calls must not keep this one from ending.
    child.unref();
    child.channel?.unref();
    child.on("error", () => undefined);
    child.once("exit", () => {
      if (running === child) running = undefined;
    });
    return child;
  }

  function callNow<Answer>(request: Uint8Array, longestMs: number): Promise<CallEnd<Answer>> {
    clearTimeout(idle);
    const child = running ?? start();
    running = child;
    return new Promise((resolve) => {
      const settle = (end: CallEnd<Answer>) => {
        clearTimeout(limit);
        child.off("message", take).off("exit", ended).off("error", ended);
        idle = setTimeout(() => stop(child), bounds.idleMs).unref();
        resolve(end);
      };
      const fail = (failed: CallFailure) => {
        stop(child);
        settle({ failed });
      };
      const ended = (code: unknown, signal: NodeJS.Signals | null = null) =>
        fail(childEnd({ isReady: ready.has(child), code: typeof code === "number" ? code : null, signal }));
      const send = () => {
        clearTimeout(limit);
        limit = setTimeout(() => fail("tooSlow"), longestMs);
        // A process that has ended says why in its "exit".
        child.send(
          request,
          (error) => error && child.exitCode === null && child.signalCode === null && ended(null),
        );
      };
      const take = (message: CallMessage) => {
        if ("ready" in message) {
          ready.add(child);
          send();
        } else if ("failed" in message) settle(message);
        else settle({ answer: deserialize(message.answer) });
      };
      let limit = setTimeout(() => fail("notStarted"), longestStartMs);
      child.on("message", take).once("exit", ended).once("error", ended);
      if (ready.has(child)) send();
    });
  }

  return {
    async call(name, args, { longestMs = bounds.longestMs } = {}) {
      if (waiting >= bounds.mostWaiting) return { failed: "busy" };
      const request = serialize({ name, args } satisfies CallRequest);
      waiting += 1;
      const turn = last.then(() => callNow<never>(request, longestMs));
      last = turn;
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    stop() {
      clearTimeout(idle);
      stop(running);
    },
  };
}

/** What the process is sent, serialized. */
export type CallRequest = { name: FunctionName; args: readonly unknown[] };

/** What it says: once that it has started, then how each call went. An answer is serialized already. */
export type CallMessage = { ready: true } | { answer: Uint8Array } | { failed: "tooLarge" | "threw" };
