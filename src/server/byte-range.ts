/** A range of a file, both ends included; the whole file; or a range outside of it. */
export type ByteRange = { first: number; last: number } | "whole" | "outside";

/**
 * The part of a file that a request asks for. Multiple ranges, units other than bytes, invalid ranges and ranges of
 * another version get the whole file (RFC 9110, section 14).
 */
export function rangeOf(
  asked: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange {
  const { range, ifRange } = asked;
  // Only an ETag identifies the same bytes; our files have no modification date.
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
