import { type Answer, apiRequest, readAnswer } from "./api-client.ts";

/** What is typed into a form, by field. */
export type Texts = Readonly<Record<string, string>>;

/** Longer than the server's own timeouts, so that only a lost connection ends this way. */
const timeoutMs = 30_000;

/** A key for one write, so that a retry never writes it twice. */
export function newKey(): string {
  // randomUUID exists only on https and localhost; a trial on a plain network address must work too.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Creates the sender of one form. The same values keep the same Idempotency-Key across retries, so a lost response
 * never stores them twice; changed values, and the next submission, get a new key.
 */
export function createFormSender(
  url: string,
  nextKey: () => string = newKey,
): (body: unknown) => Promise<Answer> {
  let filling: { key: string; body: string } | undefined;
  return async (body) => {
    const serialized = JSON.stringify(body);
    if (filling?.body !== serialized) filling = { key: nextKey(), body: serialized };
    const response = await apiRequest("POST", url, body, {
      idempotencyKey: filling.key,
      signal: AbortSignal.timeout(timeoutMs),
    });
    filling = undefined;
    return readAnswer(response);
  };
}

/** The form's values as texts; checked boxes are "on", files and unchecked boxes are left out. */
export function formTexts(form: HTMLFormElement): Texts {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}

/** The first field that is marked as wrong. */
export function firstWrong(within: ParentNode | null): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
