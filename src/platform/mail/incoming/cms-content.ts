/**
 * What is inside a CMS message (RFC 5652), which S/MIME wraps around a mail: signed or compressed content can be read
 * without any key. No signature is verified here: a sender is as unverified as without one.
 */
export type CmsContent =
  | { kind: "signed" | "compressed"; content: Uint8Array }
  | { kind: "encrypted" }
  | { kind: "certificates" };

const kinds: ReadonlyMap<string, CmsContent["kind"]> = new Map([
  ["2a864886f70d010702", "signed"],
  ["2a864886f70d010703", "encrypted"],
  ["2a864886f70d010706", "encrypted"],
  ["2a864886f70d0109100117", "encrypted"],
  ["2a864886f70d0109100109", "compressed"],
]);

/** Reads a CMS message; undefined if it's none, or damaged. */
export function readCms(bytes: Uint8Array): CmsContent | undefined {
  const [type, wrapped] = childrenOf(bytes, elementAt(bytes, 0));
  const kind = kinds.get(hexOf(bytes, type));
  if (kind === undefined || wrapped === undefined) return undefined;
  if (kind === "encrypted") return { kind };
  const [data] = childrenOf(bytes, wrapped);
  // A version and the algorithms come first.
  const inner = childrenOf(bytes, data).find(
    (element) => element.tag === sequence && childrenOf(bytes, element)[1]?.tag === explicit,
  );
  const [, content] = childrenOf(bytes, inner);
  const [octets] = childrenOf(bytes, content);
  if (octets === undefined) return kind === "signed" ? { kind: "certificates" } : undefined;
  return { kind, content: Buffer.concat(octetsOf(bytes, octets)) };
}

/** An element of the encoding (X.690): its tag, where its content is, and where the next begins. */
type Element = { tag: number; from: number; to: number; next: number };

const [sequence, explicit, octetString, pieces] = [0x30, 0xa0, 0x04, 0x24];
/** Far more than any message needs. */
const [deepest, mostChildren] = [30, 50_000];

function elementAt(bytes: Uint8Array, at: number, depth = 0): Element | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || depth > deepest) return undefined;
  if (first < 0x80) return within(bytes, { tag, from: at + 2, length: first });
  const size = first & 0x7f;
  if (size === 0) return openElement(bytes, { tag, from: at + 2, depth });
  const length = bytes.subarray(at + 2, at + 2 + size).reduce((sum, byte) => sum * 256 + byte, 0);
  return within(bytes, { tag, from: at + 2 + size, length });
}

/** One that was cut off on the way is read as far as it goes. */
function within(
  bytes: Uint8Array,
  { tag, from, length }: { tag: number; from: number; length: number },
): Element {
  const to = Math.min(bytes.length, from + length);
  return { tag, from, to, next: to };
}

/** One without a length ends with two zeros. */
function openElement(
  bytes: Uint8Array,
  { tag, from, depth }: { tag: number; from: number; depth: number },
): Element | undefined {
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0 && bytes[at + 1] === 0)) {
    const inner = elementAt(bytes, at, depth + 1);
    if (inner === undefined) return undefined;
    at = inner.next;
  }
  return { tag, from, to: at, next: Math.min(bytes.length, at + 2) };
}

function childrenOf(bytes: Uint8Array, parent: Element | undefined): Element[] {
  const children: Element[] = [];
  for (let at = parent?.from ?? 0; parent !== undefined && at < parent.to; ) {
    const child = elementAt(bytes, at);
    if (child === undefined || children.length >= mostChildren) break;
    children.push(child);
    at = child.next;
  }
  return children;
}

/** The bytes of a string, which can be in pieces, and these in pieces again. */
function octetsOf(bytes: Uint8Array, element: Element, depth = 0): Uint8Array[] {
  if (element.tag === octetString) return [bytes.subarray(element.from, element.to)];
  if (element.tag !== pieces || depth > deepest) return [];
  return childrenOf(bytes, element).flatMap((piece) => octetsOf(bytes, piece, depth + 1));
}

const hexOf = (bytes: Uint8Array, element: Element | undefined) =>
  element === undefined ? "" : Buffer.from(bytes.subarray(element.from, element.to)).toString("hex");
