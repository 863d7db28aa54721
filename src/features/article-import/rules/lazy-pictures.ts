import type { Element, Root as HtmlRoot } from "hast";

type Parent = HtmlRoot | Element;

/**
 * Gives each picture its real address. Plugins that load pictures late put it into an attribute of their own, into a
 * list of sizes or into a copy for readers without script; what stands in `src` meanwhile is a blank picture.
 * @returns whether there was a picture whose address isn't in the text.
 */
export function withPictures(tree: HtmlRoot): { lost: boolean } {
  const shown = new Set<string>();
  const lost = resolvePictures(tree, shown);
  const fromCopies = resolveCopies(tree, shown);
  return { lost: lost > fromCopies };
}

/** @returns how many have no address. They are left out. */
function resolvePictures(parent: Parent, shown: Set<string>): number {
  let lost = 0;
  const gone = new Set<unknown>();
  for (const child of parent.children) {
    if (child.type !== "element" || child.tagName === "noscript") continue;
    if (child.tagName === "amp-img") child.tagName = "img";
    if (child.tagName !== "img") {
      lost += resolvePictures(child, shown);
      continue;
    }
    const address = addressOf(child, parent);
    if (address === undefined) {
      gone.add(child);
      // A counter of visits is no picture that anybody misses.
      if (!isPixel(child)) lost += 1;
    } else {
      child.properties.src = address;
      shown.add(comparable(address));
    }
  }
  if (parent.type === "root") parent.children = parent.children.filter((child) => !gone.has(child));
  else parent.children = parent.children.filter((child) => !gone.has(child));
  return lost;
}

/** Takes pictures out of copies for readers without script. @returns how many are nowhere else. */
function resolveCopies(parent: Parent, shown: Set<string>): number {
  let found = 0;
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (child.tagName !== "noscript") {
      found += resolveCopies(child, shown);
      continue;
    }
    const pictures = picturesIn(child);
    if (pictures.length === 0) continue;
    const missing = pictures.filter((picture) => {
      const address = isPixel(picture) ? undefined : addressOf(picture, child);
      if (address === undefined || shown.has(comparable(address))) return false;
      shown.add(comparable(address));
      picture.properties.src = address;
      return true;
    });
    child.tagName = "span";
    child.children = missing;
    found += missing.length;
  }
  return found;
}

function picturesIn(parent: Element): Element[] {
  return parent.children.flatMap((child) =>
    child.type !== "element" ? [] : child.tagName === "img" ? [child] : picturesIn(child),
  );
}

/** The attributes of plugins that load pictures late, without signs and in lower case. */
const lateAddress =
  /^(?:data|nitro|lazy|ezimg|tcblazy)[a-z]*(?:src|original|lazy|echo|defer)$|^data(?:lazy|full|img|image|original|orig)?(?:url|image|img)$/;
const lateSizes = /^(?:data|nitro|lazy)[a-z]*srcset$/;
/** Attributes with addresses of something else. */
const otherAddress =
  /pin|permalink|link|thumb|placeholder|fallback|lowsrc|small|preview|medium|imageid|commenturl/;

/** Where a picture really is; undefined if its element doesn't say. */
function addressOf({ properties }: Element, parent: Parent): string | undefined {
  const named = Object.entries(properties).flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[plainName(name), value.trim()] as const] : [],
  );
  const late = named.filter(([name]) => !otherAddress.test(name));
  const src = typeof properties.src === "string" ? properties.src.trim() : "";
  const candidates = [
    ...late.flatMap(([name, value]) => (lateAddress.test(name) ? [value] : [])),
    ...late.flatMap(([name, value]) => (lateSizes.test(name) ? largest(value) : [])),
    ...(isBlankName(src) ? [] : [src]),
    ...named.flatMap(([name, value]) => (name === "srcset" ? largest(value) : [])),
    ...sourcesIn(parent),
    src,
  ];
  return candidates.find(isAddress);
}

const plainName = (name: string) => name.toLowerCase().replace(/[-_]/g, "");

/** A stored picture of this length has more to show than one dot. */
const shortestStored = 1_000;

function isAddress(text: string): boolean {
  if (text === "" || text.startsWith("#") || /^(?:about|javascript|blob):/i.test(text) || /\s/.test(text))
    return false;
  // "true" and "loaded" are no addresses.
  if (!text.startsWith("data:")) return /[./]/.test(text);
  return text.length > shortestStored && /^data:image\/(?:png|jpe?g|webp|avif);base64,/i.test(text);
}

/** Names that plugins and themes give to the picture that is shown first. */
const blankNames = new Set(
  "blank placeholder spacer transparent lazy lazyload loading loader pixel 1x1 grey gray trans clear dummy".split(
    " ",
  ),
);

function isBlankName(address: string): boolean {
  const name = pathOf(address).toLowerCase().split("/").at(-1) ?? "";
  return (
    /\.(?:gif|png|svg|jpe?g|webp)$/.test(name) && name.split(/[._-]/).some((word) => blankNames.has(word))
  );
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? "";

/** The largest picture of a list of sizes: "a.jpg 300w, b.jpg 900w". */
function largest(sizes: string): string[] {
  const listed = sizes.split(/,\s+|,(?=https?:|\/)/).map((each) => {
    const [address = "", size = "1x"] = each.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 0 };
  });
  const [best] = listed.toSorted((one, other) => other.size - one.size);
  return best === undefined ? [] : [best.address];
}

/** The sizes that `<picture>` lists around its picture. */
function sourcesIn(parent: Parent): string[] {
  if (parent.type !== "element" || parent.tagName !== "picture") return [];
  return parent.children.flatMap((child) => {
    if (child.type !== "element" || child.tagName !== "source") return [];
    return Object.entries(child.properties).flatMap(([name, value]) =>
      typeof value === "string" && plainName(name).endsWith("srcset") ? largest(value) : [],
    );
  });
}

const isPixel = ({ properties: { width, height } }: Element) => Number(width) === 1 && Number(height) === 1;

/** The same picture can be there in several sizes. */
const comparable = (address: string) =>
  pathOf(address).replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i, "");
