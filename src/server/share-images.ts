import { brandNow } from "#content/branding/brand.server.ts";
import { lookDocument } from "#content/branding/look.ts";
import { asShipped, current, hasShippedName, identityNow } from "#content/current.ts";
import { hasShippedShareImage } from "#content/frame-copy.ts";
import { pageAt } from "#content/index.ts";
import type { Page } from "#content/schema.ts";
import { pageShareImage } from "#content/simple-pages/current-simple-pages.ts";
import { isPageAddress } from "#content/simple-pages/simple-page.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { shareImagePath } from "#web/share-image.ts";
import { brandPicture } from "./brand-picture.ts";
import { drawInProcess } from "./draw-in-process.ts";
import type { drawShare } from "./draw-share.ts";
import { type MemoryPages, memoryFile } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

/** Where a page's share picture is served, and how it's made; without `make` there is none any more. */
export type ShareImage = { address: string; make?: () => Promise<MemoryPages> };

/**
 * The share pictures that change with what the team publishes. `built` are those of the build, by their address. A
 * picture is drawn again if its page's heading or landscape, the name or the look isn't the shipped one, or if the build
 * didn't know the page.
 */
export function shareImages(
  built: ReadonlyMap<string, StaticFile>,
  services: FeatureServices,
  options: { siteUrl: string },
): (path: string) => ShareImage | undefined {
  return (path) => {
    const [page, shipped] = [pageAt(path), asShipped(() => pageAt(path))];
    const address = ownAddress(page) ?? ownAddress(shipped) ?? addressOfGone(path);
    if (address === undefined || (path === "/" && hasShippedShareImage())) return undefined;
    const file = built.get(address);
    if (file && (!page || !shipped || looks(page) === asShipped(() => looks(shipped))))
      return { address, make: async () => new Map([[address, file]]) };
    if (!page) return { address };
    return {
      address,
      make: async () => new Map([[address, memoryFile(address, await drawn(page, services), options)]]),
    };
  };
}

/** The address of a page's picture, if it has one of its own. */
function ownAddress(page: Page | undefined): string | undefined {
  const { ogImage, canonical } = page?.meta ?? {};
  if (!page || canonical !== undefined) return undefined;
  return ogImage === undefined || ogImage === pageShareImage(page.path)
    ? (ogImage ?? shareImagePath(page))
    : undefined;
}

function addressOfGone(path: string): string | undefined {
  if (pageAt(path)) return undefined;
  const gone = { path: `/${path.slice(1)}` as const, meta: { indexed: true } };
  return isPageAddress(path.slice(1)) ? pageShareImage(gone.path) : shareImagePath(gone);
}

/** The organization's name, where it isn't the one that the shipped logo is drawn with. */
function ownName(): string | undefined {
  return hasShippedName() ? undefined : identityNow().name;
}

/** What is drawn, in the colors of now. */
function orderOf({ path, heading, picture }: Page) {
  const { name, width, height } = picture ?? {};
  const { illustrations, logo, mark } = current(lookDocument);
  return {
    path,
    heading,
    name: ownName(),
    ...(picture ? { picture: { name, width, height } } : {}),
    brand: illustrations === "kept" ? undefined : brandNow(),
    logo,
    mark,
  };
}

const looks = (page: Page) => JSON.stringify(orderOf(page));

async function drawn(page: Page, services: FeatureServices): Promise<Buffer> {
  const ownPicture = await brandPicture(services, current(lookDocument));
  const order = { ...orderOf(page), ownPicture, fontDir: services.settings.FONT_DIR };
  return drawInProcess<typeof drawShare>("#server/draw-share.ts:drawShare", order);
}
