import type { Picture } from "#content/schema.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";

type CallProps = {
  heading: string;
  text?: string;
  picture: Picture;
  /** `external` opens a new tab: the text that announces it. */
  contact: { text: string; href: string; external?: string };
  /** For pages with more than one. */
  id?: string;
};

/** The call to action at a page's end, always in the dark theme. */
export function Call({ heading, text, picture, contact, id = "call" }: CallProps) {
  return (
    <Section labelledBy={`${id}-heading`} tight>
      <div className="relative isolate overflow-hidden rounded-2xl bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-focus:var(--kw-accent)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)]">
        {/* Below the text, whose lower padding is as tall as its land; on phones it's wider than its box. */}
        {/* Until it's loaded, it has no light color of its own that the text couldn't be read on. */}
        <div className="absolute right-0 bottom-0 -z-10 w-[170%] mask-t-from-70% [--kw-tint:transparent] sm:w-full">
          <Image
            alt={picture.alt}
            className="h-auto w-full"
            height={picture.height}
            src={`/illustrations/${picture.name}.svg`}
            width={picture.width}
          />
        </div>
        <div className="flex flex-col items-start px-card pt-10 pb-[75%] sm:pb-[30%] lg:px-18 lg:pt-14">
          <h2 className="max-w-[13em] font-display text-h2 text-balance" id={`${id}-heading`}>
            {heading}
          </h2>
          {text === undefined ? null : <p className="max-w-104 text-lead">{text}</p>}
          <ButtonLink className="mt-stack" external={contact.external} href={contact.href} variant="accent">
            {contact.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
