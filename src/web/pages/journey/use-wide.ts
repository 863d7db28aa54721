import { useSyncExternalStore } from "react";

// The width from which CSS shows the phases side by side (`lg`).
const query = "(width >= 64rem)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether there is room for two columns; unknown on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
