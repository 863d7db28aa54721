import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { recolored } from "#content/branding/art-colors.server.ts";
import type { Brand } from "#content/branding/palette.server.ts";
import { shareImageArtist } from "./draw-share-image.ts";
import { addSystemFonts } from "./drawing-fonts.ts";

const root = resolve(import.meta.dirname, "../..");
// A release has the built site and not the folder that it was built from.
const built = resolve(root, "build/client/illustrations");
const illustrations = existsSync(built) ? built : resolve(root, "public/illustrations");

const shape = z.object({
  path: z.templateLiteral(["/", z.string()]),
  heading: z.string(),
  name: z.optional(z.string()),
  ownPicture: z.optional(z.object({ kind: z.enum(["logo", "mark"]), bytes: z.string() })),
  fontDir: z.optional(z.string()),
  brand: z.optional(z.object({ main: z.string(), second: z.string() })),
  picture: z.exactOptional(
    z.object({ name: z.string().check(z.regex(/^[\w-]+$/)), width: z.number(), height: z.number() }),
  ),
});
const drawerFor = (brand: Brand | undefined) =>
  shareImageArtist({
    illustration: (name) => {
      const svg = readFileSync(resolve(illustrations, `${name}.svg`), "utf8");
      return brand ? recolored(brand)(svg) : svg;
    },
    color: (shipped) => (brand ? recolored(brand)(shipped) : shipped),
  });

/** Draws one share picture as a JPEG. */
export async function drawShare(order: unknown): Promise<Buffer> {
  const { picture, brand, fontDir, ...page } = shape.parse(order);
  addSystemFonts(fontDir);
  return drawerFor(brand)({ ...page, ...(picture ? { picture: { ...picture, alt: "" } } : {}) });
}
