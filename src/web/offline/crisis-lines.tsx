import { Icon } from "#ui/icon.tsx";

type CrisisLinesProps = {
  /** The sentence around its numbers; parts with an address are links. */
  lines: readonly { text: string; href?: string }[];
};

/** Whom to call in a crisis, large enough to be pressed in one. It works without a connection. */
export function CrisisLines({ lines }: CrisisLinesProps) {
  return (
    <p className="flex max-w-text gap-4 rounded-lg border border-line bg-surface px-5 py-4.5 text-ink shadow-card">
      <Icon className="mt-1 size-5.5 text-link" name="phone" />
      <span>
        {lines.map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a className="text-link-inline py-1 font-semibold" href={href} key={text}>
              {text}
            </a>
          ),
        )}
      </span>
    </p>
  );
}
