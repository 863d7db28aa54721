import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Breadcrumbs, type Crumb } from "#web/layout/trail.tsx";

type HeroProps = {
  trail?: readonly Crumb[];
  heading: string;
  introduction: string;
  picture: Picture;
  /** The links below the text. */
  children?: ReactNode;
};

/** The top of a journey: its name above its own landscape. */
export function Hero({ trail, heading, introduction, picture, children }: HeroProps) {
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="mx-auto max-w-page px-gutter pt-8 pb-[min(70vw,22rem)] lg:min-h-[clamp(36rem,46.5vw,53rem)] lg:pt-18 lg:pb-0">
        {trail === undefined ? null : <Breadcrumbs trail={trail} />}
        <h1
          className={`max-w-[52rem] font-display text-display text-balance lg:text-wrap ${trail ? "mt-5" : "lg:mt-6"}`}
        >
          {heading}
        </h1>
        <p className="mt-[1.1rem] max-w-[30rem] text-lead">{introduction}</p>
        {children === undefined ? null : (
          <p className="mt-stack flex flex-wrap gap-3 sm:gap-4 print:hidden">{children}</p>
        )}
      </div>
      {/* Last in the markup: it's positioned at the bottom edge, behind the text. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[56%] lg:h-[max(76%,35vw)]">
        <Illustration {...picture} className="size-full" priority />
      </div>
    </section>
  );
}
