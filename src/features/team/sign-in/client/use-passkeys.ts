import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { passkeyProblems } from "../copy/passkeys.ts";

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
    /** Signs in or confirms with a passkey. @returns where to go then; undefined if it didn't work. */
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
    /** Makes a passkey. @returns the server's answer; undefined if it didn't work. */
    add: (path: string, name: string) =>
      run(async () => {
        const { startRegistration } = await import("@simplewebauthn/browser");
        const asked: { options: PublicKeyCredentialCreationOptionsJSON } = await post(
          `${path}/challenge`,
          {},
        );
        const response = await startRegistration({ optionsJSON: asked.options });
        const answer: { message: string; codes: readonly string[] } = await post(path, { name, response });
        return answer;
      }, passkeyProblems.notSaved),
  };
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return (await apiRequest("POST", path, body)).json();
}

function problemOf(error: unknown, { failed, stopped }: { failed: string; stopped: string }): Problem {
  const refusal = refusalOf(error);
  if (refusal) return { message: refusal.message ?? failed, fields: refusal.fields ?? {} };
  return { message: sentenceOf(error, { failed, stopped }), fields: {} };
}

/** Browsers say NotAllowedError when somebody cancels, waits too long, or has no passkey for this site. */
function sentenceOf(error: unknown, { failed, stopped }: { failed: string; stopped: string }): string {
  if (!("PublicKeyCredential" in window)) return passkeyProblems.unsupported;
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return passkeyProblems.known;
  if (name === "SecurityError" || name === "NotSupportedError") return passkeyProblems.unsupported;
  return name === "NotAllowedError" || name === "AbortError" ? stopped : failed;
}
