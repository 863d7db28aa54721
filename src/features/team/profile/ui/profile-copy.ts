import type { FieldMarks } from "#ui/field.tsx";

/** The words of the profile as the loader hands them down. */
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
    Record<"heading" | "text" | "began" | "seen" | "here" | "end" | "endAll" | "endAllText", string>
  >;
  busy: string;
};

/** What every part of the profile needs to say and to report. */
export type PartProps = { copy: ProfileCopy; marks: FieldMarks; failed: string };
