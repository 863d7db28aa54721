import { decodedText } from "./charsets.ts";
import { isWideText, kindOfFile } from "./file-kinds.ts";
import type { LeftOutFile, MailAttachment } from "./incoming-mail.ts";
import { keptOfMail } from "./limits.ts";

/** A file in a mail. One that has a reason isn't kept, whatever it is. */
export type FoundFile = { name: string; bytes: Uint8Array; reason?: LeftOutFile["reason"] };

export function keptFiles(files: readonly FoundFile[]): {
  attachments: readonly MailAttachment[];
  leftOut: readonly LeftOutFile[];
} {
  const attachments: MailAttachment[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const { name: rawName, bytes, reason } of files) {
    const name = fileName(rawName);
    const leave = (why: LeftOutFile["reason"]) => {
      if (leftOut.length < keptOfMail.attachments) leftOut.push({ name, bytes: bytes.length, reason: why });
    };
    const kind = kindOfFile(bytes, name);
    if (reason !== undefined) leave(reason);
    else if ("refused" in kind) leave(kind.refused);
    else if (bytes.length > keptOfMail.attachmentBytes) leave("size");
    else if (attachments.length >= keptOfMail.attachments) leave("count");
    else attachments.push({ name, type: kind.type, bytes: copyOf(bytes, kind.type) });
  }
  return { attachments, leftOut };
}

/** The bytes apart from all else that came. A text in UTF-16 becomes UTF-8, in which our own links in it are found. */
function copyOf(bytes: Uint8Array, type: string): Uint8Array {
  const isWide = type.startsWith("text/") && isWideText(bytes);
  return isWide ? Buffer.from(decodedText(bytes)) : new Uint8Array(bytes);
}

// Marks that turn the direction of writing make "exe.txt" of "txt.exe".
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** A file's name as it can be shown and saved: no folders, nothing invisible. */
function fileName(name: string): string {
  const last = name.slice(-2_000).toWellFormed().replace(unseen, "").split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/[<>:"|?*]/g, "_").trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 ? plain.slice(dot).slice(0, 10) : "";
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, keptOfMail.nameLength - ending.length);
  return `${stem}${ending}`.replace(/^\.+/, "") || "file";
}
