import { useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import { countVisit } from "../../client/count-visit.ts";
import { isCode } from "../../rules.ts";
import { CodeCard } from "../../ui/code-card.tsx";
import { clinicCodeAtAddress } from "./view.server.ts";

/** The code at this address. A well-formed but unknown code gets its own message, anything else the 404 page. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const code = params.code ?? "";
  if (!isCode(code))
    return data({ kind: "missing" as const, ...(await movedOrMissing(args)) }, { status: 404 });
  const view = await clinicCodeAtAddress(context.get(pageRequest), code);
  return data(view, { status: view.kind === "live" || view.known ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** What a clinic code is for and how to use it, or why it can't be used. */
export default function ClinicCodePage() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved near={view.near} page={view.page} />;
  return view.kind === "live" ? <LiveClinicCode view={view} /> : <ClosedClinicCode message={view.message} />;
}

type View = Awaited<ReturnType<typeof clinicCodeAtAddress>>;

function LiveClinicCode({ view }: { view: Extract<View, { kind: "live" }> }) {
  const { copy, code, activate, oneTap } = view;
  useEffect(() => countVisit(code, "view"), [code]);
  return (
    <>
      <Section ground="tint" tight width="wide">
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.05fr]">
          <div>
            <Illustration
              alt=""
              className="h-auto w-44 max-w-full lg:w-72"
              height={480}
              name="coupon-letter"
              priority
              width={640}
            />
            <h1 className="mt-5 font-display text-h1 text-balance wrap-anywhere">{view.heading}</h1>
            <p className="mt-[1.1rem] text-lead text-ink-soft">{copy.introduction}</p>
          </div>
          <CodeCard code={code} facts={view.facts} copy={view.codeCopy}>
            {oneTap === undefined ? null : (
              <div className="mt-5">
                <ButtonLink
                  className="w-full"
                  external={view.newTab}
                  href={oneTap.href}
                  onClick={() => countVisit(code, "press")}
                  variant="primary"
                >
                  {oneTap.text}
                </ButtonLink>
                <p className="mt-2 text-small text-ink-soft">{oneTap.note}</p>
              </div>
            )}
          </CodeCard>
        </div>
      </Section>
      <Section labelledBy="steps-heading" tight width="wide">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.05fr]">
          <div>
            <Heading level={2} id="steps-heading">
              {copy.stepsHeading}
            </Heading>
            <NumberedSteps steps={view.steps} />
            <p className="mt-5 text-ink-soft">{copy.priceNote}</p>
            <p className="mt-6">
              <ButtonLink
                className="max-sm:w-full"
                external={view.newTab}
                href={activate.href}
                onClick={() => countVisit(code, "press")}
                variant={oneTap === undefined ? "primary" : "outline"}
              >
                {activate.text}
              </ButtonLink>
            </p>
          </div>
          <div className="rounded-xl bg-tint-sage p-card">
            <Heading level={2} size={3}>
              {copy.privacyHeading}
            </Heading>
            <p className="mt-2 text-ink-soft">{copy.privacy}</p>
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
    <Section ground="tint" tight width="narrow">
      <Illustration
        alt=""
        className="h-auto w-44 max-w-full"
        height={480}
        name="coupon-letter"
        priority
        width={640}
      />
      <h1 className="mt-5 font-display text-h1 text-balance">{message.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{message.text}</p>
      <WaysOn first={message.next} second={message.other} />
    </Section>
  );
}
