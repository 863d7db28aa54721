import { Icon } from "./icon.tsx";

type HelpLine = { text: string; href: string };
type Line = { name: string; who: string; ways: readonly HelpLine[] };

type CrisisCardCopy = {
  /** The label of the closed card. */
  more: string;
  /** The label of the region choice, for screen readers. */
  region: string;
  regions: readonly { id: string; name: string; lines: readonly Line[] }[];
  checked: string;
  /** Announces links that leave the site. */
  newTab: string;
};

type CrisisCardProps = {
  /** A prefix that keeps the ids of several cards on a page apart. */
  id: string;
  copy: CrisisCardCopy;
  /** Its position, and the color of its links. */
  className: string;
};

/**
 * More help lines in a disclosure. The region is shared by all cards; the script in the head stores it and
 * crisis-card.css shows it. Without JavaScript both regions are visible.
 */
export function CrisisCard({ id, copy, className }: CrisisCardProps) {
  return (
    <details className={`help group/help ${className}`}>
      <summary>
        {copy.more}
        <Icon className="size-4.5 group-open/help:rotate-180" name="chevron" />
      </summary>
      <fieldset>
        <legend className="sr-only">{copy.region}</legend>
        {copy.regions.map((region, at) => (
          <label key={region.id}>
            <input data-help-region="" defaultChecked={at === 0} name={id} type="radio" value={region.id} />
            {region.name}
          </label>
        ))}
      </fieldset>
      {copy.regions.map((region) => (
        <div className={`help-${region.id}`} key={region.id}>
          <p className="help-heading">{region.name}</p>
          <ul aria-label={region.name}>
            {region.lines.map((line) => (
              <li key={line.name}>
                <b>{line.name}</b>
                <br />
                {line.who}
                <p>
                  {line.ways.map(({ text, href }) => {
                    const outside = href.startsWith("https:");
                    return (
                      <a
                        href={href}
                        key={href}
                        rel={outside ? "noopener" : undefined}
                        target={outside ? "_blank" : undefined}
                      >
                        {text}
                        {outside ? <span className="sr-only"> ({copy.newTab})</span> : null}
                      </a>
                    );
                  })}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-4">{copy.checked}</p>
    </details>
  );
}
