import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { formWords } from "#content/forms.ts";
import { heldWords, myDataForm, myDataOpened } from "#content/my-data.ts";
import { myData } from "#content/pages/my-data.ts";
import { openedData } from "#features/privacy/reads/opened.server.ts";
import { AskForm } from "#features/privacy/ui/ask-form.tsx";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { BadLink, Opened } from "./opened.tsx";

const marks = { optional: formWords.optional, errorMark: formWords.errorMark };

/** The form that mails a link; or, after a form behind a link was refused, what that link opens. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { rejectedForm, sentForm, siteUrl, services } = context.get(pageRequest);
  const refused = rejectedForm?.form === "my-data-opened" ? rejectedForm : undefined;
  return {
    page: myData,
    siteUrl,
    ...trailOf(myData, siteUrl),
    form: myDataForm,
    marks,
    trap: formWords.trapLabel,
    failed: myDataForm.failed,
    rejected: rejectedForm?.form === "my-data" ? rejectedForm : undefined,
    sent: sentForm?.form === "my-data",
    behind: refused && {
      words: myDataOpened,
      held: heldWords,
      problem: refused.message,
      data: await openedData(services, refused.values.token ?? ""),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** See, download or erase one's data: it begins with a link by mail. */
export default function MyData() {
  const {
    page,
    form,
    marks: fieldMarks,
    trap,
    failed,
    rejected,
    sent,
    behind,
  } = useLoaderData<typeof loader>();
  if (behind)
    return (
      <Section tight width="narrow">
        {behind.data ? (
          <Opened
            data={behind.data}
            held={behind.held}
            marks={fieldMarks}
            problem={behind.problem}
            words={behind.words}
          />
        ) : (
          <BadLink words={behind.words.badLink} />
        )}
      </Section>
    );
  return (
    <Section tight width="narrow">
      <Trail />
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{page.introduction}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-10">
        <AskForm
          failed={failed}
          marks={fieldMarks}
          rejected={rejected}
          sent={sent}
          trap={trap}
          words={form}
        />
        <section aria-labelledby="how">
          <h2 className="font-display text-h3" id="how">
            {page.steps.heading}
          </h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-6 text-ink-soft">
            {page.steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="covers">
          <h2 className="font-display text-h3" id="covers">
            {page.covers.heading}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-6 text-ink-soft">
            {page.covers.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">
            {page.covers.others[0]}
            <a className="text-link-inline" href={page.covers.receiptPath}>
              {page.covers.others[1]}
            </a>
            {page.covers.others[2]}
          </p>
        </section>
      </div>
    </Section>
  );
}
