import { Icon } from "./icon.tsx";

type Way = { text: string; href: string };
type Line = { name: string; who: string; ways: readonly Way[] };

type CrisisCardCopy = {
  /** On the closed card. */
  more: string;
  /** The question before the regions, for screen readers. */
  region: string;
  regions: readonly { id: string; name: string; lines: readonly Line[] }[];
  checked: string;
  /** Said of links that leave the site. */
  newTab: string;
};

type CrisisCardProps = {
  /** Tells the choice of one card from that of another on the same page. */
  id: string;
  copy: CrisisCardCopy;
  /** Where it stands, and the colours of its links. */
  className: string;
};

/**
 * More help lines, behind one press. The reader's region is chosen once for every card; the script in the head
 * keeps it and the sheet of styles (crisis-card.css) shows it. Without script both regions are shown.
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
