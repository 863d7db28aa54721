import type { EditableDocument } from "#content/documents/editable.server.ts";
import { type Printed, printedNow } from "#content/downloads/printed.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { documentTarget } from "./document-row.server.ts";
import { knowPicturesIn } from "./pictures.server.ts";
import { problemsByField } from "./problems.server.ts";

declare module "#platform/services.ts" {
  interface Contributions {
    /** Draws a worksheet or a card as a PDF. */
    drawPrinted(services: Pick<Services, "store" | "settings">, words: Printed): Promise<Uint8Array>;
  }
}

/**
 * A printed file as it would be with this value of a document that all of them show.
 * @throws {HttpError} not_found for other documents; invalid_input with what is wrong with the value.
 */
export async function paperPreview(
  services: Services,
  actor: Actor,
  document: EditableDocument,
  value: unknown,
): Promise<Uint8Array> {
  authorize(actor, "content.write", documentTarget(document.id));
  const { paper } = document;
  if (paper === undefined) throw new HttpError("not_found");
  await knowPicturesIn(services, document, value);
  const problems = problemsByField(document, value);
  if (Object.keys(problems).length > 0)
    throw new HttpError("invalid_input", { message: faults.unfitForPaper, fields: problems });
  const words = document.during(value, () => printedNow(paper));
  if (words === undefined) throw new HttpError("not_found");
  return services.contributions.drawPrinted(services, words);
}
