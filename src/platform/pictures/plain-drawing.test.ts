import { describe, expect, it } from "vitest";
import { plainDrawing } from "./plain-drawing.ts";
import { svgFault } from "./svg-faults.ts";

const square = '<path fill="#5b3f8c" d="M0 0h90v30H0z"/>';
const drawing = (attributes: string, content = square) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const box = 'viewBox="0 0 90 30"';
const plain = (svg: string, encoding: "utf8" | "utf16le" = "utf8") =>
  plainDrawing(Buffer.from(svg, encoding));

describe("a drawing as drawing programs save it", () => {
  it.each([
    ["millimeters", drawing(`width="25mm" height="8.333mm" ${box}`)],
    ["centimeters", drawing(`width="9cm" height="3cm" ${box}`)],
    ["points", drawing(`width="90pt" height="30pt" ${box}`)],
    ["picas", drawing(`width="9pc" height="3pc" ${box}`)],
    ["inches", drawing(`width="3in" height="1in" ${box}`)],
    ["letters", drawing(`width="9em" height="3em" ${box}`)],
    ["percents", drawing(`width="100%" height="100%" ${box}`)],
    ["a width alone", drawing(`width="9mm" ${box}`)],
    ["no size but a box", drawing(box)],
    ["a size but no box", drawing('width="90" height="30"')],
    [
      "names for namespaces",
      `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" ${box}>${square}</svg>`,
    ],
    ["a document type", `<!DOCTYPE svg PUBLIC "a" "b">${drawing(box)}`],
    [
      "variables of its own",
      drawing(box, `<style>:root{ --a : #5b3f8c }</style>${square.replace("#5b3f8c", "var(--a)")}`),
    ],
    ["variables with another color", drawing(box, square.replace("#5b3f8c", "var(--a, #5b3f8c)"))],
    [
      "what Illustrator keeps",
      drawing(
        `xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" ${box}`,
        `<switch><foreignObject requiredExtensions="i" width="1" height="1"><i:pgfRef><b>x</b></i:pgfRef></foreignObject><g>${square}</g></switch><i:pgf><![CDATA[eJzs]]></i:pgf>`,
      ),
    ],
  ])("is as large as its copies need, and without what isn't drawn: %s", (_what, svg) => {
    for (const encoding of ["utf8", "utf16le"] as const) {
      const made = plain(`\uFEFF<?xml version="1.0" encoding="utf-8"?>${svg}`, encoding);
      if (!("svg" in made)) throw new Error(made.refused);
      expect(made.svg).toMatch(/^<svg [^>]*width="1600"/);
      expect(made.svg).toMatch(/^<svg [^>]*height="533"/);
      expect(made.svg).toContain(square);
      expect(made.svg).not.toMatch(/var\(|pgf|foreignObject|&ns|DOCTYPE|\?xml/);
      expect(svgFault(made.svg)).toBeUndefined();
    }
  });

  it("keeps the signs in its attributes and all of its own parts", () => {
    const svg = drawing(
      `${box} aria-label="A &quot;B&quot; &amp; &lt;C&gt; é"`,
      `<g id="a"/><!-- b -->${square}`,
    );
    const made = plain(svg);
    if (!("svg" in made)) throw new Error(made.refused);
    expect(made.svg).toContain('aria-label="A &quot;B&quot; &amp; &lt;C&gt; é"');
    expect(made.svg.endsWith(`<g id="a"/><!-- b -->${square}</svg>`)).toBe(true);
  });
});

describe("a drawing that isn't drawn", () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(400)}">]><svg>${"&a;".repeat(100_000)}</svg>`;
  it.each([
    ["an entity of entities", '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg/>', "damaged"],
    ["an entity from elsewhere", '<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]><svg/>', "damaged"],
    ["a document type without an end", "<!DOCTYPE svg [<svg/>", "damaged"],
    ["an entity used a hundred thousand times", bomb, "svgLarge"],
    ["more tags than drawings have", drawing(box, "<rect/>".repeat(20_001)), "svgLarge"],
    ["colors that its page has", drawing(box, square.replace("#5b3f8c", "var(--brand)")), "svgVariables"],
  ])("says why: %s", (_what, svg, refused) => {
    expect(plain(svg)).toEqual({ refused });
  });
});
