import type { Picture } from "#content/schema.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";

type CallProps = {
  heading: string;
  text?: string;
  picture: Picture;
  contact: { text: string; href: string };
};

/** The invitation at a page's end, in the night whatever the reader's light. */
export function Call({ heading, text, picture, contact }: CallProps) {
  return (
    <Section labelledBy="call-heading">
      <div className="relative isolate overflow-hidden rounded-2xl bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-focus:var(--kw-accent)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)]">
        {/* Wider than its box and held at the right: the moon stays, the house at the left stays out of the words. */}
        <div className="absolute -top-6 right-0 -z-10 w-[260%] sm:w-[190%] lg:-top-10 lg:w-[132%]">
          <Image
            alt={picture.alt}
            className="h-auto w-full"
            height={picture.height}
            src={`/illustrations/${picture.name}.svg`}
            width={picture.width}
          />
        </div>
        <div className="flex min-h-104 flex-col items-start px-card pt-10 pb-card lg:min-h-96 lg:justify-center lg:px-18 lg:py-16">
          <h2 className="max-w-[13em] font-display text-h2 text-balance" id="call-heading">
            {heading}
          </h2>
          {text === undefined ? null : <p className="mt-4 max-w-120 text-lead">{text}</p>}
          <ButtonLink className="mt-stack" href={contact.href} variant="accent">
            {contact.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
