type Translation = { href: string; language: string; name: string };

type OtherLanguagesProps = {
  /** "Also available in", in the language of the page. */
  label: string;
  /** The page that this is on. */
  own: { href: string; language: string };
  translations: readonly Translation[];
  siteUrl: string;
  className: string;
};

/** Leads to the same page in other languages, and tells search engines of them (`hreflang`). */
export function OtherLanguages({ label, own, translations, siteUrl, className }: OtherLanguagesProps) {
  if (translations.length === 0) return null;
  const all = [own, ...translations];
  // For readers of all other languages: English, or the same of the others on each of the pages.
  const fallback =
    all.find(({ language }) => language === "en") ??
    all.reduce((first, each) => (each.href < first.href ? each : first));
  return (
    <>
      {all.map(({ href, language }) => (
        <link href={siteUrl + href} hrefLang={language} key={href} rel="alternate" />
      ))}
      <link href={siteUrl + fallback.href} hrefLang="x-default" rel="alternate" />
      <p className={`flex flex-wrap items-center gap-x-3 text-small text-ink-soft ${className}`}>
        {label}{" "}
        {translations.map(({ href, language, name }) => (
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
    </>
  );
}
