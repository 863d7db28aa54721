import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { newsletterPages } from "#content/forms.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import type { Services } from "#platform/services.ts";
import { readLink, subscriberState } from "../../reads.server.ts";
import { saveChoices, showChoices } from "../../writes/choices-page.server.ts";
import { followLink } from "../../writes/subscribing.server.ts";

type Outcome = "ask" | "done" | "already" | "unknown";

/** The links whose page has one sentence and one button. The third kind shows the preferences. */
const purposes = ["unsubscribe", "confirm"] as const;
type Purpose = (typeof purposes)[number];
const choicesPurpose = "preferences";

/** Whether our emails link to this kind of address under /newsletter. */
export function isNewsletterLink({ purpose }: Readonly<Record<string, string | undefined>>): boolean {
  return purpose === choicesPurpose || purposes.some((each) => each === purpose);
}

/** Opening the link changes nothing, because mail scanners open links. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (params.purpose === choicesPurpose) return showChoices(params, context.get(pageRequest));
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  const state = id && services ? await subscriberState(services, id) : undefined;
  const outcome: Outcome = state === undefined ? "unknown" : (outcomes[purpose][state] ?? "ask");
  return resultView(purpose, outcome);
}

/** Handles the page's button and one-click unsubscribe (RFC 8058). */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  if (params.purpose === choicesPurpose)
    return saveChoices(params, context.get(pageRequest), () => request.formData().catch(() => undefined));
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  if (!id || !services) return resultView(purpose, "unknown");
  const page = url.pathname.split("/").slice(0, 3).join("/");
  return resultView(purpose, await followLink(services, { purpose, subscriberId: id, page }));
}

const outcomes: Readonly<Record<Purpose, Readonly<Record<string, Outcome>>>> = {
  unsubscribe: { unsubscribed: "already" },
  // An old confirmation link can't resubscribe someone who has unsubscribed since.
  confirm: { active: "done", unsubscribed: "unknown" },
};

function linkOf(params: Readonly<Record<string, string | undefined>>, services: Services | undefined) {
  const purpose = purposes.find((each) => each === params.purpose);
  if (!purpose) throw new Response(null, { status: 404 });
  const id = services ? readLink(services, purpose, params.token ?? "") : undefined;
  return { purpose, id, services };
}

function resultView(purpose: Purpose, outcome: Outcome) {
  const { unsubscribe } = newsletterPages;
  const copy = { ...unsubscribe, ...newsletterPages[purpose] };
  const messages = {
    ask: { heading: copy.heading, text: copy.ask },
    done: { heading: copy.doneHeading, text: copy.done },
    already: { heading: unsubscribe.alreadyHeading, text: unsubscribe.already },
    unknown: { heading: copy.badLinkHeading, text: copy.badLink },
  }[outcome];
  const { title, button, home, contact } = copy;
  return data(
    { ...messages, title, home, contact, button: outcome === "ask" ? button : undefined, form: undefined },
    { status: outcome === "unknown" ? 404 : 200 },
  );
}
