import { type Role, roles } from "#features/permissions/access.ts";

/** What each role may do, for the owner who chooses one. */
export const roleHint = {
  owner: "Owner: everything, including the team, privacy, settings and the audit log.",
  editor:
    "Editor: campaigns, answers, messages and newsletters. Can also change and publish what the site says, including prices.",
  viewer: "Viewer: campaigns, counts and the site's texts, to look at but not to change. No personal data.",
} as const satisfies Record<Role, string>;

/** The choice of a role, each with its permissions. */
export function RoleChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-[1rem] leading-snug font-semibold text-ink">Role</legend>
      {roles.map((role) => (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" key={role}>
          <input
            className="size-5 shrink-0 accent-primary focus-ring"
            defaultChecked={role === chosen}
            name="role"
            type="radio"
            value={role}
          />
          {roleHint[role]}
        </label>
      ))}
    </fieldset>
  );
}
