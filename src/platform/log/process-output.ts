import { format } from "node:util";
import { systemClock } from "#platform/clock/clock.ts";
import { currentRequestId, withoutPersonalData } from "./log.ts";

/** Everything a process prints outside its log: sentences for whoever starts it, and why it ended. */
type ProcessOutput = { say(line: string): void; fail(sentence: string): void };

type Line = { level: "info" | "warn" | "error" | "fatal"; event: string } & Readonly<Record<string, unknown>>;

/**
 * Plain sentences on a terminal. Elsewhere a program reads the output, so each line becomes JSON like the log's: our
 * own sentences, Node's warnings, a crash, and what packages write to the console.
 */
export function processOutput(isTerminal: boolean): ProcessOutput {
  if (isTerminal)
    return {
      say: (line) => process.stdout.write(`${line}\n`),
      fail: (sentence) => process.stderr.write(`${sentence}\n`),
    };
  jsonFromConsole();
  // Node's own listener writes plain text.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message, stack }) =>
    write(process.stderr, { level: "warn", event: "node.warning", name, message, stack }),
  );
  process.on("uncaughtException", (error: unknown) => {
    write(process.stderr, { level: "fatal", event: "process.crashed", ...facts(error) });
    process.exit(1);
  });
  return {
    say: (message) => write(process.stdout, { level: "info", event: "process.notice", message }),
    fail: (message) => write(process.stderr, { level: "fatal", event: "process.refused", message }),
  };
}

function jsonFromConsole(): void {
  const levels = {
    log: "info",
    info: "info",
    debug: "info",
    trace: "info",
    warn: "warn",
    error: "error",
  } as const;
  for (const [method, level] of Object.entries(levels))
    Reflect.set(console, method, (...words: unknown[]) =>
      write(process.stdout, { level, event: `console.${method}`, message: format(...words) }),
    );
}

function facts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  return { name: error.name, code: Reflect.get(error, "code"), message: error.message, stack: error.stack };
}

function write(stream: NodeJS.WritableStream, { level, event, ...rest }: Line): void {
  const line = { level, time: systemClock.now().toISOString(), event, request: currentRequestId(), ...rest };
  stream.write(`${withoutPersonalData(JSON.stringify(line))}\n`);
}
