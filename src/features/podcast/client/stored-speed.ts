/** The playback speed, stored only on the device. The normal speed isn't stored. */
const key = "podcast-speed";
const asRecorded = 1;

/** The last chosen speed, if it's still offered. */
export function keptSpeed(offered: readonly number[]): number {
  try {
    const stored = Number(localStorage.getItem(key));
    return offered.includes(stored) ? stored : asRecorded;
  } catch {
    // Storage is blocked; it plays at normal speed.
    return asRecorded;
  }
}

/** Stores a speed, or removes it if it's the normal one. */
export function storeSpeed(speed: number): void {
  try {
    if (speed === asRecorded) localStorage.removeItem(key);
    else localStorage.setItem(key, String(speed));
  } catch {
    // The same; the speed applies until the page is closed.
  }
}
