/** How fast somebody listens, kept on the device and nowhere else. Only another speed than the recorded one is written. */
const key = "podcast-speed";
const asRecorded = 1;

/** The speed chosen the last time, if it's still offered. */
export function keptSpeed(offered: readonly number[]): number {
  try {
    const kept = Number(localStorage.getItem(key));
    return offered.includes(kept) ? kept : asRecorded;
  } catch {
    // No permission to remember; it then plays as recorded.
    return asRecorded;
  }
}

/** Remembers a speed, or forgets it when it's the recorded one. */
export function keepSpeed(speed: number): void {
  try {
    if (speed === asRecorded) localStorage.removeItem(key);
    else localStorage.setItem(key, String(speed));
  } catch {
    // The same; it holds until the page is closed.
  }
}
