import * as z from "zod";

const manifestShape = z.looseObject({ devDependencies: z.record(z.string(), z.string()).optional() });
const names = z.record(z.string(), z.string()).default({});
const lockShape = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});
const needsShape = z.object({ dependencies: names, optionalDependencies: names, peerDependencies: names });
type Packages = z.infer<typeof lockShape>["packages"];

type PackageFiles = { manifest: string; lock: string };

/**
 * The project's package.json and package-lock.json without what only builds and tests it. `npm ci --omit=dev` still
 * installs TypeScript, Vite and Vitest, because packages of ours name them as optional peers, and
 * `npm sbom --omit=dev` leaves out React, which they share with development packages.
 */
export function runtimePackages({ manifest, lock }: PackageFiles): PackageFiles {
  const { devDependencies: _, ...ours } = manifestShape.parse(JSON.parse(manifest));
  const whole = lockShape.parse(JSON.parse(lock));
  const kept = Object.entries(whole.packages)
    .filter(([, entry]) => !entry.dev && !entry.devOptional)
    .map(([path, entry]) => {
      if (path !== "") return [path, entry] as const;
      const { devDependencies: __, ...root } = entry;
      return [path, root] as const;
    });
  const packages = reachable(Object.fromEntries(kept));
  return { manifest: asText(ours), lock: asText({ ...whole, packages }) };
}

/** Without what only a package that isn't there any more needs, such as a bundler's builds for each platform. */
function reachable(packages: Packages): Packages {
  const found = new Set([""]);
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = needsShape.parse(packages[path] ?? {});
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const at = foundFrom(path, name).find((each) => packages[each]);
      if (at !== undefined) found.add(at);
    }
  }
  return Object.fromEntries(Object.entries(packages).filter(([path]) => found.has(path)));
}

/** Where Node would look for a package, the nearest place first. */
function foundFrom(path: string, name: string): string[] {
  const parents = path === "" ? [] : path.split(/(?<!^)\/(?=node_modules\/)/);
  return [...parents.keys(), parents.length]
    .toReversed()
    .map((depth) => [...parents.slice(0, depth), `node_modules/${name}`].join("/"));
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
