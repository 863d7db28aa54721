/** What a picture may be, and what is kept of it. */
export const pictureBounds = {
  /** The largest file: a phone's photograph is 2 to 8 MB. */
  bytes: 12_000_000,
  /** The most pixels: phones take up to 48 million. Counted before anything is decoded. */
  pixels: 50_000_000,
  /** The longest side in pixels. */
  side: 16_000,
  /** The largest copy that is kept; the file that was sent is not. */
  keptWidth: 2_400,
  keptHeight: 3_200,
} as const;

/** The widths of copies, if the picture is wider. */
const widths = [320, 640, 1_024, 1_600] as const;

/** The widths of a picture's copies, ascending; the last one is the largest copy's own. */
export function copyWidths(keptWidth: number): readonly number[] {
  // A copy that is hardly smaller than the largest is not worth its place.
  return [...widths.filter((width) => width < keptWidth * 0.9), keptWidth];
}
