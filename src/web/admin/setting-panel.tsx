import type { ReactNode } from "react";
import type * as z from "zod";
import type { AnyOperation } from "#platform/http/screen-operation.ts";
import { type AnyTeamSetting, settingOperation } from "#platform/settings/team-setting.ts";
import { Button } from "#ui/button.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import { OperationForm } from "./operation-form.tsx";
import { useOperations } from "./use-operations.ts";

/** What a panel of the settings screen is drawn with. */
export type SettingPanelProps<Setting extends AnyTeamSetting> = {
  content: Awaited<ReturnType<Setting["panel"]>>;
  /** The id of its panel, as addresses name it. */
  id: string;
  /** The stored text; a change names it, so that nobody overwrites somebody else's. */
  was: string;
};

/** A panel of the settings screen: the default export of a feature's `admin/NAME-setting.tsx`, found by its name. */
export type SettingPanel<Setting extends AnyTeamSetting> = {
  key: Setting["key"];
  Panel(props: SettingPanelProps<Setting>): ReactNode;
};

/** Any panel, for the list of them. */
export type AnySettingPanel = SettingPanel<AnyTeamSetting>;

type InputOf<Setting extends AnyTeamSetting> = Omit<z.input<Setting["input"]>, "was">;

/** Saves a setting: `save` returns whether it was saved. `typed` is for forms that were sent without scripts. */
export function useSetting<Setting extends AnyTeamSetting>(key: Setting["key"], was: string) {
  const operation = settingOperation(key);
  const { busy, problem, typed, send } = useOperations<{
    operations: Readonly<Record<string, AnyOperation>>;
  }>(operation);
  const save = async (values: InputOf<Setting> | FormData) => {
    const given = values instanceof FormData ? values : { ...values, was };
    const done = () => toast({ title: "Saved." });
    return (await send(operation, given, { done })) !== undefined;
  };
  return { key, operation, was, busy, problem, typed, save };
}

type SettingFormProps = {
  setting: Omit<ReturnType<typeof useSetting>, "save"> & { save(fields: FormData): Promise<boolean> };
  /** Completes the button's name for screen readers, since all panels have the same button. */
  about: string;
  /** Fields that show their own error; anything else is shown above them. */
  fields?: readonly string[];
  /** Puts the button beside the field instead of below. */
  inline?: boolean;
  className?: string;
  children: ReactNode;
};

/** The form of a setting whose fields are plain. Sent before the scripts have come, it works as well. */
export function SettingForm({
  setting: { key, operation, was, busy, problem, save },
  about,
  fields = [],
  inline = false,
  className = inline ? "gap-3" : "max-w-narrow gap-5",
  children,
}: SettingFormProps) {
  const button = (
    <Button busy={busy} size="small" type="submit" variant="outline">
      {busy ? savingText.busy : savingText.save}
      <span className="sr-only">: {about}</span>
    </Button>
  );
  return (
    <OperationForm
      className={`grid ${className}`}
      onSend={async (given) => void (await save(given))}
      operation={operation}
      values={{ was }}
    >
      <KeepTyped busy={busy} failed={problem !== undefined} id={key} />
      <ProblemNote fields={fields} problem={problem} />
      {inline ? (
        <div className="flex flex-wrap items-end gap-4">
          {children}
          {button}
        </div>
      ) : (
        <>
          {children}
          <p>{button}</p>
        </>
      )}
    </OperationForm>
  );
}

/** What the button of a panel says. */
export const savingText = { save: "Save", busy: "Saving..." } as const;
