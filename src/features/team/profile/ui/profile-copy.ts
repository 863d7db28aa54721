import type { FieldMarks } from "#ui/field.tsx";

/** The profile's copy from the loader. */
export type ProfileCopy = {
  heading: string;
  introduction: string;
  email: string;
  role: string;
  name: Readonly<Record<"heading" | "label" | "hint" | "submit", string>>;
  factor: Readonly<
    Record<
      | "heading"
      | "on"
      | "off"
      | "textOff"
      | "textOn"
      | "turnOn"
      | "turnOff"
      | "password"
      | "passwordHint"
      | "next"
      | "cancel"
      | "scanHeading"
      | "scanAlt"
      | "secret"
      | "code"
      | "confirm"
      | "codesHeading"
      | "codesText"
      | "codesDone"
      | "renew"
      | "renewText"
      | "turnOffText"
      | "currentCode"
      | "currentCodeHint"
      | "recoveryCodeHint"
      | "textPasskey"
      | "textPasskeysOnly"
      | "textPasskeyMissing"
      | "setUp"
      | "turnOffPasskey"
      | "required"
      | "move"
      | "moveText"
      | "codesCopy"
      | "codesCopied"
      | "codesNotCopied"
      | "codesPrint"
      | "codesDownload",
      string
    >
  >;
  password: Readonly<Record<"heading" | "current" | "next" | "nextHint" | "submit", string>>;
  sessions: Readonly<
    Record<
      "heading" | "text" | "began" | "seen" | "with" | "here" | "end" | "endOthers" | "endAll" | "endAllText",
      string
    >
  > & { ways: Readonly<Record<"password" | "app code" | "recovery code" | "passkey", string>> };
  busy: string;
};

/** The props of each part of the profile. */
export type PartProps = { copy: ProfileCopy; marks: FieldMarks; failed: string };
