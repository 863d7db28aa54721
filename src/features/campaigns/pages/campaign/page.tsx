import { useEffect, useRef, useState } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { directionOf } from "#content/languages.ts";
import { createFormSender } from "#platform/browser/api-client.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { notFoundFor } from "#web/pages/not-found/not-found.server.ts";
import { OtherLanguages } from "#web/sections/other-languages.tsx";
import { everyPart } from "../../rules/matrix.ts";
import { AnswerForm } from "../../ui/answer-form.tsx";
import { Thanks, ThanksText } from "../../ui/thanks.tsx";
import { CampaignCopyProvider, useCampaignCopy } from "../../ui/use-campaign-copy.tsx";
import { campaignAtAddress } from "./loader.server.ts";
import { Opening } from "./opening.tsx";

type View = Extract<Awaited<ReturnType<typeof campaignAtAddress>>, { kind: "here" }>;
type ClosedProps = { notice: NonNullable<View["campaign"]["door"]>; view: View };

function ClosedCampaign({ notice, view: { campaign, receiptLink, receiptPage } }: ClosedProps) {
  const { language } = campaign;
  return (
    <section className="grid justify-items-start gap-5 rounded-xl border border-line bg-surface p-card shadow-card">
      <Heading className="text-balance" level={2}>
        {notice.heading}
      </Heading>
      <p className="whitespace-pre-line text-ink-soft" dir={directionOf(language)} lang={language}>
        {notice.text}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={notice.nextHref} lang={language} variant="primary">
          {notice.nextLabel}
        </ButtonLink>
        <ButtonLink href={receiptPage} variant="text">
          {receiptLink}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A former address redirects, an unknown one is a 404. */
export async function loader({ params, context, request: { headers }, url }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { slug = "" } = params;
  const small = slug.toLowerCase();
  if (small !== slug) throw redirect(`/campaign/${encodeURIComponent(small)}${url.search}`, 308);
  const view = await campaignAtAddress(request, slug);
  if (view.kind === "moved") throw redirect(`/campaign/${view.slug}${url.search}`, 301);
  if (view.kind === "missing")
    return data(
      { kind: "missing" as const, ...notFoundFor(headers), siteUrl: request.siteUrl },
      { status: 404 },
    );
  return data(view);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Nothing depends on the query, and revalidation would interrupt typing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Campaign() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved page={view.page} />;
  const { campaign, introduction, facts, crisis, rejected, receipt } = view;
  // What was sent or typed while it was open is shown even if it has closed since.
  const isShown = receipt !== undefined || (rejected !== undefined && campaign.status !== "notYet");
  const closed = isShown ? undefined : campaign.door;
  return (
    <CampaignCopyProvider sent={view.labels}>
      <Opening heading={campaign.title} language={campaign.language} lead={campaign.purpose} />
      <div className="relative">
        <Backdrop className="bg-tint" />
        <div dir="ltr" lang={view.labels?.language ?? "en"}>
          <OtherLanguages
            className="mx-auto max-w-narrow px-gutter pb-4"
            label={view.alsoIn}
            own={{ href: `/campaign/${campaign.slug}`, language: campaign.language }}
            siteUrl={view.siteUrl}
            translations={campaign.translations}
          />
          <div className="mx-auto grid max-w-narrow gap-8 px-gutter pb-section-tight">
            {closed ? (
              <ClosedCampaign notice={closed} view={view} />
            ) : (
              <>
                {receipt === undefined ? (
                  <div className="grid gap-5">
                    <div
                      className="prose max-w-text"
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from Markdown without HTML
                      dangerouslySetInnerHTML={{ __html: introduction }}
                      dir={directionOf(campaign.language)}
                      lang={campaign.language}
                    />
                    <ul className="grid list-disc gap-1 pl-5 text-small text-ink-soft">
                      {facts.map((fact) => (
                        <li key={fact}>{fact}</li>
                      ))}
                    </ul>
                  </div>
                ) : null}
                <CampaignAnswers view={view} />
              </>
            )}
            <p className="text-small text-ink-soft">
              {view.contactLead}{" "}
              <a className="text-link-inline" href={`mailto:${campaign.contact.email}`}>
                {campaign.contact.name || campaign.contact.email}
              </a>
            </p>
            <div className="grid gap-3" dir="ltr" lang={crisis.language}>
              <CrisisNote copy={crisis} />
              <FormHelp id="campaign-help" />
            </div>
          </div>
        </div>
      </div>
    </CampaignCopyProvider>
  );
}

/** The same answers keep the same key however often they are tried, so none are stored twice. */
function createAnswerSender(url: string, formKey: string) {
  let turn = 0;
  return createFormSender(url, () => {
    turn += 1;
    return `${formKey}-${turn}`;
  });
}

/** From so many questions on, a draft can be kept on the device. */
const longForm = 6;

/** Replaced by the thank-you text once the form is sent. */
function CampaignAnswers({
  view: { campaign, formKey, receipt, receiptPage, rejected, scripted, thanks },
}: {
  view: View;
}) {
  const { campaignPage: copy } = useCampaignCopy();
  const { slug, version, language } = campaign;
  const action = `/api/campaigns/${slug}/responses`;
  const [send] = useState(() => createAnswerSender(action, formKey));
  const [sent, setSent] = useState(receipt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);
  if (sent !== undefined)
    return (
      <Thanks
        receipt={sent}
        receiptPage={receiptPage}
        ref={heading}
        scripted={scripted}
        text={<ThanksText html={thanks} language={language} />}
      />
    );
  return (
    <AnswerForm
      action={action}
      initial={{}}
      {...(everyPart(campaign.sections).length >= longForm ? { draftOf: slug } : {})}
      form={campaign}
      full={campaign.full}
      heading={
        <h2 className="font-sans text-small font-semibold text-ink-soft" id="campaign-form-heading">
          {copy.formHeading}
        </h2>
      }
      hidden={{ version: String(version), key: formKey }}
      id="campaign-form"
      keepAs={`${slug}:${version}`}
      rejected={rejected}
      scripted={scripted}
      send={async (input) => setSent((await send({ version, ...input })).receipt ?? "")}
      submit={copy.send}
    />
  );
}
