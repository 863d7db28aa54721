import type { PublicCampaign } from "../../reads/public.server.ts";

type OtherLanguagesProps = { label: string; languages: PublicCampaign["translations"] };

/** Leads to the same campaign in other languages. */
export function OtherLanguages({ label, languages }: OtherLanguagesProps) {
  if (languages.length === 0) return null;
  return (
    <p className="mx-auto flex max-w-narrow flex-wrap items-center gap-x-3 px-gutter pb-4 text-small text-ink-soft">
      {label}{" "}
      {languages.map(({ href, language, name }) => (
        <a
          className="text-link-inline inline-flex min-h-11 items-center"
          href={href}
          hrefLang={language}
          key={href}
          lang={language}
        >
          {name}
        </a>
      ))}
    </p>
  );
}
