import { apiRequest } from "#platform/http/api-client.ts";

/** Longer than the server's own time-outs, so that only a lost connection ends this way. */
const patience = 30_000;

/**
 * Makes the sender of one filled-in campaign; it tells the receipt code. The same answers keep the same key however
 * often they are tried, so none are stored twice; other answers get the next key.
 */
export function createAnswerSender(url: string, formKey: string): (body: unknown) => Promise<string> {
  let copy = "";
  let turn = 0;
  return async (body) => {
    const next = JSON.stringify(body);
    if (next !== copy) turn += 1;
    copy = next;
    const response = await apiRequest("POST", url, body, {
      idempotencyKey: `${formKey}-${turn}`,
      signal: AbortSignal.timeout(patience),
    });
    return readReceipt(response);
  };
}

/** The receipt of a stored answer. A body lost on the way must not look like a failure. */
async function readReceipt(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "receipt" in body ? String(body.receipt) : "";
}
