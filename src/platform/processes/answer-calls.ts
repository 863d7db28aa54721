/**
 * A process of its own that calls functions for the one that started it (call-process.server.ts), and ends with that
 * one. Modules are loaded at the first call of one of their functions.
 */
import { deserialize, serialize } from "node:v8";
import type { CallMessage, CallRequest } from "./call-process.server.ts";
import { giveWay } from "./give-way.ts";

const [priority = "0", answerMegabytes = "1"] = process.argv.slice(2);
const largestAnswer = Number(answerMegabytes) * 1_000_000;
// Where someone waits for it with the site's own priority, a low one beside a busy neighbor took minutes.
if (priority !== "0") giveWay(Number(priority));

async function answerTo(request: Uint8Array): Promise<CallMessage> {
  try {
    const { name, args }: CallRequest = deserialize(request);
    const [module = "", exported = ""] = name.split(":");
    if (!module.startsWith("#")) return { failed: "threw" };
    const called: Record<string, unknown> = await import(module);
    const run = called[exported];
    if (typeof run !== "function") return { failed: "threw" };
    const answer = serialize(await run(...args));
    return answer.byteLength > largestAnswer ? { failed: "tooLarge" } : { answer };
  } catch {
    // The reason could quote what somebody wrote.
    return { failed: "threw" };
  }
}

const send = (message: CallMessage) => process.send?.(message);
process.on("message", (request: Uint8Array) => void answerTo(request).then(send));
process.on("disconnect", () => process.exit());
send({ ready: true });
