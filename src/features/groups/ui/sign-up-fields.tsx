import type { SignUpCopy } from "#content/groups/sign-up.ts";
import type { Texts } from "#platform/browser/form-fields.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { HoneypotField } from "#ui/form-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { longestName } from "../rules/place.ts";
import { GroundRules } from "./ground-rules.tsx";

type SignUpFieldsProps = {
  id: string;
  copy: SignUpCopy;
  rulesVersion: number;
  groundRules: string;
  /** Of the ground rules, where it isn't the page's. */
  lang: string | undefined;
  values: Texts | undefined;
  wrong: Texts;
};

export function SignUpFields({
  id,
  copy,
  groundRules,
  lang,
  rulesVersion,
  values = {},
  wrong,
}: SignUpFieldsProps) {
  const common = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: wrong[name],
    marks: copy.marks,
    defaultValue: values[name],
  });
  const { defaultValue: _box, ...agree } = common("agree");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...common("email")}
          autoComplete="email"
          hint={copy.email.hint}
          inputMode="email"
          label={copy.email.label}
          maxLength={textBounds.email}
          required
          type="email"
        />
        <TextField
          {...common("name")}
          autoComplete="nickname"
          hint={copy.name.hint}
          label={copy.name.label}
          maxLength={longestName}
          optional
        />
      </div>
      <Seats chosen={values.seats} copy={copy.seats} />
      <div className="grid gap-1">
        <details className="group/rules">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-link focus-ring">
            {copy.showRules}
            <Icon className="size-5 group-open/rules:rotate-180" name="chevron" />
          </summary>
          <div className="mt-2 mb-3">
            <GroundRules lang={lang} text={groundRules} />
          </div>
        </details>
        <input name="rules" type="hidden" value={rulesVersion} />
        <CheckboxField
          {...agree}
          // Whoever agreed to other rules hasn't agreed to these.
          defaultChecked={values.agree !== undefined && values.rules === String(rulesVersion)}
          key={rulesVersion}
          label={copy.agree}
          required
        />
      </div>
      <HoneypotField
        defaultValue={values.website}
        id={`${id}-website`}
        label={copy.marks.honeypotLabel}
        name="website"
      />
    </>
  );
}

type SeatsProps = { chosen: string | undefined; copy: SignUpCopy["seats"] };

function Seats({ chosen = "1", copy }: SeatsProps) {
  const choices = [
    { seats: "1", label: copy.one },
    { seats: "2", label: copy.two },
  ];
  return (
    <fieldset>
      <legend className="leading-snug font-semibold">{copy.legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {choices.map(({ seats, label }) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={seats}>
            <input
              className="size-5 shrink-0 accent-(--kw-primary) focus-ring"
              defaultChecked={seats === chosen}
              name="seats"
              type="radio"
              value={seats}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
