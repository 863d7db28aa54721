import { Heading } from "#ui/heading.tsx";

type PointsProps = { items: readonly string[]; className: string; item?: string };

export function Points({ items, className, item = "border-b border-line py-3.5" }: PointsProps) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li className={item} key={text}>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Rules = { heading: string; items: readonly string[] };

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

export function Paragraphs({ texts, className = "" }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`paragraphs grid max-w-text gap-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

const ruled = {
  list: "border-t border-line-strong",
  item: "grid gap-x-8 gap-y-2 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]",
};

type TermsProps = {
  items: readonly { title: string; text: string }[];
  /** The classes of the list, of each item and of its text; without them, rows between lines. */
  list?: string;
  item?: string;
  text?: string;
};

export function Terms({ items, list = ruled.list, item = ruled.item, text: textClass = "" }: TermsProps) {
  return (
    <dl className={list}>
      {items.map(({ title, text }) => (
        <div className={item} key={title}>
          <dt className="font-display text-h4 font-[450]">{title}</dt>
          <dd className={`text-ink-soft ${textClass}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
