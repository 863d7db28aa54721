import { hillsAndLake } from "#content/journeys/pictures.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";

type CallProps = {
  heading: string;
  text?: string;
  /** `external` opens a new tab: the text that announces it. */
  contact: { text: string; href: string; external?: string };
  /** For pages with more than one. */
  id?: string;
};

/** The call to action at a page's end, in the sky above a landscape: morning by day, moonlight at night. */
export function Call({ heading, text, contact, id = "call" }: CallProps) {
  return (
    <Section labelledBy={`${id}-heading`} tight>
      <div className="relative isolate overflow-hidden rounded-2xl bg-(--art-sky-1)">
        {/* Below the text, whose lower padding is as tall as its land; on phones it's wider than its box. */}
        <div className="absolute right-0 bottom-0 -z-10 w-[170%] mask-t-from-70% sm:w-full">
          <Illustration
            {...hillsAndLake}
            alt=""
            className="aspect-5/2 w-full object-cover object-[50%_44%]"
          />
        </div>
        <div className="flex flex-col items-start px-card pt-10 pb-[44%] sm:pb-[25%] lg:px-18 lg:pt-14">
          <h2 className="max-w-[13em] font-display text-h2 text-balance" id={`${id}-heading`}>
            {heading}
          </h2>
          {text === undefined ? null : <p className="max-w-104 text-lead">{text}</p>}
          <ButtonLink className="mt-stack" external={contact.external} href={contact.href} variant="primary">
            {contact.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
