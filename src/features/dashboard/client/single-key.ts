const key = "admin-single-keys";

/** Whether shortcuts of a single key work on this device. WCAG 2.1.4 asks that they can be turned off. */
export function isSingleKeyOn(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

/** Turns the shortcuts of a single key on or off on this device. */
export function setSingleKey(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Storage can be switched off; then they stay on.
  }
}
