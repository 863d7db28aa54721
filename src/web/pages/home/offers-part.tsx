import type { HomePage } from "#content/pages/home.ts";
import { Section } from "#ui/section.tsx";
import { PartHead } from "./part.tsx";

type OffersPartProps = {
  membership: HomePage["membership"];
  /** The offers' HTML; React takes it over when it comes near (offers.tsx). */
  offers: string;
};

/** Membership: what it costs and the way to the whole comparison. */
export function OffersPart({ membership, offers }: OffersPartProps) {
  const { heading, introduction, note, compare } = membership;
  return (
    <Section ground="tint" id="plans" labelledBy="plans-heading">
      <PartHead centered heading={heading} id="plans-heading" text={introduction} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own words */}
      <div className="mt-stack" dangerouslySetInnerHTML={{ __html: offers }} id="offers" />
      <p className="mt-8 text-center text-small text-ink-soft lg:mt-14">
        {note}{" "}
        <a className="text-link-inline" href={compare.href}>
          {compare.text}
        </a>
      </p>
    </Section>
  );
}
