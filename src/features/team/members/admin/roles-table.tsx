import { adminCopy } from "#content/admin.ts";
import { type Permission, type Role, roleMay, roles, scoped } from "#platform/permissions/access.ts";
import { Icon } from "#ui/icon.tsx";
import { Panel } from "#ui/panel.tsx";

const copy = {
  heading: "What each role can do",
  caption: "What each role can do",
  what: "What",
  yes: "Yes",
  no: "No",
  /** A part of it: what an owner has chosen for them, or what they host. */
  own: { host: "Own groups", limited: "What you choose" },
  drafts: "Drafts of articles",
} as const;

/** One permission stands for what goes with it; the table asks the same rules as the admin itself. */
const rows: readonly { label: string; permission: Permission }[] = [
  { label: "See campaigns and their counts", permission: "campaigns.read" },
  { label: "Build and publish campaigns", permission: "campaigns.publish" },
  { label: "Read campaign answers", permission: "answers.read" },
  { label: "Read and answer messages and inquiries", permission: "messages.write" },
  { label: "Subscribers and newsletters", permission: "newsletter.send" },
  { label: "Groups: dates, places and waiting lists", permission: "groups.write" },
  { label: "Run meetings of groups", permission: "meetings.host" },
  { label: "Mentors", permission: "mentors.write" },
  { label: "Clinic codes", permission: "clinic-codes.write" },
  { label: "Edit pages, articles and prices", permission: "content.write" },
  { label: "Publish pages, articles and prices", permission: "content.publish" },
  { label: "Team, privacy, settings, redirects and audit log", permission: "team.manage" },
  { label: "Erase records for good", permission: "records.delete" },
];

/** What a role may do of it: all, a part in words, or nothing. */
function reachOf(role: Role, permission: Permission): true | string | undefined {
  if (role === "host" && permission === "meetings.host") return copy.own.host;
  if (roleMay(role, permission)) return true;
  if (role !== "limited") return undefined;
  if (permission === "content.write") return copy.drafts;
  const parts = Object.values(scoped).flatMap(({ permissions, publishing }) => [
    ...permissions,
    ...publishing,
  ]);
  return parts.some((each) => each === permission) ? copy.own.limited : undefined;
}

export function RolesTable() {
  return (
    <Panel heading={copy.heading} id="roles">
      <div className="overflow-x-auto">
        <table className="w-full min-w-180 text-left text-small">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-b border-line">
              <th className="py-2 pr-4 font-semibold" scope="col">
                {copy.what}
              </th>
              {roles.map((role) => (
                <th className="px-3 py-2 font-semibold" key={role} scope="col">
                  {adminCopy.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, permission }) => (
              <tr className="border-b border-line last:border-0" key={permission}>
                <th className="py-2 pr-4 font-normal" scope="row">
                  {label}
                </th>
                {roles.map((role) => (
                  <td className="px-3 py-2" key={role}>
                    <Reach reach={reachOf(role, permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Reach({ reach }: { reach: ReturnType<typeof reachOf> }) {
  if (typeof reach === "string") return reach;
  if (reach === undefined)
    return (
      <>
        <span aria-hidden="true" className="text-ink-faint">
          –
        </span>
        <span className="sr-only">{copy.no}</span>
      </>
    );
  return (
    <>
      <Icon className="size-5 text-success" name="check" />
      <span className="sr-only">{copy.yes}</span>
    </>
  );
}
