import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { isDemo } from "#platform/demo.ts";
import { serveMails } from "../mail-screen.ts";
import { demoEnvironment } from "./environment.ts";
import { makeDemo } from "./make-demo.ts";
import { type DemoPlace, putInPlace, removeLeftovers } from "./place.ts";
import { demoPassword, demoTeam, signIns } from "./team.ts";

const root = resolve(import.meta.dirname, "../../..");
const usualSeed = 1;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Makes a demo in this place, if there is none or a fresh one is wanted, and serves it until it's stopped. The caller has the lock. */
export async function startDemo(
  place: DemoPlace,
  { fresh, port }: { fresh: boolean; port: number },
): Promise<void> {
  const { folder, making } = place;
  removeLeftovers(place);
  if (fresh || !isDemo(folder)) {
    say("Making an invented month …");
    const began = performance.now();
    await makeDemo(making, { finalFolder: folder, seed: usualSeed, now: new Date(), port });
    putInPlace(place);
    say(`Made in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
  }
  await serve(folder, port);
}

/** Serves the demo and its mails until one of them ends. */
async function serve(folder: string, port: number): Promise<void> {
  const mails = await serveMails(folder, port + 1);
  const server = spawn(process.execPath, ["--max-semi-space-size=8", "src/server/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      ...demoEnvironment(folder, port),
      LOG_LEVEL: "warn",
      NODE_COMPILE_CACHE: undefined,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => void server.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  let isUp = false;
  server.stdout.on("data", (part: Buffer) => {
    if (isUp || !part.toString().includes(" is at http")) return;
    isUp = true;
    for (const line of introduction(folder, port, mails.url)) say(line);
  });
  const code = await new Promise<number>((done) => server.once("exit", (exit) => done(exit ?? 0)));
  mails.close();
  process.exitCode = code;
}

function introduction(folder: string, port: number, mailUrl: string): readonly string[] {
  const people = signIns.map((role) => `  ${role.padEnd(8)}${demoTeam[role].email}`);
  return [
    `Demo:   http://localhost:${port}`,
    `Admin:  http://localhost:${port}/admin`,
    ...people,
    `  The password of all three: ${demoPassword}`,
    `Mails:  ${mailUrl} (none leaves this computer)`,
    `Data:   ${folder}. Delete the folder when you're done; --fresh makes it anew.`,
    "Stop it with Ctrl+C.",
  ];
}
