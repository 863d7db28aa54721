import type { Sentences } from "#content/pages/support/page-parts.ts";

/** Ground rules in two lists beside each other, a hairline under each rule. */
export function RuleLists({ lists }: { lists: readonly Sentences[] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <h3 className="font-display text-h4 font-[450]">{heading}</h3>
          <ul className="mt-3 border-t border-line-strong">
            {items.map((item) => (
              <li className="border-b border-line py-3.5 text-ink-soft" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
