import type { ComponentProps } from "react";
import { HiddenFields } from "#ui/admin-form.tsx";

type OperationFormProps = Omit<ComponentProps<"form">, "method" | "onSubmit"> & {
  /** The operation of the screen's action. */
  operation: string;
  /** Values sent along, such as the version that was loaded. */
  values?: Readonly<Record<string, string | number>>;
  onSend(fields: FormData): Promise<void> | void;
};

/** The form of an operation. Sent before the scripts have come, it works as a plain form. */
export function OperationForm({ operation, values = {}, onSend, children, ...form }: OperationFormProps) {
  return (
    <form
      autoComplete="off"
      noValidate
      {...form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
    >
      <HiddenFields values={{ operation, ...values }} />
      {children}
    </form>
  );
}
