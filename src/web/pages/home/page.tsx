import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { formWords, newsletterForm } from "#content/forms.ts";
import { home } from "#content/pages/home.ts";
import { NewsletterForm } from "#features/newsletter/ui/newsletter-form.tsx";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { HomeHero } from "./home-hero.tsx";

/** The page's words, and the letter's form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  const { path, name, meta, heading, introduction, mission, introBanner, newsletter } = home;
  const { join, learnMore } = home.hero;
  return {
    page: { path, name, meta, heading, introduction },
    hero: { join, learnMore },
    mission,
    introBanner: { heading: introBanner.heading, text: introBanner.text },
    newsletter,
    form: {
      words: newsletterForm,
      marks: {
        optional: formWords.optional,
        errorMark: formWords.errorMark,
        trapLabel: formWords.trapLabel,
      },
    },
    siteUrl,
    rejected: rejectedForm?.form === "newsletter" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Home: who we are, what we stand for, and the letter. */
export default function Home() {
  const { page, hero, mission, introBanner, newsletter, form, rejected } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero
        heading={page.heading}
        introduction={page.introduction}
        join={hero.join}
        learnMore={hero.learnMore}
      />
      <Section>
        <div className="text-center">
          <h2 className="font-display text-h2 text-balance">{introBanner.heading}</h2>
          <p className="mx-auto mt-[1.1rem] max-w-140 text-lead text-ink-soft">{introBanner.text}</p>
        </div>
      </Section>
      <Section ground="tint" id={mission.id} labelledBy="mission-heading">
        <p className="text-eyebrow font-semibold text-link">{mission.label}</p>
        <h2 className="mt-3 max-w-text font-display text-h2 text-balance" id="mission-heading">
          {mission.heading}
        </h2>
        <ul className="mt-[calc(var(--spacing-stack)*2)] grid gap-grid md:grid-cols-3">
          {mission.items.map((item) => (
            <li className="border-t border-line-strong pt-4" key={item.title}>
              <h3 className="font-display text-h3">{item.title}</h3>
              <p className="mt-2 text-ink-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sage" id="newsletter" labelledBy="newsletter-heading">
        <div className="grid items-center gap-x-36 gap-y-8 lg:grid-cols-[1fr_minmax(0,36rem)]">
          <div>
            <h2 className="max-w-80 font-display text-h2 text-balance" id="newsletter-heading">
              {newsletter.heading}
            </h2>
            <p className="mt-[1.1rem] max-w-124 text-lead text-ink-soft">{newsletter.text}</p>
          </div>
          <NewsletterForm {...form} rejected={rejected} />
        </div>
      </Section>
    </>
  );
}
