import { panelLink } from "#ui/panel-class.ts";

type DocumentTrailProps = {
  title: string;
  isOfMails: boolean;
  /** The list of its kind, for what the team adds. */
  list: { href: string; title: string } | undefined;
};

/** The way back from a document to the lists that it's in. */
export function DocumentTrail({ title, isOfMails, list }: DocumentTrailProps) {
  const lists = [
    { href: "/admin/site", title: "Content" },
    ...(isOfMails ? [{ href: "/admin/emails", title: "Emails" }] : []),
    ...(list === undefined ? [] : [list]),
  ];
  return (
    <p className="text-small text-ink-soft">
      {lists.map((each) => (
        <span key={each.href}>
          <a className={panelLink} href={each.href}>
            {each.title}
          </a>{" "}
          /{" "}
        </span>
      ))}
      {title}
    </p>
  );
}
