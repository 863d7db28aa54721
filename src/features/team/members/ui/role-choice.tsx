import type { Role } from "#features/permissions/access.ts";

/** The choice of a role, each with its permissions. */
export function RoleChoice({
  legend,
  choices,
  chosen,
}: {
  legend: string;
  choices: readonly { value: Role; label: string }[];
  chosen: Role;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-[1rem] leading-snug font-semibold text-ink">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" key={value}>
          <input
            className="size-5 shrink-0 accent-primary focus-ring"
            defaultChecked={value === chosen}
            name="role"
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
