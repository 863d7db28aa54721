import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { crisisNumbers } from "#content/crisis.ts";
import { lettersPage } from "#content/mentoring/letters.ts";
import { peerMentoring } from "#content/pages/support/peer-mentoring.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { ownLetters } from "../../reads/own.server.ts";
import { Letters } from "./letters.tsx";

const closed = { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };

/** Shows letters only after a POST with the token. Without scripts, the page's own form sends it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { rejectedForm, sentForm } = request;
  const message = sentForm?.form === "letters" ? sentForm.body.message : undefined;
  return data(
    {
      opened: await openedBy(request),
      crisis: peerMentoring.crisis,
      danger: crisisNumbers().danger,
      message: typeof message === "string" ? message : undefined,
      rejected: rejectedForm?.form === "letters" ? rejectedForm : undefined,
    },
    { headers: closed },
  );
}

/** The page of the link that was sent without JavaScript, even if the rest of its form was rejected. */
async function openedBy({ services, rejectedForm, sentForm }: PageRequest) {
  const token = rejectedForm?.form === "letters" ? rejectedForm.values.token : sentForm?.body.token;
  if (!services || typeof token !== "string") return undefined;
  try {
    return await ownLetters(services, token);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** React Router drops loader headers unless they are returned here. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = () => [
  { title: lettersPage.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** The page behind the link in the mails: a question with yes and no, or the letters of two people. */
export default function YourLetters() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Section tight width="narrow">
      <Letters {...loaded} />
    </Section>
  );
}
