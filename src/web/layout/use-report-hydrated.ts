import { useEffect } from "react";

/**
 * Reports that React has hydrated the page, and replays the press made before that (hydrate-script). It is in the
 * frame and not next to the router, where it would change every id that React generates.
 * @param reports false if a part inside hydrates later than the frame and reports instead.
 */
export function useReportHydrated(reports = true): void {
  useEffect(() => {
    if (!reports) return;
    document.documentElement.dataset.hydrated = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    delete pressed?.dataset.pressed;
    pressed?.click();
  }, [reports]);
}
