import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "react-router";
import { formWords, newsletterPages } from "#content/forms.ts";
import { letterDates, letterTopics } from "#content/letter-choices.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import { readLink, subscriberChoices } from "../reads.server.ts";
import { choicesFromForm } from "../schema/choices.ts";
import { ChoicesForm } from "../ui/choices-form.tsx";
import { WaysOut } from "../ui/ways-out.tsx";
import { followLink, keepChoices } from "../writes.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** Opening the link shows the choices and changes nothing: mail scanners open links too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return shown(params, context.get(pageRequest));
}

/** Saves the choices, or leaves the letter as a whole. */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const known = context.get(pageRequest);
  const id = idOf(params, known);
  if (!id || !known.services) return shown(params, known);
  const form = await request.formData();
  if (form.get("leave") === null) {
    await keepChoices(known.services, id, choicesFromForm(form));
    return shown(params, known, { saved: true });
  }
  const page = url.pathname.split("/").slice(0, 3).join("/");
  await followLink(known.services, { purpose: "unsubscribe", subscriberId: id, page });
  return shown(params, known, { left: true });
}

function idOf({ token = "" }: Params, { services }: PageRequest): string | undefined {
  return services ? readLink(services, "preferences", token) : undefined;
}

const { preferences, unsubscribe } = newsletterPages;

/** What the page says: the choices of somebody on the list, or why there are none. */
async function shown(params: Params, known: PageRequest, { saved = false, left = false } = {}) {
  const id = idOf(params, known);
  const found = id && known.services ? await subscriberChoices(known.services, id) : undefined;
  const { title, heading, introduction } = preferences;
  const frame = { title, home: unsubscribe.home, contact: unsubscribe.contact };
  const said = (words: { heading: string; text: string }, status = 200) =>
    data({ ...frame, ...words, form: undefined }, { status });
  switch (found?.state) {
    case "active": {
      const { topics, dates } = found.choices;
      const nothing = topics.length + dates.length === 0;
      const savedText = nothing ? preferences.savedNothing : preferences.saved;
      return data({
        ...frame,
        heading: saved ? preferences.savedHeading : heading,
        text: saved ? savedText : introduction,
        form: {
          words: preferences,
          marks: { optional: formWords.optional, errorMark: formWords.errorMark },
          groups: [
            { name: "topic", legend: preferences.topics, choices: letterTopics, muted: topics },
            { name: "date", legend: preferences.dates, choices: letterDates, muted: dates },
          ],
        },
      });
    }
    case "pending":
      return said({ heading: preferences.waitingHeading, text: preferences.waiting });
    case "unsubscribed":
      return left
        ? said({ heading: unsubscribe.doneHeading, text: unsubscribe.done })
        : said({ heading: unsubscribe.alreadyHeading, text: unsubscribe.already });
    default:
      return said({ heading: unsubscribe.badLinkHeading, text: unsubscribe.badLink }, 404);
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** What one reader leaves out of the letter. It needs no script and no sign-in; the link is the key. */
export default function LetterChoices() {
  const asked = useLoaderData<typeof loader>();
  const { heading, text, form, home, contact } = useActionData<typeof action>() ?? asked;
  return (
    <section className="mx-auto max-w-page px-gutter py-section-tight">
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="mt-[1.1rem] text-lead text-ink-soft">{text}</p>
        {form === undefined ? null : <ChoicesForm {...form} />}
        <WaysOut contact={contact} home={home} />
      </div>
    </section>
  );
}
