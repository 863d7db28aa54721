/** A stretch of a file, both ends included; all of it; or one that lies outside. */
export type ByteRange = { first: number; last: number } | "whole" | "outside";

/**
 * The part of a file that a request asks for. Several parts at once, units other than bytes and what makes no sense
 * get the whole file, as does a part of another version (RFC 9110, section 14).
 */
export function rangeOf(
  asked: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange {
  const { range, ifRange } = asked;
  // Only the tag itself tells of the same bytes; our files have no day of change to be compared.
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return "whole";
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Number(to);
    return length === 0 || size === 0 ? "outside" : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "outside" : { first, last };
}
