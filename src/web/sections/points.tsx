import { Heading } from "#ui/heading.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";

type PointsProps = {
  items: readonly string[];
  className: string;
  item?: string;
  /** Before each, with its classes. */
  icon?: IconName;
  sign?: string;
};

/** Short sentences, each with a line below it or a sign before it. */
export function Points({ items, className, item, icon, sign = "" }: PointsProps) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li className={item ?? "border-b border-line py-3.5"} key={text}>
          {icon === undefined ? null : <Icon className={sign} name={icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}

type Rules = { heading: string; items: readonly string[] };

/** Rules or sentences below a small heading, with a line under each. */
export function RuleList({ heading, items }: Rules) {
  return (
    <div>
      <Heading level={3} size={4}>
        {heading}
      </Heading>
      <Points
        className="mt-3 border-t border-line-strong"
        item="border-b border-line py-3.5 text-ink-soft"
        items={items}
      />
    </div>
  );
}

/** Ground rules in two columns. */
export function RuleLists({ lists }: { lists: readonly Rules[] }) {
  return (
    <div className="mt-[calc(var(--spacing-stack)*1.5)]">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {lists.map((list) => (
          <RuleList {...list} key={list.heading} />
        ))}
      </div>
    </div>
  );
}
