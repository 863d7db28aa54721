import { recolored } from "#content/branding/art-colors.server.ts";
import { brandNow, paletteNow } from "#content/branding/brand.server.ts";
import { lookDocument } from "#content/branding/look.ts";
import { current } from "#content/current.ts";
import { uploadedPicture } from "#content/uploaded-pictures.ts";
import { type FeatureServices, pictureBytes } from "#features/index.server.ts";
import type { Affected } from "#platform/http/public-pages.ts";
import { lookVersion } from "#web/layout/look-version.server.ts";
import type { drawIcon } from "./draw-icon.ts";
import { drawInProcess } from "./draw-in-process.ts";
import { type MemoryPages, memoryFile } from "./memory-pages.ts";
import type { PaperFile } from "./paper-files.ts";
import type { StaticFile } from "./static-file.ts";

const faviconAddress = "/illustrations/favicon.svg";
/** For phones that cut an icon to their own shape. */
const maskableAddress = "/icons/maskable-512.png";
const sizeIn = /^\/icons\/icon-(\d+)\.png$/;

type Options = { siteUrl: string };

/**
 * Illustrations and icons to make again when the look changes. `built` are those of the build, by their
 * address; a file that the look doesn't change is served as it was built.
 */
export function lookFiles(
  built: ReadonlyMap<string, StaticFile>,
  services: FeatureServices,
  options: Options,
): (isAmong: Affected["isAmong"]) => readonly PaperFile[] {
  const textOf = (address: string) => built.get(address)?.bytes.identity.toString("utf8") ?? "";

  async function icon(size: number, isMaskable: boolean): Promise<Buffer | undefined> {
    const mark = uploadedPicture(current(lookDocument).mark);
    const brand = brandNow();
    const drawing = mark
      ? await pictureBytes(services, mark)
      : brand && Buffer.from(recolored(brand)(textOf(faviconAddress)));
    if (!drawing) return undefined;
    return drawInProcess<typeof drawIcon>("#server/draw-icon.ts:drawIcon", { drawing, size, isMaskable });
  }

  function illustration(address: string): Buffer | undefined {
    const brand = brandNow();
    const isKept = address !== faviconAddress && current(lookDocument).illustrations === "kept";
    return brand && !isKept ? Buffer.from(recolored(brand)(textOf(address))) : undefined;
  }

  async function made(address: string): Promise<Buffer | undefined> {
    if (address === maskableAddress) return icon(512, true);
    const [, size] = sizeIn.exec(address) ?? [];
    return size === undefined ? illustration(address) : icon(Number(size), false);
  }

  const addresses = [...built.keys()].filter((address) => address.endsWith(".svg") || sizeIn.test(address));
  return (isAmong) => {
    if (!isAmong(new Set([lookDocument.id]))) return [];
    return [...addresses, maskableAddress].map((address) => ({
      address,
      isNew: address === maskableAddress,
      async make(): Promise<MemoryPages> {
        const [bytes, asBuilt] = [await made(address), built.get(address)];
        if (bytes) return new Map([[address, memoryFile(address, bytes, options)]]);
        return new Map(asBuilt ? [[address, asBuilt]] : []);
      },
    }));
  };
}

type AppManifest = Record<string, unknown> & { icons: readonly { src: string }[] };

/** The manifest of the installed app, with the colors and icons of now. */
export function withLookOfApp({ icons, ...rest }: AppManifest): AppManifest {
  const [palette, version] = [paletteNow(), lookVersion()];
  if (version === "") return { ...rest, icons };
  const ground = palette?.color("kw-bg", "day");
  const own = icons.map((each) => ({ ...each, src: `${each.src}?v=${version}` }));
  const maskable = {
    src: `${maskableAddress}?v=${version}`,
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  };
  return {
    ...rest,
    ...(ground === undefined ? {} : { background_color: ground, theme_color: ground }),
    icons: current(lookDocument).mark === undefined ? own : [...own, maskable],
  };
}
