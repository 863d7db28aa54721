import * as z from "zod";

/** Of a CycloneDX document, what a release has to answer for. */
export const sbomShape = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      licenses: z
        .array(
          z.object({
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
            expression: z.string().optional(),
          }),
        )
        .optional(),
    }),
  ),
});

export type Sbom = z.infer<typeof sbomShape>;

/** Licenses that ask for a notice at most. Another one needs someone to read it first, then a line here. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/**
 * Licenses that are fine for one package, because somebody has read them. sharp loads libvips as a shared library in a
 * file of its own, unchanged, and whoever gets a copy of the site can put another build of it in its place.
 */
const read: readonly { packages: RegExp; license: RegExp }[] = [
  {
    packages: /^@img\/sharp-(?:libvips|wasm32|win32)/,
    license: /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/,
  },
];

function isAllowed(name: string, license: string): boolean {
  return allowed.has(license) || read.some((each) => each.packages.test(name) && each.license.test(license));
}

/** The license of a package as it states it; "no license" if it states none. */
export function licenseOf({ licenses = [] }: Sbom["components"][number]): string {
  const names = licenses.map(
    ({ license, expression }) => license?.id ?? license?.name ?? expression ?? "unknown",
  );
  return names.length > 0 ? names.join(" and ") : "no license";
}

/** Packages without a hash or with a license that nobody has read, one sentence for each. */
export function sbomFaults({ components }: Sbom): readonly string[] {
  return components.flatMap((component) => {
    const name = `${component.name} ${component.version}`;
    const license = licenseOf(component);
    return [
      ...(component.hashes?.some(({ alg }) => alg === "SHA-512") ? [] : [`${name} has no SHA-512 hash`]),
      ...(isAllowed(component.name, license)
        ? []
        : [`${name} has ${license}, which isn't on the list of licenses`]),
    ];
  });
}
