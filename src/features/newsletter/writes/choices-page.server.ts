import { data } from "react-router";
import { fieldMarks, newsletterPages } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import type { PageRequest } from "#platform/http/page-request.ts";
import { readLink, subscriberChoices } from "../reads.server.ts";
import { choicesFromForm } from "../schema.ts";
import { followLink, keepChoices } from "./subscribing.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Opening the link changes nothing, because mail scanners open links. */
export function showChoices(params: Params, request: PageRequest) {
  return choicesPage(params, request);
}

/** Saves the choices or unsubscribes. Any other form changes nothing. */
export async function saveChoices(
  params: Params,
  request: PageRequest,
  /** Called only after the link was verified, so unverified bodies are never read. */
  readForm: () => Promise<FormData | undefined>,
) {
  const id = idOf(params, request);
  const form = id === undefined ? undefined : await readForm();
  if (!id || !request.services || !form) return choicesPage(params, request);
  if (form.get("save") !== null) {
    await keepChoices(request.services, id, choicesFromForm(form));
    return choicesPage(params, request, { saved: true });
  }
  if (form.get("leave") === null) return choicesPage(params, request);
  const page = "/newsletter/preferences";
  await followLink(request.services, { purpose: "unsubscribe", subscriberId: id, page });
  return choicesPage(params, request, { left: true });
}

function idOf({ token = "" }: Params, { services }: PageRequest): string | undefined {
  return services ? readLink(services, "preferences", token) : undefined;
}

const { preferences, unsubscribe } = newsletterPages;

/** The page's content: the subscriber's choices, or why there are none. */
async function choicesPage(params: Params, request: PageRequest, { saved = false, left = false } = {}) {
  const id = idOf(params, request);
  const subscriber = id && request.services ? await subscriberChoices(request.services, id) : undefined;
  const { title, heading, introduction } = preferences;
  const frame = { title, button: undefined, home: unsubscribe.home, contact: unsubscribe.contact };
  const message = (copy: { heading: string; text: string }, status = 200) =>
    data({ ...frame, ...copy, form: undefined }, { status });
  switch (subscriber?.state) {
    case "active": {
      const { topics, dates } = subscriber.choices;
      const nothing = topics.length + dates.length === 0;
      const savedText = nothing ? preferences.savedNothing : preferences.saved;
      return data({
        ...frame,
        heading: saved ? preferences.savedHeading : heading,
        text: saved ? savedText : introduction,
        form: {
          copy: preferences,
          marks: fieldMarks,
          groups: [
            { name: "topic", legend: preferences.topics, choices: newsletterTopics, muted: topics },
            { name: "date", legend: preferences.dates, choices: newsletterDates, muted: dates },
          ],
        },
      });
    }
    case "pending":
      return message({ heading: preferences.waitingHeading, text: preferences.waiting });
    case "unsubscribed":
      return left
        ? message({ heading: unsubscribe.doneHeading, text: unsubscribe.done })
        : message({ heading: unsubscribe.alreadyHeading, text: unsubscribe.already });
    default:
      return message({ heading: unsubscribe.badLinkHeading, text: unsubscribe.badLink }, 404);
  }
}
