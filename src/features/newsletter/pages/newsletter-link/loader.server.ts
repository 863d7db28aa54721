import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { addressCheckPage } from "#content/address-check.ts";
import { requiredMarks } from "#content/forms.ts";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { newsletterPages } from "#content/newsletter-pages.ts";
import { site } from "#content/site.ts";
import { changedPage } from "#content/something-changed.ts";
import { stopOfToken } from "#features/mail/delivery/reads.server.ts";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import type { Services } from "#platform/services.ts";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { readLink, subscriberChoices, subscriberStateAndLanguage } from "../../reads.server.ts";
import { choicesFromForm } from "../../schema.ts";
import { followLink, keepChoices, reopenAddress } from "../../writes/subscribing.server.ts";

type Outcome = "ask" | "done" | "already" | "unknown";

/** The links whose page has one sentence and one button. The third kind shows the preferences. */
const purposes = ["unsubscribe", "confirm", "reopen"] as const;
type Purpose = (typeof purposes)[number];
const choicesPurpose = "preferences";

export function isNewsletterLink({ purpose }: Params): boolean {
  return purpose === choicesPurpose || purposes.some((each) => each === purpose);
}

/** Opening the link changes nothing, because mail scanners open links. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.purpose === choicesPurpose) return choicesPage(params, context.get(pageRequest));
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  if (purpose === "reopen") return resultView(purpose, await reopenOutcome(services, params));
  const row = id && services ? await subscriberStateAndLanguage(services, id) : undefined;
  const outcome: Outcome = row === undefined ? "unknown" : (outcomes[purpose][row.state] ?? "ask");
  return resultView(purpose, outcome, row?.language);
}

/** Handles the page's button and one-click unsubscribe (RFC 8058). */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  if (params.purpose === choicesPurpose)
    return saveChoices(params, context.get(pageRequest), () => request.formData().catch(() => undefined));
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  if (purpose === "reopen") {
    const reopened =
      services && (await reopenAddress(services, { token: params.token ?? "", page: reopenPage }));
    return resultView(
      purpose,
      reopened === undefined ? "unknown" : reopened === "already" ? "done" : reopened,
    );
  }
  if (!id || !services) return resultView(purpose, "unknown");
  const page = url.pathname.split("/").slice(0, 3).join("/");
  const language = (await subscriberStateAndLanguage(services, id))?.language;
  return resultView(purpose, await followLink(services, { purpose, subscriberId: id, page }), language);
}

type Params = Readonly<Record<string, string | undefined>>;

/** Saves the choices or unsubscribes. Any other form changes nothing. */
async function saveChoices(
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
const reopenPage = "/newsletter/reopen";

/** What the link to a stopped address shows: it asks until mail goes there again. */
async function reopenOutcome(services: Services | undefined, { token = "" }: Params): Promise<Outcome> {
  const stop = services && (await stopOfToken(services, services.store.db, token));
  if (!stop || stop.reason === "complaint") return "unknown";
  return stop.lifted_at === "" ? "ask" : "done";
}

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
          changed: linkWithToken(changedPage, params.token ?? ""),
          copy: preferences,
          marks: requiredMarks,
          groups: [
            { name: "topic", legend: preferences.topics, choices: newsletterTopics, muted: topics },
            { name: "date", legend: preferences.dates, choices: newsletterDates, muted: dates },
          ],
        },
      });
    }
    case "unreached":
      return message({ heading: preferences.unreachedHeading, text: preferences.unreached });
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

const outcomes: Readonly<Record<Exclude<Purpose, "reopen">, Readonly<Record<string, Outcome>>>> = {
  unsubscribe: { unsubscribed: "already" },
  // An old confirmation link can't resubscribe someone who has unsubscribed since.
  confirm: { active: "done", unreached: "unknown", unsubscribed: "unknown" },
};

function linkOf(params: Params, services: Services | undefined) {
  const purpose = purposes.find((each) => each === params.purpose);
  if (!purpose) throw new Response(null, { status: 404 });
  const id = services && purpose !== "reopen" ? readLink(services, purpose, params.token ?? "") : undefined;
  return { purpose, id, services };
}

/** `language`: that of the subscriber's sign-up, if there is one; what it leads to is in it. */
function resultView(purpose: Purpose, outcome: Outcome, language: string = site.language) {
  const around = purpose === "reopen" ? undefined : copyAround(language);
  const links = around?.newsletterLinks ?? newsletterPages;
  const copy = {
    ...links.unsubscribe,
    ...(purpose === "reopen" ? addressCheckPage : links[purpose]),
  };
  const messages = {
    ask: { heading: copy.heading, text: copy.ask },
    done: { heading: copy.doneHeading, text: copy.done },
    already: { heading: copy.alreadyHeading, text: copy.already },
    unknown: { heading: copy.badLinkHeading, text: copy.badLink },
  }[outcome];
  const { title, button, home, contact } = copy;
  return data(
    {
      ...{ ...messages, title, home, contact, form: undefined },
      button: outcome === "ask" ? button : undefined,
      ...ownFrame(around),
    },
    { status: outcome === "unknown" ? 404 : 200 },
  );
}
