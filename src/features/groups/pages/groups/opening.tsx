import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { OpeningText } from "#web/pages/support-parts/opening-text.tsx";

/** The heading, above an illustration of threads that run together. */
export function Opening({ page }: { page: Pick<GroupsPage, "heading" | "introduction" | "picture"> }) {
  const { heading, introduction, picture } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[56%] lg:h-full">
        <Illustration
          alt={picture.alt}
          className="size-full object-cover object-bottom"
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
      </div>
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(64vw,20rem)] lg:min-h-[clamp(32rem,38vw,44rem)] lg:pt-18 lg:pb-0">
        <OpeningText heading={heading} introduction={introduction} />
      </div>
    </section>
  );
}
