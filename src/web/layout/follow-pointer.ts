// The spotlight's center is at 50% by 40% of its own box (spotlight in layout.css).
const centreX = 350;
const centreY = 350;
const lag = 0.12;

/** Moves the spotlight after the mouse with a soft lag while `wanted` is true; returns a function that stops it. */
export function followPointer(light: HTMLElement, wanted: MediaQueryList, first: PointerEvent): () => void {
  const to = { x: 0, y: 0 };
  const at = { x: 0, y: 0 };
  let frame = 0;

  function draw(): void {
    at.x += (to.x - at.x) * lag;
    at.y += (to.y - at.y) * lag;
    light.style.transform = `translate3d(${at.x - centreX}px, ${at.y - centreY}px, 0)`;
    const near = Math.abs(to.x - at.x) + Math.abs(to.y - at.y) < 0.5;
    frame = near ? 0 : requestAnimationFrame(draw);
  }

  function onMove(event: PointerEvent): void {
    if (!wanted.matches || event.pointerType !== "mouse") return;
    to.x = event.clientX;
    to.y = event.clientY;
    if (light.style.opacity !== "1") {
      Object.assign(at, to);
      light.dataset.follows = "";
      light.style.opacity = "1";
    }
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function onChange(): void {
    if (wanted.matches) return;
    light.style.opacity = "0";
    delete light.dataset.follows;
  }

  onMove(first);
  addEventListener("pointermove", onMove, { passive: true });
  wanted.addEventListener("change", onChange);
  return () => {
    removeEventListener("pointermove", onMove);
    wanted.removeEventListener("change", onChange);
    cancelAnimationFrame(frame);
  };
}
