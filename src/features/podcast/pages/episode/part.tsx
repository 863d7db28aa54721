import type { ComponentProps, ReactNode } from "react";
import { Section } from "#ui/section.tsx";

type PartProps = Pick<ComponentProps<typeof Section>, "ground" | "id"> & {
  heading: string;
  headingId: string;
  children: ReactNode;
};

export function Part({ heading, headingId, ground = "paper", id, children }: PartProps) {
  return (
    <Section ground={ground} labelledBy={headingId} tight {...(id === undefined ? {} : { id })}>
      <div className="grid gap-x-16 gap-y-2 lg:grid-cols-[15rem_1fr]">
        <h2 className="text-h2" id={headingId}>
          {heading}
        </h2>
        <div className="min-w-0 max-w-text lg:pt-2">{children}</div>
      </div>
    </Section>
  );
}
