/** Colors, logo, mark and share picture of the organization, as fields. */

import { colorHints } from "../branding/brand.server.ts";
import { type Look, lookDocument } from "../branding/look.ts";
import { sheetFile } from "../downloads/all.ts";
import { uploadedPicture } from "../uploaded-pictures.ts";
import { editable } from "./editable.server.ts";
import { choice, color, crossChecked, group, optional, picture } from "./fields.server.ts";
import { mails } from "./mails.server.ts";

type PictureField = "logo" | "logoNight" | "mark" | "shareImage";

/** The smallest size in pixels, and the widest and narrowest shape, of each picture. */
const shapes = {
  logo: { name: "A logo", width: 100, height: 24, narrowest: 0.8, widest: 10 },
  logoNight: { name: "A logo", width: 100, height: 24, narrowest: 0.8, widest: 10 },
  mark: { name: "A mark", width: 180, height: 180, narrowest: 0.9, widest: 1.12 },
  shareImage: { name: "A share picture", width: 600, height: 315, narrowest: 1.2, widest: 3 },
} as const satisfies Readonly<Record<PictureField, object>>;

const pictureFields: readonly PictureField[] = ["logo", "logoNight", "mark", "shareImage"];

/** The first picture that is too small or has the wrong shape. */
function misfitOf(look: Look): { field: string; message: string } | undefined {
  for (const field of pictureFields) {
    // Nothing is known of a picture that was published long ago; it was checked then.
    const found = uploadedPicture(look[field]);
    if (!found) continue;
    const { name, width, height, narrowest, widest } = shapes[field];
    const size = `This picture has ${found.width} × ${found.height} pixels.`;
    if (found.width < width || found.height < height)
      return { field, message: `${size} ${name} needs at least ${width} × ${height}.` };
    const shape = found.width / found.height;
    if (shape < narrowest || shape > widest)
      return { field, message: `${size} ${shape < narrowest ? tooHigh[field] : tooWide[field]}` };
  }
  return undefined;
}

const tooHigh = {
  logo: "It’s too high for the header: please choose a wider one.",
  logoNight: "It’s too high for the header: please choose a wider one.",
  mark: "Please choose a square one.",
  shareImage: "Please choose one that is about twice as wide as high.",
} as const;
const tooWide = {
  ...tooHigh,
  logo: "It’s too wide for the header: please choose one at most ten times as wide as high.",
  logoNight: "It’s too wide for the header: please choose one at most ten times as wide as high.",
} as const;

/** The organization's look. */
export const look = editable({
  document: lookDocument,
  inFrame: true,
  title: "Look",
  about:
    "Your colors on every page, email and PDF, and your logo, symbol and share picture. Emails have no pictures, which many programs block: they show your name and its first letter.",
  preview: "/",
  firstField: "mainColor",
  paper: sheetFile("support-map"),
  // One mail shows what all of them have. Without `sent`: the list of emails has it already.
  mails: (mails.mails ?? []).slice(0, 1).map(({ id, name, mail }) => ({ id, name, mail })),
  hints: colorHints,
  schema: () =>
    crossChecked(
      group(
        { label: "Look" },
        {
          mainColor: optional(
            color({
              label: "Main color",
              help: "Buttons, links and text take it. Leave it empty for the colors that came with the site.",
            }),
          ),
          secondColor: optional(color({ label: "Second color", help: "Highlights and warm grounds." })),
          illustrations: choice({
            label: "Illustrations",
            options: [
              { value: "recolored", label: "In your two colors" },
              { value: "kept", label: "As they were drawn" },
            ],
          }),
          logo: optional(
            picture({
              label: "Logo",
              help: "An SVG, or a PNG with a see-through background, in one line. It takes the place of the name in the header, on PDFs and on share pictures.",
            }),
          ),
          logoNight: optional(
            picture({
              label: "Logo for dark grounds",
              help: "For the footer, the admin and pages at night. Without it, the logo stands on white there.",
            }),
          ),
          mark: optional(
            picture({
              label: "Mark",
              help: "A square symbol for browser tabs and phones’ home screens; without a logo it stands beside the name. At least 180 × 180 pixels; 512 × 512 is best.",
            }),
          ),
          shareImage: optional(
            picture({
              label: "Share picture",
              help: "What other sites and messengers show with a link to home. 1200 × 630 pixels is best.",
            }),
          ),
        },
      ),
      misfitOf,
    ),
});
