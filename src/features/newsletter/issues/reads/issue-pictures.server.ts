import { idInAddress, pictureFolder, picturesInText } from "#content/uploaded-pictures.ts";
import { pictureAnswer, picturesById } from "#features/pictures/reads.server.ts";
import { oneSource, type Picture, pictureType } from "#features/pictures/rules.ts";
import type { MailPicture } from "#platform/mail/mailer.ts";
import type { PictureUse, PictureUses } from "#platform/pictures/picture-use.ts";
import type { Services } from "#platform/services.ts";
import { issueCopy } from "../copy.ts";
import { mostPictures } from "../rules/sending.ts";
import { openContent } from "./open-content.server.ts";

/** A picture in an issue: it travels inside each email, so that nobody learns who opened it. */
export type IssuePicture = MailPicture & {
  /** Its address in the text. */
  address: string;
  /** Where the admin shows it. */
  shownAt: string;
  /** How wide it is shown, in pixels. */
  width: number;
};

/** As wide as the text of an email, and the copy that is sent for it: sharp on most screens, and not too heavy. */
const textWidth = 576;
const sentWidth = 900;

/** The ids of our pictures in a text, each once. */
export function pictureIdsIn(text: string): string[] {
  const ids = picturesInText(text).map(({ address }) => idInAddress(address));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The pictures of a text, for the editor. */
export async function picturesOf({ store }: Pick<Services, "store">, text: string): Promise<Picture[]> {
  return [...(await picturesById(store.db, pictureIdsIn(text))).values()];
}

/** The pictures of a text with their bytes. Deleted ones are missing. */
export async function issuePictures(
  services: Pick<Services, "store">,
  text: string,
): Promise<IssuePicture[]> {
  const found: IssuePicture[] = [];
  for (const picture of (await picturesOf(services, text)).slice(0, mostPictures)) {
    const shownAt = oneSource(picture, sentWidth);
    const answer = await pictureAnswer(services, shownAt.slice(pictureFolder.length));
    if (!answer?.binary) continue;
    found.push({
      address: pictureFolder + picture.id,
      shownAt,
      width: Math.min(textWidth, picture.width),
      cid: `${picture.id}@picture`,
      fileName: `picture-${found.length + 1}.${picture.fallback}`,
      type: pictureType(picture.fallback),
      bytes: answer.binary.bytes,
    });
  }
  return found;
}

/** The issues that will still be sent with a picture. What has been sent carries its pictures with it. */
export const issuePictureUses: PictureUses = {
  async find(services, db, ids) {
    const rows = await db
      .selectFrom("letters")
      .select(["id", "content"])
      .where("state", "not in", ["sent", "stopped"])
      .execute();
    const uses = new Map<string, PictureUse[]>();
    for (const row of rows) {
      const { subject, text } = openContent(services, row);
      const use = { title: subject || issueCopy.newTitle, href: `/admin/newsletters/${row.id}` };
      for (const id of pictureIdsIn(text).filter((each) => ids.includes(each)))
        uses.set(id, [...(uses.get(id) ?? []), use]);
    }
    return uses;
  },
};
