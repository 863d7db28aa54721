import { useMatches } from "react-router";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

function isTrail(value: unknown): value is readonly Crumb[] {
  return Array.isArray(value) && value.every((crumb: unknown) => typeof crumb === "object" && crumb !== null);
}

/** The breadcrumbs of the current page, if its loader returned some (structured-data/trail.server). */
export function Trail() {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const trail: unknown =
    typeof data === "object" && data !== null && "trail" in data ? data.trail : undefined;
  return isTrail(trail) ? (
    <div className="mb-5">
      <Breadcrumbs trail={trail} />
    </div>
  ) : null;
}
