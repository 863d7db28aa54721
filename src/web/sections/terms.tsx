const ruled = {
  list: "border-t border-line-strong",
  item: "grid gap-x-8 gap-y-1 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]",
};

type TermsProps = {
  items: readonly { title: string; text: string }[];
  /** The classes of the list, of each item and of its text; without them, rows between lines. */
  list?: string;
  item?: string;
  text?: string;
};

/** Terms and what they mean. */
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
