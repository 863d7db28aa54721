import { placeMessages } from "#content/groups/places.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { yourPlace } from "#content/your-place.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { notFoundFor } from "#web/pages/not-found/not-found.server.ts";
import { type OwnPlace, ownPlace } from "../../reads/own-place.server.ts";

/** Where the page's forms are sent without JavaScript, and where a door that has shut leads back to. */
const steps = ["change", "door"];

/** What the page shows at first: a field for the link, or the place after a form was sent without JavaScript. */
export async function viewAt(request: PageRequest, step: string | undefined, headers: Headers) {
  if (step !== undefined && !steps.includes(step)) {
    const missing = notFoundFor(headers);
    return { kind: "missing" as const, title: missing.page.meta.title, ...missing };
  }
  return {
    kind: "place" as const,
    title: yourPlace.title,
    copy: { ...yourPlace, crisis: supportGroups.crisis },
    // Without JavaScript the page can't change by itself.
    isPlain: request.isPlain ?? false,
    ...(await openedBy(request, step)),
  };
}

type Opened = {
  place?: OwnPlace;
  message?: string;
  problem?: string;
  isBadLink?: true;
  /** The link as it was pasted, in the field again. */
  given?: string;
  /** Where to go in; the page leads there by itself. */
  door?: string;
};

/** What came of a form, as the page shows it. A refused one shows the place as it is now. */
async function openedBy(
  { services, sentForm, rejectedForm }: PageRequest,
  step: string | undefined,
): Promise<Opened> {
  if (!services) return {};
  if (sentForm?.form === "place") {
    const { place, message, door } = sentForm.body;
    const shown = await placeBehind(services, tokenIn(place));
    return {
      ...(shown ? { place: shown } : { isBadLink: true }),
      ...(typeof message === "string" ? { message } : {}),
      ...(typeof door === "string" ? { door } : {}),
    };
  }
  if (rejectedForm?.form === "place") {
    const { message, fields, values } = rejectedForm;
    const given = values.token ?? "";
    if (message === placeMessages.badLink) return { isBadLink: true };
    const place = given === "" ? undefined : await placeBehind(services, given);
    return { problem: fields.token ?? message, ...(place ? { place } : { given }) };
  }
  return step === "door" ? { problem: yourPlace.unlock.doorShut } : {};
}

function tokenIn(place: unknown): string {
  const isPlace = typeof place === "object" && place !== null && "token" in place;
  return isPlace && typeof place.token === "string" ? place.token : "";
}

async function placeBehind(
  services: NonNullable<PageRequest["services"]>,
  token: string,
): Promise<OwnPlace | undefined> {
  try {
    return await ownPlace(services, token);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
