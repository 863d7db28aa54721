import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { formWords } from "#content/forms.ts";
import { certificateWords, heldWords, myDataOpened } from "#content/my-data.ts";
import { notFound } from "#content/pages/not-found.ts";
import { certificateByCode } from "#features/privacy/reads/certificates.server.ts";
import { openedData } from "#features/privacy/reads/opened.server.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { Moved } from "../not-found/moved.tsx";
import { CertificatePage } from "./certificate.tsx";
import { BadLink, Opened } from "./opened.tsx";

const closed = { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };
const marks = { optional: formWords.optional, errorMark: formWords.errorMark };

/** What a mailed link opens, and the certificate an erasure leaves. Opening changes nothing. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services } = context.get(pageRequest);
  const { purpose, token = "" } = params;
  if (purpose === "open") {
    const opened = await openedData(services, token);
    const words = myDataOpened;
    return opened
      ? data(
          { kind: "open" as const, title: words.title, words, held: heldWords, marks, opened },
          { headers: closed },
        )
      : data(
          { kind: "badLink" as const, title: words.badLink.title, words: words.badLink },
          { status: 404, headers: closed },
        );
  }
  if (purpose === "certificate") {
    const certificate = services && (await certificateByCode(services, token));
    const words = certificateWords;
    return data(
      {
        kind: "certificate" as const,
        title: certificate ? words.title : words.unknown.title,
        words,
        certificate,
      },
      { status: certificate ? 200 : 404, headers: closed },
    );
  }
  return data(
    { kind: "missing" as const, title: notFound.meta.title, page: notFound },
    { status: 404, headers: closed },
  );
}

/** For the page itself; the loader's are for what scripts fetch in its place. */
export const headers = () => closed;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** Behind a link: one's data, or the certificate of its erasure. */
export default function BehindLink() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved page={view.page} />;
  return (
    <Section tight width="narrow">
      {view.kind === "open" ? (
        <Opened
          data={view.opened}
          held={view.held}
          marks={view.marks}
          problem={undefined}
          words={view.words}
        />
      ) : view.kind === "badLink" ? (
        <BadLink words={view.words} />
      ) : (
        <CertificatePage certificate={view.certificate} words={view.words} />
      )}
    </Section>
  );
}
