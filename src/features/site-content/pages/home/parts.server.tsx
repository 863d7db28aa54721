/**
 * The home page as HTML. It's rendered only on the server, so that the longest page of the site needs hardly any
 * script; only interactive parts are hydrated. React escapes all text.
 */
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { layout } from "#content/layout.ts";
import { type HomePage, home } from "#content/pages/home.ts";
import { homeMore } from "#content/pages/home-more.ts";
import { site } from "#content/site.ts";
import { NewsletterForm } from "#features/newsletter/ui/newsletter-form.tsx";
import { Backdrop } from "#ui/backdrop.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { Hero } from "./hero.tsx";
import { MoreFromUs } from "./more-from-us.server.tsx";
import type { MovingParts } from "./motion.ts";
import { Offers } from "./offers.tsx";
import { ClinicCode, IntroBanner, Mission } from "./opening-parts.tsx";
import { PartHead } from "./part.tsx";
import { SupportCards } from "./support-cards.tsx";

/** The first one is open. */
function Questions({ faq }: { faq: HomePage["faq"] }) {
  const way = (
    <>
      {faq.before}
      <a className="text-link-inline" href={faq.link.href}>
        {faq.link.text}
      </a>
      {faq.after}
    </>
  );
  return (
    <Section labelledBy="faq-heading">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.8fr]">
        <PartHead heading={faq.heading} id="faq-heading" text={way} />
        <div className="border-t border-line" data-reveal="">
          {faq.items.map(({ id, question, answer }, at) => (
            <Disclosure group="faq" key={id} open={at === 0} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}

type OffersPartProps = {
  membership: HomePage["membership"];
  /** The offers' HTML; hydrated when it's near the viewport (offers.tsx). */
  offers: string;
};

function OffersPart({ membership, offers }: OffersPartProps) {
  const { heading, introduction, note, compare } = membership;
  return (
    <Section ground="tint" id="plans" labelledBy="plans-heading">
      <PartHead centered heading={heading} id="plans-heading" text={introduction} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own words */}
      <div className="mt-stack" dangerouslySetInnerHTML={{ __html: offers }} id="offers" />
      <p className="mt-5 text-center text-small text-ink-soft lg:mt-11">
        {note}{" "}
        <a className="text-link-inline" href={compare.href}>
          {compare.text}
        </a>
      </p>
    </Section>
  );
}

type NewsletterSectionProps = {
  newsletter: HomePage["newsletter"];
  /** The form's HTML; hydrated when it's near the viewport (newsletter.tsx). */
  form: string;
};

function NewsletterSection({ newsletter, form }: NewsletterSectionProps) {
  return (
    <>
      <Backdrop className="bg-tint-sage" />
      <section
        aria-labelledby="newsletter-heading"
        className="mx-auto grid max-w-page items-center gap-x-16 gap-y-4 px-gutter py-section lg:grid-cols-[1fr_minmax(0,36rem)]"
        id="newsletter"
      >
        <PartHead heading={newsletter.heading} id="newsletter-heading" text={newsletter.text} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own words */}
        <div dangerouslySetInnerHTML={{ __html: form }} id="letter" />
      </section>
    </>
  );
}

/** The newsletter is outside the sections: the footer takes the color of the last section. */
type HomeParts = { parts: string; letter: string };

export function renderHome({ offers, letter }: MovingParts): HomeParts {
  const before = (
    <>
      <Hero notMedical={site.notMedical} page={home} />
      <IntroBanner banner={home.introBanner} />
      <ClinicCode code={home.clinicCode} newTab={layout.opensInNewTab} />
      <Mission mission={home.mission} />
      <SupportCards support={home.support} />
      <Community community={home.community} />
      <WhoWeSupport who={home.whoWeSupport} />
    </>
  );
  return {
    parts:
      renderToStaticMarkup(before) +
      renderToStaticMarkup(
        <OffersPart membership={home.membership} offers={renderToString(<Offers {...offers} />)} />,
      ) +
      renderToStaticMarkup(<Questions faq={home.faq} />) +
      renderToStaticMarkup(<MoreFromUs more={homeMore()} newTab={layout.opensInNewTab} />),
    letter: renderToStaticMarkup(
      <NewsletterSection
        form={renderToString(<NewsletterForm {...letter} />)}
        newsletter={home.newsletter}
      />,
    ),
  };
}

function Community({ community }: { community: HomePage["community"] }) {
  const { label, heading, text, groups, safety, picture } = community;
  return (
    <Section ground="warm" labelledBy="community-heading">
      <div className="grid items-center gap-x-18 gap-y-6 sm:max-lg:grid-cols-2 lg:grid-cols-[1.22fr_1fr] print:block">
        <div
          className="overflow-hidden rounded-2xl border-8 border-frame shadow-lift print:hidden"
          data-reveal=""
        >
          <Illustration
            {...picture}
            className="aspect-5/2 h-auto w-full object-cover object-[50%_70%] sm:aspect-[1.14] lg:aspect-[1.6]"
          />
        </div>
        <div>
          <PartHead heading={heading} id="community-heading" label={label} text={text} />
          <WaysOn first={groups} second={safety} />
        </div>
      </div>
    </Section>
  );
}

function WhoWeSupport({ who }: { who: HomePage["whoWeSupport"] }) {
  return (
    <Section labelledBy="who-heading">
      <PartHead centered heading={who.heading} id="who-heading" />
      <ul className="mt-stack grid gap-x-grid gap-y-8 max-sm:gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {who.cards.map(({ title, text, href, picture }) => (
          <li data-reveal="" key={title}>
            <a
              className="group block h-full rounded-xl text-ink focus-ring max-sm:grid max-sm:grid-cols-[min(3.5rem,15vw)_1fr] max-sm:items-center max-sm:gap-x-3"
              href={href}
            >
              <Illustration
                {...picture}
                alt=""
                className="aspect-[1.3] h-auto w-full rounded-xl lg:aspect-[1.55] object-cover max-sm:row-span-2 max-sm:rounded-md"
              />
              <h3 className="flex items-center justify-between gap-3 self-end font-display sm:mt-4 text-h4 font-[450] wrap-anywhere group-hover:text-link">
                {title}
                <Icon
                  className="size-5 text-link transition-transform duration-(--dur-quick) group-hover:translate-x-0.5 max-sm:hidden"
                  name="arrow"
                />
              </h3>
              <p className="self-start text-small text-ink-soft">{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
