import type { HomePage } from "#content/pages/home.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Section } from "#ui/section.tsx";
import { PartHead } from "./part.tsx";

/** The five questions, the first one open. */
export function Questions({ faq }: { faq: HomePage["faq"] }) {
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
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.8fr]">
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
