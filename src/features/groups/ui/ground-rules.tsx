const point = "- ";

/** A group's ground rules as the team wrote them: each line is a paragraph, or with a hyphen an item of a list. */
export function GroundRules({ text, lang }: { text: string; lang: string | undefined }) {
  const parts = text.split(/\n\s*\n/).map((part) => part.split("\n").map((each) => each.trim()));
  return (
    <div className="grid gap-4 text-small" lang={lang}>
      {parts.map((lines) => {
        const items = lines.filter((each) => each.startsWith(point));
        return (
          <div key={lines.join()}>
            {lines
              .filter((each) => !each.startsWith(point))
              .map((each) => (
                <p className={items.length > 0 ? "font-semibold" : undefined} key={each}>
                  {each}
                </p>
              ))}
            {items.length > 0 ? (
              <ul className="mt-1 list-disc pl-5">
                {items.map((each) => (
                  <li key={each}>{each.slice(point.length)}</li>
                ))}
              </ul>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
