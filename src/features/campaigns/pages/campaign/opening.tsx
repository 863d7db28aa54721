import { directionOf } from "#content/languages.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";

export function Opening({ heading, lead, language }: { heading: string; lead: string; language: string }) {
  return (
    <div className="relative">
      <Backdrop className="bg-tint" />
      {/* On wide screens it's limited to the column, because the picture is in portrait format. */}
      <div className="mx-auto max-w-narrow px-gutter max-lg:max-w-none max-lg:px-0 lg:pt-12">
        <Illustration
          alt=""
          className="h-[min(51vw,16rem)] w-full object-cover object-[50%_62%] lg:h-60 lg:rounded-2xl"
          height={560}
          name="method-reflect"
          priority
          width={1600}
        />
      </div>
      <div className="mx-auto max-w-narrow px-gutter pt-6 pb-6" dir={directionOf(language)} lang={language}>
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="text-lead text-ink-soft">{lead}</p>
      </div>
    </div>
  );
}
