import { Heading } from "#ui/heading.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

type Look = {
  list: string;
  item?: string;
  size?: 3 | 4;
  text?: string;
  /** Each on a colored thread of its own. */
  threads?: readonly string[];
  /** Terms and what they mean, which need no headings. */
  terms?: boolean;
};

const looks = {
  // Columns of headings, each with its text below.
  columns: {
    list: "mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-12 gap-y-8 md:grid-cols-3",
    text: "mt-2",
  },
  benefits: {
    list: "mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-9 sm:grid-cols-2 lg:grid-cols-3",
    item: "max-w-84",
    text: "mt-1",
  },
  stacked: { list: "mt-stack grid gap-6", text: "mt-0.5 max-w-text" },
  pairs: {
    list: "mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 md:grid-cols-2",
    item: "border-t border-ink/15 py-6",
    text: "mt-1",
  },
  linked: {
    list: "mt-stack grid gap-x-16 gap-y-8 md:grid-cols-2",
    item: "border-t border-line-strong pt-5",
    text: "mt-1.5",
  },
  // Below threads like those of the pictures.
  threads: {
    list: "mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-8 md:grid-cols-3",
    item: "border-t-3 pt-6",
    size: 3,
    text: "mt-2",
    threads,
  },
  threadsApart: {
    list: "mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-8 md:grid-cols-3",
    item: "border-t-3 pt-7",
    size: 3,
    text: "mt-2",
    threads,
  },
  threadLists: {
    list: "mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-10 md:grid-cols-3",
    item: "border-t-3 pt-6",
    size: 3,
    threads: ["border-(--art-thread-1)", "border-(--art-thread-2)", "border-(--art-thread-3)"],
  },
  // Rows between lines, with the text beside its title where there is room.
  rows: {
    list: "divide-y divide-ink/15 border-y border-ink/15",
    item: "grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_1.25fr]",
  },
  wideRows: {
    list: "mt-[calc(var(--spacing-stack)*1.5)] divide-y divide-line border-y border-line",
    item: "grid gap-x-12 gap-y-1 py-6 md:grid-cols-[1fr_1.6fr] md:items-baseline",
    size: 3,
    text: "max-w-text",
  },
  sheet: {
    list: "rounded-xl border border-line bg-surface px-card shadow-card lg:px-11 lg:py-3",
    item: "border-line not-last:border-b py-5",
    text: "mt-0.5",
  },
  terms: {
    terms: true,
    list: "border-t border-line-strong",
    item: "grid gap-x-8 gap-y-1 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]",
  },
  termsBesidePicture: {
    terms: true,
    list: "mt-stack border-t border-line-strong",
    item: "grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[11rem_1fr]",
  },
  termsStacked: {
    terms: true,
    list: "border-t border-line-strong",
    item: "border-b border-line py-5",
    text: "mt-2 max-w-text",
  },
  termsInFour: {
    terms: true,
    list: "mt-[calc(var(--spacing-stack)*2)] grid gap-x-grid gap-y-7 sm:grid-cols-2 lg:grid-cols-4",
    item: "border-t border-line-strong pt-4",
    text: "mt-1.5",
  },
  termsInColumns: {
    terms: true,
    list: "mt-[calc(var(--spacing-stack)*2)] grid gap-x-grid gap-y-7 sm:grid-cols-2 lg:grid-cols-3",
    item: "border-t border-line-strong pt-4",
    text: "mt-1.5",
  },
} satisfies Record<string, Look>;

type TitledItem = {
  title: string;
  text?: string;
  items?: readonly string[];
  link?: { text: string; href: string } | undefined;
};

type TitledItemsProps = { items: readonly TitledItem[]; look: keyof typeof looks };

/** Short titles, each with a text, a list or a link. */
export function TitledItems({ items, look: name }: TitledItemsProps) {
  const look: Look = looks[name];
  const { list, size = 4, item = "", text: textClass = "", terms = false } = look;
  const List = terms ? "dl" : "ul";
  const Item = terms ? "div" : "li";
  const Text = terms ? "dd" : "p";
  return (
    <List className={list}>
      {items.map(({ title, text, items: points, link }, at) => (
        <Item className={`${item} ${look.threads?.[at] ?? ""}`.trim() || undefined} key={title}>
          {terms ? (
            <dt className="font-display text-h4 font-[450]">{title}</dt>
          ) : (
            <Heading level={3} size={size}>
              {title}
            </Heading>
          )}
          {text === undefined ? null : <Text className={`text-ink-soft ${textClass}`}>{text}</Text>}
          {points === undefined ? null : (
            <ul className="mt-3 grid gap-3 text-ink-soft">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link === undefined ? null : (
            <p className="mt-2 text-small">
              <a className="text-link-inline" href={link.href}>
                {link.text}
              </a>
            </p>
          )}
        </Item>
      ))}
    </List>
  );
}
