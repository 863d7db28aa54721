import type { FocusEvent } from "react";
import type { FieldCopy } from "#ui/field.tsx";
import { TextAreaField } from "#ui/field-text.tsx";
import { editorCopy as copy } from "../copy/screen.ts";

export type TextAreaProps = FieldCopy & {
  name: string;
  max: number;
  readOnly: boolean;
  text: string;
  onChange(text: string): void;
  rows?: number;
  "aria-describedby"?: string;
  onBlur?(event: FocusEvent<HTMLTextAreaElement>): void;
};

export function TextArea({ max, text, onChange, ...props }: TextAreaProps) {
  return (
    <TextAreaField
      {...props}
      charactersLeft={copy.charactersLeft}
      maxLength={max}
      onChange={(event) => onChange(event.target.value)}
      value={text}
    />
  );
}
