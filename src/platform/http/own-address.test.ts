import { array, assert, constantFrom, property } from "fast-check";
import { expect, it } from "vitest";
import { isOwnAddress } from "./own-address.ts";

const sites = ["https://kinward.example", "http://localhost:3000", "https://kinward.example:8443"];
const piece = constantFrom(
  ...[
    "/",
    "//",
    "\\",
    "/\\",
    "\t",
    "\n",
    "\r",
    " ",
    "@",
    ":",
    ".",
    "..",
    "?",
    "#",
    "%2f",
    "%5c",
    "\u0000",
    "\u00a0",
  ],
  ...[
    "https:",
    "http:",
    "HTTPS://",
    "javascript:",
    "data:",
    "mailto:",
    "tel:",
    "blob:https://kinward.example/",
  ],
  ...[
    "evil.example",
    "kinward.example",
    "localhost:3000",
    ":8443",
    "kinward.example.evil.example",
    "contact",
    "a",
  ],
);

it("takes exactly the addresses of the same origin as our own, however they are written", () => {
  assert(
    property(array(piece, { maxLength: 6 }), constantFrom(...sites), (pieces, site) => {
      const address = pieces.join("");
      const url = URL.parse(address, `${site}/page`);
      const hasName = url !== null && url.username + url.password !== "";
      expect(isOwnAddress(address, site), JSON.stringify(address)).toBe(url?.origin === site && !hasName);
    }),
    { numRuns: 2_000, seed: 33 },
  );
});

it("takes what leads to us on any site, where the site's address isn't known", () => {
  assert(
    property(array(piece, { maxLength: 6 }), (pieces) => {
      const address = pieces.join("");
      if (!isOwnAddress(address)) return;
      for (const site of ["https://somewhere.example", "http://somewhere.example:8080"])
        expect(URL.parse(address, `${site}/page`)?.origin, JSON.stringify(address)).toBe(site);
    }),
    { numRuns: 2_000, seed: 34 },
  );
});

it.each(["/contact", "/contact?a=1#b", "#top", "?page=2", "contact", "/a//b", "/%2f%2fevil.example", ""])(
  "takes %j as ours",
  (address) => expect(isOwnAddress(address)).toBe(true),
);

it.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https:evil.example",
  "http:/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "//",
])("takes %j as another site's", (address) => expect(isOwnAddress(address)).toBe(false));
