import { type ComponentProps, type ReactNode, useState } from "react";
import type * as z from "zod";
import type { AnyOperation } from "#platform/http/screen-operation.ts";
import { type AnyTeamSetting, settingOperation } from "#platform/settings/team-setting.ts";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "./use-operations.ts";

export type SettingPanelProps<Setting extends AnyTeamSetting> = {
  content: Awaited<ReturnType<Setting["panel"]>>;
  /** The id of its panel, as addresses name it. */
  id: string;
  /** The stored text; a change names it, so that nobody overwrites somebody else's. */
  expected: string;
};

/** A panel of the settings screen: the default export of a feature's `admin/NAME-setting.tsx`, found by its name. */
export type SettingPanel<Setting extends AnyTeamSetting> = {
  key: Setting["key"];
  Panel(props: SettingPanelProps<Setting>): ReactNode;
};

export type AnySettingPanel = SettingPanel<AnyTeamSetting>;

type InputOf<Setting extends AnyTeamSetting> = Omit<z.input<Setting["input"]>, "expected">;

/** The operations of settings; each returns the text that is stored now. */
type SettingOperations = {
  operations: Readonly<Record<string, AnyOperation & { handle(call: never): Promise<{ expected: string }> }>>;
};

/** `save` returns whether it was saved. `typed` is for forms that were sent without scripts. */
export function useSetting<Setting extends AnyTeamSetting>(key: Setting["key"], expected: string) {
  const operation = settingOperation(key);
  const { busy, problem, typed, field, send } = useOperations<SettingOperations>(operation);
  // A form's fields show what was stored when it was opened. If the screen is read again after somebody else's change, they
  // stay, and so must this.
  const [shown, setShown] = useState(expected);
  const save = async (values: InputOf<Setting> | FormData) => {
    const given = values instanceof FormData ? values : { ...values, expected };
    const done = (stored: { expected: string }) => {
      setShown(stored.expected);
      toast({ title: "Saved." });
    };
    return (await send(operation, given, { done })) !== undefined;
  };
  return { key, operation, expected: shown, busy, problem, typed, field, save };
}

type SettingFormProps = Pick<
  ComponentProps<typeof AdminForm>,
  "fields" | "inline" | "className" | "children"
> & {
  setting: Omit<ReturnType<typeof useSetting>, "save"> & { save(fields: FormData): Promise<boolean> };
  /** Completes the button's name for screen readers, since all panels have the same button. */
  about: string;
};

/** The form of a setting whose fields are plain. Sent before the scripts have come, it works as well. */
export function SettingForm({
  setting: { key, operation, expected, busy, problem, save },
  about,
  inline = false,
  className = inline ? "gap-3" : "max-w-narrow gap-5",
  ...form
}: SettingFormProps) {
  return (
    <AdminForm
      {...form}
      busy={busy}
      className={className}
      id={key}
      inline={inline}
      onSend={async (given) => void (await save(given))}
      operation={operation}
      problem={problem}
      submit={savingText(about)}
      values={{ expected }}
    />
  );
}

export const savingText = (about: string) => ({ text: "Save", busy: "Saving...", about });
