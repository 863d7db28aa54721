import { Heading } from "#ui/heading.tsx";

type TitledItem = {
  title: string;
  text?: string;
  items?: readonly string[];
  link?: { text: string; href: string } | undefined;
};

type TitledItemsProps = {
  items: readonly TitledItem[];
  /** How they are arranged: the classes of the list, of each item and of its text. */
  list: string;
  item?: string;
  text?: string;
  size?: 3 | 4;
  /** A class for each item, such as the color of its thread. */
  each?: readonly string[];
};

export function TitledItems({
  items,
  list,
  item = "",
  text: textClass = "",
  size = 4,
  each,
}: TitledItemsProps) {
  return (
    <ul className={list}>
      {items.map(({ title, text, items: points, link }, at) => (
        <li className={`${item} ${each?.[at] ?? ""}`.trim() || undefined} key={title}>
          <Heading level={3} size={size}>
            {title}
          </Heading>
          {text && <p className={`text-ink-soft ${textClass}`}>{text}</p>}
          {points && (
            <ul className="mt-3 grid gap-3 text-ink-soft">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link && (
            <p className="mt-2 text-small">
              <a className="text-link-inline" href={link.href}>
                {link.text}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
