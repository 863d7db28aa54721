import type { Sentences } from "#content/pages/support/page-parts.ts";
import { Heading } from "#ui/heading.tsx";

/** Ground rules in two columns, with a line under each rule. */
export function RuleLists({ lists }: { lists: readonly Sentences[] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <Heading level={3} size={4}>
            {heading}
          </Heading>
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
