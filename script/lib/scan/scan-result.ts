export type ScanResult = {
  title: string;
  /** How much was tried, in a few words. */
  tried: string;
  /** What it found, one line each. */
  found: readonly string[];
  /** What it reports and we keep as it is: the reasons. */
  accepted: readonly string[];
};
