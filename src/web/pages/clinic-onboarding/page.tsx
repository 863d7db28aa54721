import { type MetaFunction, useLoaderData } from "react-router";
import type { Checklist as ChecklistCopy } from "#content/pages/clinics/checklist.ts";
import { clinicOnboarding, type OnboardingPage } from "#content/pages/clinics/onboarding.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { contentLoader } from "#web/content-loader.server.ts";
import { pageMeta } from "#web/metadata.ts";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { ClinicOpening, FramedPicture } from "#web/sections/opening.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { clinicWebPage } from "#web/structured-data/pages.server.ts";
import { PrintButton } from "./print-button.tsx";
import "./checklist.css";

export const loader = contentLoader(clinicOnboarding, clinicWebPage);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function ClinicOnboarding() {
  const { page } = useLoaderData<typeof loader>();
  const { asks, checklist } = page;
  return (
    <>
      {/* Only the checklist is printed. */}
      <div className="print:hidden">
        <ClinicOpening
          links={[page.contact, { text: page.toChecklist, href: `#${checklist.id}` }]}
          page={page}
        >
          <FramedPicture picture={page.picture} priority shape="frame" />
        </ClinicOpening>
        <Headed
          beside="gap-y-10 lg:grid-cols-[1fr_1.6fr]"
          copy={page.steps}
          ground="tint"
          look="clinic"
          name="steps"
        >
          <Steps items={page.steps.items} />
        </Headed>
        <Headed copy={asks} look="clinic" name="asks">
          <TitledItems
            item="grid gap-x-12 py-6 md:grid-cols-[1fr_1.6fr] md:items-baseline"
            items={asks.items}
            list="mt-[calc(var(--spacing-stack)*1.5)] divide-y divide-line border-y border-line"
            size={3}
            text="max-w-text"
          />
          <p className="mt-4">
            <ButtonLink href={asks.patients.href} variant="text">
              {asks.patients.text}
            </ButtonLink>
          </p>
        </Headed>
      </div>
      <Section ground="warm" id={checklist.id} labelledBy="checklist-heading">
        <div className="print:hidden">
          <SectionHeading
            heading={checklist.heading}
            id="checklist-heading"
            lead={checklist.lead}
            look="clinic"
          />
          <div className="mt-stack mb-[calc(var(--spacing-stack)*1.5)] flex flex-wrap items-center gap-x-6 gap-y-3">
            <PrintButton>{checklist.print}</PrintButton>
            <p className="max-w-104 text-small text-ink-soft">{checklist.byHand}</p>
          </div>
        </div>
        <Sheet checklist={checklist} />
      </Section>
    </>
  );
}

const box = "size-5 shrink-0 translate-y-0.5 rounded-xs border-[1.5px] border-line-strong";

/** Its boxes are images to tick with a pen, not inputs. */
function Sheet({ checklist }: { checklist: ChecklistCopy }) {
  return (
    <div className="checklist-sheet rounded-xl border border-line bg-surface p-card shadow-card lg:px-14 lg:py-12">
      <Heading level={3}>{checklist.title}</Heading>
      <ul className="checklist-lines mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {checklist.lines.map((line) => (
          <li className="flex items-end gap-3 text-small text-ink-soft" key={line}>
            {line}
            <span className="h-6 grow border-b border-line-strong" />
          </li>
        ))}
      </ul>
      <div className="checklist-groups mt-8 gap-x-14 md:columns-2">
        {checklist.groups.map(({ title, items }) => (
          <section className="mb-7 break-inside-avoid" key={title}>
            <Heading level={4}>{title}</Heading>
            <ul className="mt-2.5 grid gap-2.5">
              {items.map((item) => (
                <li className="flex items-start gap-3" key={item}>
                  <span aria-hidden="true" className={box} />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="checklist-notes mt-2 mb-7 grid text-small text-ink-soft">
        {checklist.notes}
        {["first", "second", "third"].map((line) => (
          <span className="h-8 border-b border-line-strong" key={line} />
        ))}
      </div>
      <p className="text-small text-ink-soft">{checklist.foot}</p>
    </div>
  );
}

function Steps({ items }: { items: OnboardingPage["steps"]["items"] }) {
  return (
    <ol>
      {items.map(({ title, who, text }, at) => (
        <li className="group/step relative flex gap-5 pb-9 last:pb-0 sm:gap-7" key={title}>
          <span
            aria-hidden="true"
            className="absolute top-12 bottom-0 left-[1.4375rem] w-0.5 rounded-pill bg-(--art-thread-1)/35 group-last/step:hidden"
          />
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-primary bg-surface font-display text-h4 text-link"
          >
            {at + 1}
          </span>
          <div className="pt-1.5">
            <div className="gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
              <Heading level={3}>{title}</Heading>
              <p className="text-small font-semibold text-link">{who}</p>
            </div>
            <p className="mt-1.5 max-w-text text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
