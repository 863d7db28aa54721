import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import type { certificateCopy, myDataForm } from "#content/my-data.ts";
import { myData } from "#content/pages/my-data.ts";
import { pageRequest, type RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { HoneypotField } from "#ui/form-card.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { PrintButton } from "#web/pages/clinic-onboarding/print-button.tsx";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import type { Certificate } from "../../schema.ts";
import { CertificateFacts } from "../../ui/certificate-facts.tsx";
import { viewAt } from "./loader.server.ts";
import { BadLink, Opened, Unlock } from "./opened.tsx";

const closed = { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };

/** One route for all of it, because each route adds bytes to every page. */
export async function loader({ params, context, request: { headers } }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { siteUrl } = request;
  const view = await viewAt(request, params, headers);
  if (view.kind === "ask") return data({ ...view, siteUrl, ...trailOf(myData, siteUrl) });
  const lost =
    view.kind === "missing" || view.kind === "badLink" || (view.kind === "certificate" && !view.certificate);
  return data(view, { status: lost ? 404 : 200, headers: closed });
}

/** React Router drops loader headers unless they are returned here. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData?.kind === "ask") return pageMeta(loaderData);
  return [{ title: loaderData?.title }, { name: "robots", content: "noindex, nofollow" }];
};

export default function MyData() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved page={view.page} />;
  return (
    <Section tight width="narrow">
      <View view={view} />
    </Section>
  );
}

type Shown = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { kind: "missing" }>;

function View({ view }: { view: Shown }) {
  switch (view.kind) {
    case "ask":
      return <Ask {...view} />;
    case "sent":
      return <Sent copy={view.copy} />;
    case "open":
      return (
        <Opened
          data={view.opened}
          held={view.held}
          marks={view.marks}
          problem={view.problem}
          copy={view.copy}
        />
      );
    case "unlock":
      return <Unlock copy={view.unlock} opened={view.opened} rejected={view.rejected} />;
    case "badLink":
      return <BadLink copy={view.copy} />;
    case "certificate":
      return <CertificatePage certificate={view.certificate} copy={view.copy} />;
  }
}

type AskProps = {
  page: typeof myData;
  form: typeof myDataForm;
  marks: FieldMarks;
  trap: string;
  rejected: RejectedForm | undefined;
};

function Ask({ page, form, marks, trap, rejected }: AskProps) {
  const { heading, introduction, steps, covers } = page;
  return (
    <>
      <Trail />
      <h1 className="font-display text-h1 text-balance">{heading}</h1>
      <p className="text-lead text-ink-soft">{introduction}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-10">
        <AskForm marks={marks} rejected={rejected} trap={trap} copy={form} />
        <section aria-labelledby="how">
          <Heading level={2} size={3} id="how">
            {steps.heading}
          </Heading>
          <ol className="mt-3 grid list-decimal gap-2 pl-6 text-ink-soft">
            {steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="covers">
          <Heading level={2} size={3} id="covers">
            {covers.heading}
          </Heading>
          <ul className="mt-3 grid list-disc gap-2 pl-6 text-ink-soft">
            {covers.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">
            {covers.others[0]}
            <a className="text-link-inline" href={covers.receiptPath}>
              {covers.others[1]}
            </a>
            {covers.others[2]}
          </p>
        </section>
      </div>
    </>
  );
}

/** Shown after the form was sent, the same for every address. */
function Sent({ copy }: { copy: Record<"sentHeading" | "sent" | "sentHint", string> }) {
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.sentHeading}</h1>
      <p className="text-lead text-ink-soft">{copy.sent}</p>
      {copy.sentHint === "" ? null : <p className="mt-4 text-ink-soft">{copy.sentHint}</p>}
    </>
  );
}

type AskFormProps = {
  copy: typeof myDataForm;
  marks: FieldMarks;
  trap: string;
  rejected: RejectedForm | undefined;
};

/** The response is the same for every address. */
function AskForm({ copy, marks, trap, rejected }: AskFormProps) {
  return (
    <form
      action="/api/privacy/my-data"
      className="grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card"
      method="post"
      noValidate
    >
      <Heading level={2} size={3}>
        {copy.heading}
      </Heading>
      <TextField
        autoComplete="email"
        defaultValue={rejected?.values.email ?? ""}
        error={rejected && (rejected.fields.email ?? rejected.message)}
        hint={copy.email.hint}
        id="my-data-email"
        label={copy.email.label}
        marks={marks}
        maxLength={254}
        name="email"
        type="email"
      />
      <HoneypotField id="my-data-website" label={trap} name="website" />
      <p>
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
      </p>
    </form>
  );
}

function CertificatePage({
  certificate,
  copy,
}: {
  certificate: Certificate | undefined;
  copy: typeof certificateCopy;
}) {
  if (!certificate)
    return (
      <>
        <h1 className="font-display text-h1 text-balance">{copy.unknown.heading}</h1>
        <p className="text-lead text-ink-soft">{copy.unknown.text}</p>
        <p className="mt-stack">
          <ButtonLink href="/" variant="outline">
            {copy.unknown.home}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="text-lead text-ink-soft">{copy.lead}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] rounded-xl border border-line bg-surface p-card shadow-card">
        <CertificateFacts certificate={certificate} copy={copy} />
      </div>
      <p className="mt-6 text-ink-soft">{copy.stays}</p>
      <p className="mt-3 text-ink-soft">{copy.verify}</p>
      <div className="mt-stack flex flex-wrap gap-4 print:hidden">
        <PrintButton>{copy.print}</PrintButton>
        <ButtonLink href="/" variant="outline">
          {copy.home}
        </ButtonLink>
      </div>
    </>
  );
}
