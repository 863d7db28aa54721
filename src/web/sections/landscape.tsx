import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";
import { Buttons, type Way } from "./buttons.tsx";

const display = "max-w-[37rem] text-display";
const journey = {
  picture: "h-[56%] lg:h-[max(76%,35vw)]",
  text: "pt-8 pb-[min(70vw,22rem)] lg:min-h-[clamp(36rem,46.5vw,53rem)] lg:pt-18 lg:pb-0",
  heading: "max-w-[52rem] font-display text-display text-balance lg:text-wrap",
  lead: "max-w-[30rem]",
  links: "mt-stack gap-3 sm:gap-4 print:hidden",
  link: "max-sm:px-5",
  // Its picture is told after its text.
  textFirst: true,
};

// How much of each picture is shown, and the room that keeps the text clear of it.
const scenes = {
  plain: {
    picture: "h-[62%] lg:h-[76%]",
    text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-144 lg:pt-18 lg:pb-72",
    heading: display,
    lead: "max-w-[30rem]",
  },
  large: {
    picture: "h-[62%] lg:h-full",
    text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-176 lg:pt-18 lg:pb-64",
    heading: display,
    lead: "max-w-[30rem]",
  },
  journey,
  journeys: { ...journey, heading: `${journey.heading} lg:mt-6` },
  membership: {
    picture: "h-[62%] lg:h-full",
    text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(33rem,36.7vw,46rem)] lg:pt-18 lg:pb-0",
    heading: "max-w-[42rem] font-display text-display text-balance",
    lead: "max-w-[31rem] lg:max-xl:max-w-[27rem]",
  },
  groups: {
    picture: "h-[56%] lg:h-full",
    fit: "object-cover object-bottom",
    text: "pt-12 pb-[min(64vw,20rem)] lg:min-h-[clamp(32rem,38vw,44rem)] lg:pt-18 lg:pb-0",
    heading: "max-w-[37rem] font-display text-h1 text-balance",
    lead: "max-w-[34rem]",
  },
  // Shifted to the left on phones, to keep the two people in the picture. The space above grows with it, to keep its
  // cloud clear of the text.
  family: {
    picture: "h-[62%] max-sm:-right-[14%] lg:h-full",
    text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(36rem,40.5vw,50rem)] lg:pt-[clamp(3.5rem,12.9vw-8.6rem,8rem)] lg:pb-0",
    heading: `${display} font-display text-balance`,
    lead: "max-w-[34rem] lg:max-xl:max-w-[26rem]",
  },
  // Shifted to the right, to keep the trees clear of the buttons.
  clinics: {
    picture: "h-[50%] max-xl:mask-t-from-90% xl:-right-[4%] xl:h-full",
    text: "pt-12 pb-[min(82vw,26rem)] lg:pt-20 xl:min-h-[clamp(38rem,53.3vw,54rem)] xl:pb-0",
    heading: "max-w-[9em] font-display text-h1 text-balance",
    lead: "max-w-[32rem]",
  },
} satisfies Record<string, Scene>;

type Scene = {
  picture: string;
  fit?: string;
  text: string;
  heading: string;
  lead: string;
  links?: string;
  link?: string;
  textFirst?: boolean;
};

type LandscapeProps = {
  page: { heading: string; introduction: string };
  picture: Picture;
  scene: keyof typeof scenes;
  links?: readonly Way[];
};

/** The top of a page: its heading, first paragraph and links in the sky above a landscape. */
export function Landscape({ page, picture, scene, links }: LandscapeProps) {
  const look: Scene = scenes[scene];
  const land = (
    <div className={`absolute inset-x-0 bottom-0 -z-10 ${look.picture}`}>
      <Illustration {...picture} className={`size-full ${look.fit ?? ""}`} priority />
    </div>
  );
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {look.textFirst ? null : land}
      <div className={`mx-auto max-w-page px-gutter ${look.text}`}>
        <Trail />
        <h1 className={look.heading}>{page.heading}</h1>
        <p className={`mt-[1.1rem] text-lead ${look.lead}`}>{page.introduction}</p>
        {links === undefined ? null : <Buttons className={look.links} each={look.link} links={links} />}
      </div>
      {look.textFirst ? land : null}
    </section>
  );
}
