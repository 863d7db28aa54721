/**
 * React Router's list of routes, which every page loads, names the admin's screens too: 1.3 KB of 3.5 with brotli.
 * Visitors get a list without them; the admin's pages get the whole one, under the name that the server expects. What
 * every page has loaded already isn't named again at each route.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminManifest, isAdminRoute } from "../../src/server/admin-manifest.ts";

type Route = { path?: string; parentId?: string; imports: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

const opening = "window.__reactRouterManifest=";

/** Splits the list in a folder of built files. @throws if there isn't exactly one, in the form we know. */
export function splitManifest(assets: string): void {
  const [name, ...more] = readdirSync(assets).filter((each) => /^manifest-\w+\.js$/.test(each));
  if (name === undefined || more.length > 0)
    throw new Error("React Router's list of routes isn't where it was");
  const file = join(assets, name);
  const text = readFileSync(file, "utf8");
  if (!text.startsWith(opening)) throw new Error("React Router's list of routes has another form");
  const manifest: Manifest = JSON.parse(text.slice(opening.length, text.lastIndexOf("}") + 1));
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !isAdminRoute(id, manifest.routes))
      .map(([id, route]) => {
        // In one order everywhere, so that runs of them repeat: 135 bytes less with brotli.
        const imports = route.imports.filter((file) => !manifest.entry.imports.includes(file)).toSorted();
        return [id, { ...route, imports }];
      }),
  );
  writeFileSync(join(assets, adminManifest(name)), text);
  // React Router reads a flag that is missing as false.
  const kept = JSON.stringify({ ...manifest, routes }, (_, value) => (value === false ? undefined : value));
  writeFileSync(file, `${opening}${kept};`);
}
