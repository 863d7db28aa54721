import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { passkeyProblems, passkeyRefusals } from "../copy/passkeys.ts";
import { makePasskey, PasskeyLeftOver } from "./make-passkey.ts";

type Problem = { message: string; fields: Readonly<Record<string, string>> };

/**
 * Has the browser use or make a passkey and sends the result. `failed` is the message when the server couldn't be
 * reached.
 */
export function usePasskeys(failed: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function run<Answer>(act: () => Promise<Answer>, stopped: string): Promise<Answer | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await act();
    } catch (error) {
      setProblem(problemOf(error, { failed, stopped }));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    /** @returns where to go then; undefined if it didn't work. */
    use: (path: string, more: Readonly<Record<string, string>> = {}) =>
      run(async () => {
        const { startAuthentication } = await import("@simplewebauthn/browser");
        const asked: { options: PublicKeyCredentialRequestOptionsJSON } = await post(`${path}/challenge`, {});
        const answer: { next: string } = await post(path, {
          ...more,
          response: await startAuthentication({ optionsJSON: asked.options }),
        });
        return answer.next;
      }, passkeyProblems.stopped),
    /** @returns the server's answer; undefined if it didn't work. */
    add: (path: string, { name, known }: { name: string; known: readonly string[] }) =>
      run(async () => {
        // Asked before the device makes one that the server then refuses.
        if (name.trim() === "")
          throw new PasskeyLeftOver(passkeyRefusals.nameMissing, { name: passkeyRefusals.nameMissing });
        const { startRegistration } = await import("@simplewebauthn/browser");
        const asked: { options: PublicKeyCredentialCreationOptionsJSON } = await post(
          `${path}/challenge`,
          {},
        );
        const site = asked.options.rp.id ?? location.hostname;
        return makePasskey(
          {
            create: () => startRegistration({ optionsJSON: asked.options }),
            send: (response): Promise<{ message: string; codes: readonly string[] }> =>
              post(path, { name, response }),
            isAdded: () => hasOther(known),
            forget: (credentialId) => forget({ rpId: site, credentialId }),
            wait: (ms) => new Promise((done) => setTimeout(done, ms)),
          },
          site,
        );
      }, passkeyProblems.notSaved),
  };
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await apiRequest("POST", path, body)).json();
}

async function hasOther(known: readonly string[]): Promise<boolean> {
  const answer = await apiRequest("GET", "/api/admin/profile");
  const { passkeys }: { passkeys: readonly { id: string }[] } = await answer.json();
  return passkeys.some(({ id }) => !known.includes(id));
}

/** Tells the device that the site doesn't know a passkey, in browsers that can. */
async function forget(unknown: { rpId: string; credentialId: string }): Promise<void> {
  const signal: unknown = Reflect.get(PublicKeyCredential, "signalUnknownCredential");
  if (typeof signal === "function") await signal.call(PublicKeyCredential, unknown);
}

function problemOf(error: unknown, { failed, stopped }: { failed: string; stopped: string }): Problem {
  if (error instanceof PasskeyLeftOver) return { message: error.message, fields: error.fields };
  const refusal = refusalOf(error);
  if (refusal) return { message: refusal.message ?? failed, fields: refusal.fields ?? {} };
  return { message: sentenceOf(error, { failed, stopped }), fields: {} };
}

/** Browsers say NotAllowedError when somebody cancels, waits too long, or has no passkey for this site. */
function sentenceOf(error: unknown, { failed, stopped }: { failed: string; stopped: string }): string {
  if (!("PublicKeyCredential" in window)) return passkeyProblems.unsupported;
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return passkeyProblems.known;
  if (name === "SecurityError") return passkeyProblems.elsewhere;
  if (name === "NotSupportedError") return passkeyProblems.unsupported;
  return name === "NotAllowedError" || name === "AbortError" ? stopped : failed;
}
