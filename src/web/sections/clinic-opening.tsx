import type { ReactNode } from "react";
import { Buttons } from "./buttons.tsx";
import { Opening } from "./opening.tsx";

type ClinicOpeningProps = {
  page: { heading: string; introduction: string };
  links?: readonly { text: string; href: string }[];
  /** The picture. */
  children: ReactNode;
};

/** The top of a page for clinics: text on one side, a picture on the other. */
export function ClinicOpening({ page, links, children }: ClinicOpeningProps) {
  return (
    <Opening
      heading="font-display text-balance"
      links={links && <Buttons className="mt-stack items-center gap-x-6 gap-y-3" links={links} />}
      page={page}
      place="grid items-center gap-x-18 gap-y-10 py-section-tight lg:grid-cols-[1.2fr_1fr]"
      text="text-ink-soft"
    >
      {children}
    </Opening>
  );
}
