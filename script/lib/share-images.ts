/** Draws the share picture of each page, and the cover for podcast apps, into the built site. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pages } from "../../src/content/index.ts";
import { asJpeg, dayVersion, shareImageArtist } from "../../src/server/draw-share-image.ts";
import { shareImagePath } from "../../src/web/share-image.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "build/client");
const coverSide = 1400;
const illustration = (name: string) =>
  readFileSync(resolve(root, `public/illustrations/${name}.svg`), "utf8");
const draw = shareImageArtist({ illustration });

/** Writes one JPEG for each page without its own picture, several at a time. */
async function drawShareImages(): Promise<void> {
  const originals = pages.filter(({ meta }) => meta.canonical === undefined && meta.ogImage === undefined);
  await Promise.all(
    originals.map(async (page) => {
      const address = shareImagePath(page);
      if (address === undefined) return;
      const path = resolve(folder, `.${address}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await draw(page));
    }),
  );
}

/** Writes the cover for podcast apps: a square in the largest required size. */
async function drawPodcastCover(): Promise<void> {
  const cover = await asJpeg(dayVersion(illustration("podcast-cover")), coverSide, coverSide);
  writeFileSync(resolve(folder, "podcast/cover.jpg"), cover);
}

await drawShareImages();
await drawPodcastCover();
