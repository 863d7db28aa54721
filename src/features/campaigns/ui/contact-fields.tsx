import { textBounds } from "#platform/http/text-bounds.ts";
import { TextField } from "#ui/field-text.tsx";
import { Heading } from "#ui/heading.tsx";
import type { FormValues } from "../rules/form-values.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type ContactFieldsProps = {
  /** The form's id, the prefix of its fields' ids. */
  form: string;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
};

/** The contact fields, if a campaign asks for them. */
export function ContactFields({ form, values, errors }: ContactFieldsProps) {
  const { campaignPage: copy, fields } = useCampaignCopy();
  return (
    <div className="grid gap-6">
      <Heading level={3}>{copy.contactHeading}</Heading>
      <TextField
        autoComplete="name"
        defaultValue={values.name ?? ""}
        error={errors.name}
        id={`${form}-name`}
        label={copy.contactName}
        marks={fields}
        maxLength={textBounds.name}
        name="name"
        optional
      />
      <TextField
        autoComplete="email"
        defaultValue={values.email ?? ""}
        error={errors.email}
        id={`${form}-email`}
        label={copy.contactEmail}
        marks={fields}
        maxLength={textBounds.email}
        name="email"
        type="email"
      />
    </div>
  );
}
