/**
 * Runs at once, or, while the mouse or a finger presses something, right after that: a button that moves away between
 * press and release gets no click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) act();
  else document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
}
