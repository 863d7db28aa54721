import { expect, it } from "vitest";
import { type Sbom, sbomFaults } from "./sbom-faults.ts";

const hashes = [{ alg: "SHA-512", content: "00ff" }];
const sbomOf = (...components: Sbom["components"]): Sbom => ({ bomFormat: "CycloneDX", components });

it("accepts a package with a hash and a license on the list", () => {
  const component = { name: "kind", version: "1.0.0", hashes, licenses: [{ license: { id: "MIT" } }] };
  expect(sbomFaults(sbomOf(component))).toEqual([]);
});

it("names packages without a hash, without a license, or with one that nobody has read", () => {
  const bare = { name: "bare", version: "1.0.0", licenses: [{ license: { id: "ISC" } }] };
  const unlicensed = { name: "silent", version: "2.0.0", hashes };
  const strict = {
    name: "strict",
    version: "3.0.0",
    hashes,
    licenses: [{ license: { id: "AGPL-3.0-only" } }],
  };
  const either = { name: "either", version: "4.0.0", hashes, licenses: [{ expression: "(MIT OR GPL-3.0)" }] };
  expect(sbomFaults(sbomOf(bare, unlicensed, strict, either))).toEqual([
    "bare 1.0.0 has no SHA-512 hash",
    "silent 2.0.0 has no license, which isn't on the list of licenses",
    "strict 3.0.0 has AGPL-3.0-only, which isn't on the list of licenses",
    "either 4.0.0 has (MIT OR GPL-3.0), which isn't on the list of licenses",
  ]);
});

it("accepts the license of libvips for sharp's copies of it, and for no other package", () => {
  const licenses = [{ license: { id: "LGPL-3.0-or-later" } }];
  const ofSharp = { name: "@img/sharp-libvips-linux-x64", version: "1.0.0", hashes, licenses };
  const other = { name: "other", version: "1.0.0", hashes, licenses };
  expect(sbomFaults(sbomOf(ofSharp, other))).toEqual([
    "other 1.0.0 has LGPL-3.0-or-later, which isn't on the list of licenses",
  ]);
});
