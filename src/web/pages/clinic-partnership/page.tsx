import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicPartnership } from "#content/pages/clinic-forms.ts";
import type { Block } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { InquirySection } from "../clinic-contact/inquiry-section.tsx";

/** The page's words, and the form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: clinicPartnership,
    siteUrl,
    rejected: rejectedForm?.form === "inquiry" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

function Offer({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="font-display text-h2 text-balance">{block.text}</h2>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="grid divide-y divide-line border-y border-line">
          {block.items.map((item) => (
            <li className="py-3" key={item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol className="grid gap-3">
          {block.items.map((step) => (
            <li key={step.title}>
              <strong className="font-semibold">{step.title}</strong> {step.text}
            </li>
          ))}
        </ol>
      );
    case "link":
      return (
        <ButtonLink className="w-fit" href={block.href} variant="text">
          {block.text}
        </ButtonLink>
      );
  }
}

/** What a partnership is, and the inquiry form. */
export default function ClinicPartnership() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <>
      <Section tight>
        <div className="grid items-center gap-x-18 gap-y-8 lg:grid-cols-2">
          <div>
            <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
            <p className="mt-[1.1rem] text-lead text-ink-soft">{page.introduction}</p>
          </div>
          {page.picture ? (
            <Illustration
              {...page.picture}
              className="aspect-3/2 w-full rounded-2xl border-8 border-frame object-cover object-[70%_100%] shadow-card"
            />
          ) : null}
        </div>
        {page.blocks ? (
          <div className="mt-section-tight grid max-w-text gap-4">
            {page.blocks.map((block) => (
              <Offer block={block} key={"text" in block ? block.text : block.kind} />
            ))}
          </div>
        ) : null}
      </Section>
      <Section ground="tint" tight>
        <InquirySection panel={page.panel} rejected={rejected} />
      </Section>
    </>
  );
}
