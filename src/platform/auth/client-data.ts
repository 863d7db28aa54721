import * as z from "zod/mini";

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.literal(false)),
  topOrigin: z.optional(z.never()),
  // Browsers no longer bind tokens; one that claims to would have to be checked against the connection.
  tokenBinding: z.optional(z.object({ status: z.enum(["supported", "not-supported"]) })),
});

/** How many keys a JSON text has, at any depth: each is followed by a colon outside of any string. */
function keysWritten(text: string): number {
  let count = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inString && letter === "\\") at += 1;
    else if (letter === '"') inString = !inString;
    else if (letter === ":" && !inString) count += 1;
  }
  return count;
}

/**
 * Whether a browser's account of a passkey's use (`clientDataJSON` of WebAuthn) is of a page of its own: not inside a page
 * of another site. The library checks type, challenge and origin; it reads the last of two equal keys, so none may occur
 * twice.
 */
export function isFromOwnPage(clientDataJSON: string): boolean {
  let text: string;
  let parsed: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(clientDataJSON, "base64url"));
    parsed = JSON.parse(text);
  } catch {
    return false;
  }
  return clientData.safeParse(parsed).success && keysWritten(text) === keysIn(parsed);
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return own + Object.values(value).reduce<number>((sum, each) => sum + keysIn(each), 0);
}
