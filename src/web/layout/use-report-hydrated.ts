import { useEffect } from "react";

/**
 * Says that React has taken the page over, and answers the press that was made while it was on its way
 * (wake-script). It stands in the frame and not beside the router: there it would shift every id that React makes.
 * @param here false where something inside comes later than the frame and says it in its place.
 */
export function useReportHydrated(here = true): void {
  useEffect(() => {
    if (!here) return;
    document.documentElement.dataset.awake = "";
    const pressed = document.querySelector<HTMLElement>("[data-pressed]");
    delete pressed?.dataset.pressed;
    pressed?.click();
  }, [here]);
}
