import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "react-router";
import { newsletterPages } from "#content/forms.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import type { Services } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { readLink, subscriberState } from "../reads.server.ts";
import { WaysOut } from "../ui/ways-out.tsx";
import { followLink } from "../writes.server.ts";

type Outcome = "ask" | "done" | "already" | "unknown";

/** What this page does; the third link, to the choices, has a page of its own. */
const purposes = ["unsubscribe", "confirm"] as const;
type Purpose = (typeof purposes)[number];

/** Opening the link only asks: mail scanners open links, and must change nothing. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  const state = id && services ? await subscriberState(services, id) : undefined;
  const outcome: Outcome = state === undefined ? "unknown" : (outcomes[purpose][state] ?? "ask");
  return answer(purpose, outcome);
}

/** The button behind the link, and the one click of mail programs (RFC 8058). */
export async function action({ params, context, url }: ActionFunctionArgs) {
  const { purpose, id, services } = linkOf(params, context.get(pageRequest).services);
  if (!id || !services) return answer(purpose, "unknown");
  const page = url.pathname.split("/").slice(0, 3).join("/");
  return answer(purpose, await followLink(services, { purpose, subscriberId: id, page }));
}

const outcomes: Readonly<Record<Purpose, Readonly<Record<string, Outcome>>>> = {
  unsubscribe: { unsubscribed: "already" },
  // Someone who has left since then is asked nothing: the old link cannot bring them back.
  confirm: { active: "done", unsubscribed: "unknown" },
};

function linkOf(params: Readonly<Record<string, string | undefined>>, services: Services | undefined) {
  const purpose = purposes.find((each) => each === params.purpose);
  if (!purpose) throw new Response(null, { status: 404 });
  const id = services ? readLink(services, purpose, params.token ?? "") : undefined;
  return { purpose, id, services };
}

function answer(purpose: Purpose, outcome: Outcome) {
  const { unsubscribe } = newsletterPages;
  const words = { ...unsubscribe, ...newsletterPages[purpose] };
  const said = {
    ask: { heading: words.heading, text: words.ask },
    done: { heading: words.doneHeading, text: words.done },
    already: { heading: unsubscribe.alreadyHeading, text: unsubscribe.already },
    unknown: { heading: words.badLinkHeading, text: words.badLink },
  }[outcome];
  const { title, button, home, contact } = words;
  return data(
    { ...said, title, home, contact, button: outcome === "ask" ? button : undefined },
    { status: outcome === "unknown" ? 404 : 200 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** Leaving or confirming the letter: one sentence, one button, two ways on. */
export default function LetterLink() {
  const asked = useLoaderData<typeof loader>();
  const { heading, text, button, home, contact } = useActionData<typeof action>() ?? asked;
  return (
    <section className="mx-auto max-w-page px-gutter py-section-tight">
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="mt-[1.1rem] text-lead text-ink-soft">{text}</p>
        {button ? (
          <form className="mt-stack" method="post">
            <Button type="submit" variant="primary">
              {button}
            </Button>
          </form>
        ) : null}
        <WaysOut contact={contact} home={home} />
      </div>
    </section>
  );
}
