import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { childEnd } from "#platform/processes/child-end.ts";
import type { IncomingMail } from "./incoming-mail.ts";
import { countLines, refuseOversized, type Unreadable, UnreadableMailError } from "./limits.ts";
import { parseMail } from "./parse-mail.ts";

/** What is parsed here, in some tens of milliseconds: nearly every mail without a file. */
const small = { bytes: 250_000, lines: 4_000 } as const;
/** What that process may use: time, and memory of its own, in megabytes. Enough for 25 MB of files. */
const usual = { longestMs: 60_000, heapMb: 128 };

/** Also found from inside the server's bundle, because it's looked up through package.json. */
const processPath = () => createRequire(import.meta.url).resolve("#platform/mail/incoming/parse-process.ts");

/**
 * Reads a raw mail into bounded, plain values: a large one in a process of its own, so that no mail can take this one's
 * time or memory. `bounds` are for tests. @throws {UnreadableMailError}; any other error is ours, and passes.
 */
export async function readMail(
  raw: Uint8Array,
  receivedAt: Date,
  bounds: Partial<typeof usual> = {},
): Promise<IncomingMail> {
  refuseOversized(raw);
  if (raw.length <= small.bytes && countLines(raw).lines <= small.lines) return parseMail(raw, receivedAt);
  return parseElsewhere({ raw, receivedAt: receivedAt.toISOString() }, { ...usual, ...bounds });
}

function parseElsewhere(request: ParseRequest, { longestMs, heapMb }: typeof usual): Promise<IncomingMail> {
  const child = fork(processPath(), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise<IncomingMail>((resolve, reject) => {
    let isReady = false;
    const limit = setTimeout(() => reject(new UnreadableMailError("too-complex")), longestMs);
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(limit);
      const end = childEnd({ isReady, code, signal });
      reject(
        end === "outOfMemory" || end === "crashed"
          ? new UnreadableMailError("too-complex")
          : new Error(`The process that parses mails ended: ${end}`),
      );
    };
    child.once("exit", ended).once("error", () => ended(null, null));
    child.on("message", (message: ParseMessage) => {
      if ("ready" in message) {
        isReady = true;
        // A process that has ended says why in its "exit".
        child.send(request, () => undefined);
      } else if ("mail" in message) resolve(message.mail);
      else reject(new UnreadableMailError(message.unreadable));
    });
  }).finally(() => child.kill("SIGKILL"));
}

export type ParseRequest = { raw: Uint8Array; receivedAt: string };

/** What the process that parses mails says: once that it has started, then what became of the mail it was given. */
export type ParseMessage = { ready: true } | { mail: IncomingMail } | { unreadable: Unreadable };
