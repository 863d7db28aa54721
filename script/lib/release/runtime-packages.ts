import * as z from "zod";

const manifestShape = z.looseObject({ devDependencies: z.record(z.string(), z.string()).optional() });
const lockShape = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});

export type PackageFiles = { manifest: string; lock: string };

/**
 * The project's package.json and package-lock.json without what only builds and tests it. `npm ci --omit=dev` still
 * installs TypeScript, Vite and Vitest, because packages of ours name them as optional peers, and
 * `npm sbom --omit=dev` leaves out React, which they share with development packages.
 */
export function runtimePackages({ manifest, lock }: PackageFiles): PackageFiles {
  const { devDependencies: _, ...ours } = manifestShape.parse(JSON.parse(manifest));
  const whole = lockShape.parse(JSON.parse(lock));
  const packages = Object.entries(whole.packages)
    .filter(([, entry]) => !entry.dev && !entry.devOptional)
    .map(([path, entry]) => {
      if (path !== "") return [path, entry] as const;
      const { devDependencies: __, ...root } = entry;
      return [path, root] as const;
    });
  return { manifest: asText(ours), lock: asText({ ...whole, packages: Object.fromEntries(packages) }) };
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
