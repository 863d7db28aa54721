import { may } from "#platform/permissions/access.ts";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { fieldId } from "../client/focus-field.ts";
import { emailList } from "../reads/mails.server.ts";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: "Emails",
  groups: await emailList(services, actor),
  open: may(actor, "content.write") ? "Edit" : "View",
}));

export default function EmailsScreen({ loaderData: { title, groups, open } }: ScreenProps<typeof loader>) {
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-1 max-w-text text-ink-soft">
        What we send to people outside the team. You can change the words, preview them and send yourself a
        test. The links, the crisis lines and the legal lines always stay. To write to all subscribers, go to{" "}
        <a className={panelLink} href="/admin/newsletters">
          Newsletters
        </a>
        .
      </p>
      {groups.map((group) => (
        <section aria-labelledby={headingId(group.title)} className="pt-6" key={group.title}>
          <h2 className="text-h4" id={headingId(group.title)}>
            {group.title}
          </h2>
          <ul className="mt-2 rounded-md border border-line bg-surface shadow-card">
            {group.emails.map((email) => (
              <EmailRow email={email} key={email.id} open={open} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const headingId = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, "-");

type Email = ScreenProps<typeof loader>["loaderData"]["groups"][number]["emails"][number];

function EmailRow({ email: { name, when, wordings }, open }: { email: Email; open: string }) {
  return (
    <li
      className={`flex items-center justify-between gap-x-6 border-t border-line px-4 py-1 first:border-t-0 ${wordings.length > 1 ? "flex-wrap" : ""}`}
    >
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-[1rem]">{name}</h3>
        <p className="text-ink-soft text-small leading-snug">{when}</p>
      </div>
      <ul className="flex flex-wrap gap-x-6">
        {wordings.map(({ href, field, language, isEdited, hasDraft }) => (
          <li className="flex min-h-11 items-center gap-2" key={href}>
            {hasDraft ? <Tag kind="care">Draft</Tag> : null}
            {isEdited ? <Tag>Edited</Tag> : <Default isHidden={language !== ""} />}
            <a
              className={`inline-flex min-h-11 items-center ${panelLink}`}
              href={`${href}#${fieldId(field)}`}
            >
              {language || open}
              <span className="sr-only">{language === "" ? `: ${name}` : `: ${open} ${name}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Where an email has several languages, only what was changed is marked. */
function Default({ isHidden }: { isHidden: boolean }) {
  return <span className={isHidden ? "sr-only" : "text-ink-faint text-small max-sm:sr-only"}>Default</span>;
}
