import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";

type PictureHeroProps = { heading: string; introduction: string; name: string; large?: boolean };

/** A page's opening over a landscape; the picture is decorative. */
export function PictureHero({ heading, introduction, name, large = false }: PictureHeroProps) {
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className={`absolute inset-x-0 bottom-0 -z-10 h-[62%] ${large ? "lg:h-full" : "lg:h-[76%]"}`}>
        <Illustration alt="" className="size-full" height={560} name={name} priority width={1600} />
      </div>
      <div
        className={`mx-auto max-w-page px-gutter pt-12 pb-[min(78vw,24rem)] lg:pt-18 ${large ? "lg:min-h-176 lg:pb-64" : "lg:min-h-144 lg:pb-72"}`}
      >
        <Trail />
        <h1 className="max-w-[37rem] text-display">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[30rem] text-lead">{introduction}</p>
      </div>
    </section>
  );
}
