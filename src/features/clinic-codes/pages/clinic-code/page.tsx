import { type ReactNode, useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicCodePath } from "#content/clinic-code-path.ts";
import { dayInWords } from "#content/day-in-words.ts";
import { layout } from "#content/layout.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import { closedClinicCodes, clinicCodePage as copy } from "../../copy.ts";
import { clinicCodeAt, type PublicClinicCode } from "../../reads.server.ts";
import { isCode } from "../../rules.ts";
import type { ClinicCodeKind } from "../../schema.ts";

/** A well-formed but unknown code gets its own message, anything else the 404 page. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const code = params.code ?? "";
  if (!isCode(code))
    return data({ kind: "missing" as const, ...(await movedOrMissing(args)) }, { status: 404 });
  const view = await clinicCodeAtAddress(context.get(pageRequest), code);
  return data(view, { status: view.kind === "live" || view.known ? 200 : 404 });
}

async function clinicCodeAtAddress({ services, siteUrl }: PageRequest, typed: string) {
  const page = { meta: copy.meta };
  const clinicCode = services ? await clinicCodeAt(services, typed) : undefined;
  if (clinicCode?.status !== "live")
    return {
      kind: "closed" as const,
      known: clinicCode !== undefined,
      page,
      siteUrl,
      message: closedClinicCodes[clinicCode?.status ?? "missing"],
    };
  const { oneTap } = copy;
  const { enrolUrl, oneTapUrl } = clinicCode.plan;
  return {
    kind: "live" as const,
    page,
    siteUrl,
    copy: copy.texts,
    stepsHeading: oneTapUrl === undefined ? copy.stepsHeading : oneTap.stepsHeading,
    oneTap: oneTapUrl === undefined ? undefined : { href: oneTapUrl, text: oneTap.text, note: oneTap.note },
    codeCopy: copy.code,
    heading: copy.heading(clinicCode.clinic),
    code: clinicCode.code,
    facts: factsOf(clinicCode),
    steps: clinicCodePath.steps,
    activate: { text: clinicCodePath.activate.text, href: enrolUrl },
    ask: clinicCodePath.help,
    newTab: layout.opensInNewTab,
  };
}

function factsOf({ plan, covers, uses, lastDay }: PublicClinicCode) {
  const { facts } = copy;
  return [
    { term: facts.plan, text: plan.title },
    ...(covers === "" ? [] : [{ term: facts.covers, text: covers }]),
    { term: facts.uses, text: uses === null ? copy.noUses : copy.uses(uses) },
    { term: facts.lastDay, text: lastDay === "" ? copy.noLastDay : copy.lastDay(dayInWords(lastDay)) },
  ];
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function ClinicCodePage() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved near={view.near} page={view.page} />;
  return view.kind === "live" ? <LiveClinicCode view={view} /> : <ClosedClinicCode message={view.message} />;
}

type View = Awaited<ReturnType<typeof clinicCodeAtAddress>>;

function LiveClinicCode({ view }: { view: LiveView }) {
  const { copy, code, activate, oneTap } = view;
  useEffect(() => countVisit(code, "view"), [code]);
  return (
    <>
      <Section ground="tint" tight width="wide">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.05fr]">
          <div>
            <Letter className="w-30 sm:w-44 lg:w-72" />
            <h1 className="mt-3 font-display text-h1 text-balance wrap-anywhere sm:mt-5">{view.heading}</h1>
            <p className="text-lead text-ink-soft">{copy.introduction}</p>
          </div>
          <CodeCard view={view}>
            <div className="mt-4">
              <ButtonLink
                className="w-full"
                external={view.newTab}
                href={(oneTap ?? activate).href}
                onClick={() => countVisit(code, "press")}
                variant="primary"
              >
                {(oneTap ?? activate).text}
              </ButtonLink>
              {oneTap ? <p className="mt-2 text-small text-ink-soft">{oneTap.note}</p> : null}
            </div>
          </CodeCard>
        </div>
      </Section>
      <Section labelledBy="steps-heading" tight width="wide">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.05fr]">
          <div>
            <Heading level={2} id="steps-heading">
              {view.stepsHeading}
            </Heading>
            <NumberedSteps steps={view.steps} />
            <p className="mt-5 text-ink-soft">{copy.priceNote}</p>
            {oneTap ? (
              <p className="mt-6">
                <ButtonLink
                  className="max-sm:w-full"
                  external={view.newTab}
                  href={activate.href}
                  onClick={() => countVisit(code, "press")}
                  variant="outline"
                >
                  {activate.text}
                </ButtonLink>
              </p>
            ) : null}
          </div>
          <div className="rounded-xl bg-tint-sage p-card">
            <Heading level={2} size={3}>
              {copy.privacyHeading}
            </Heading>
            <p className="text-ink-soft">{copy.privacy}</p>
            <p className="mt-5 text-ink-soft">{copy.help}</p>
            <p className="mt-2">
              <ButtonLink href={view.ask.href} variant="text">
                {view.ask.text}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

function ClosedClinicCode({ message }: { message: Extract<View, { kind: "closed" }>["message"] }) {
  return (
    <Section ground="tint" tight>
      <div className="grid items-center gap-x-16 gap-y-6 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr]">
        <Letter className="max-md:w-60 md:w-full" />
        <div className="max-w-text">
          <h1 className="font-display text-h1 text-balance">{message.heading}</h1>
          <p className="text-lead text-ink-soft">{message.text}</p>
          <WaysOn first={message.next} second={message.other} />
        </div>
      </div>
    </Section>
  );
}

function Letter({ className }: { className: string }) {
  return (
    <Illustration
      alt=""
      className={`h-auto max-w-full ${className}`}
      height={480}
      name="coupon-letter"
      priority
      width={640}
    />
  );
}

type LiveView = Extract<View, { kind: "live" }>;

function CodeCard({ view, children }: { view: LiveView; children: ReactNode }) {
  const { code, facts, codeCopy: copy } = view;
  const hydrated = useHydrated();
  return (
    <div className="rounded-xl border border-line bg-surface p-card shadow-card">
      <p className="text-small text-ink-soft" id="code-label">
        {copy.codeLabel}
      </p>
      <p
        aria-describedby="code-label"
        className="mt-1 rounded-md border-[1.5px] border-dashed border-line-strong px-3 py-4 text-center text-h3 font-semibold tracking-wide wrap-anywhere text-ink select-all"
      >
        {code}
      </p>
      {children}
      {hydrated ? (
        <div className="mt-4 grid justify-items-start gap-2">
          <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={code} />
        </div>
      ) : null}
      <dl className="mt-6 grid items-baseline gap-x-5 border-t border-line pt-5 sm:grid-cols-[auto_1fr]">
        {facts.map(({ term, text }) => (
          <div className="contents" key={term}>
            <dt className="text-small text-ink-soft sm:py-1">{term}</dt>
            <dd className="pb-3 wrap-anywhere sm:py-1">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Browsers that ask not to be tracked send nothing. */
function countVisit(code: string, kind: ClinicCodeKind): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1") return;
  const body = new Blob([JSON.stringify({ kind })], { type: "application/json" });
  // A beacon is sent even while the page unloads. If it fails, only a count is lost.
  navigator.sendBeacon(`/api/coupons/${encodeURIComponent(code)}/counts`, body);
}
