import type { Look } from "#content/branding/look.ts";
import { uploadedPicture } from "#content/uploaded-pictures.ts";
import { type FeatureServices, pictureBytes } from "#features/index.server.ts";

/** The picture that stands for the organization in a drawing, as PNG or JPEG in base64. A mark has the name beside it. */
export type BrandPicture = { kind: "logo" | "mark"; bytes: string };

/** The organization's logo, or else its mark; undefined where the shipped symbol is drawn. */
export async function brandPicture(
  services: Pick<FeatureServices, "store">,
  { logo, mark }: Pick<Look, "logo" | "mark">,
): Promise<BrandPicture | undefined> {
  for (const [kind, id] of [["logo", logo] as const, ["mark", mark] as const]) {
    const picture = uploadedPicture(id);
    const bytes = picture && (await pictureBytes(services, picture));
    if (bytes) return { kind, bytes: bytes.toString("base64") };
  }
  return undefined;
}
