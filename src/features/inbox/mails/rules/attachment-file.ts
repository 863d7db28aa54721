/** The types of files that are sent under their own name; every other is sent as bytes. */
const knownTypes = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/heic",
  "application/pdf",
  "text/plain",
  "text/csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
]);

/** The media type of a download: what isn't a known one is only bytes. */
export function savedType(type: string): string {
  const known = type.toLowerCase().split(";")[0]?.trim() ?? "";
  return knownTypes.has(known) ? known : "application/octet-stream";
}

/** A file name that is safe in a header and on every system: letters, digits, hyphens and one dot. */
export function savedName(name: string): string {
  const plain = name.normalize("NFKD").slice(-200);
  const dot = plain.lastIndexOf(".");
  const words = (text: string) =>
    text
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
  const stem = words(dot === -1 ? plain : plain.slice(0, dot)).slice(0, 60) || "attachment";
  const ending = dot === -1 ? "" : words(plain.slice(dot + 1)).slice(0, 8);
  return ending === "" ? stem : `${stem}.${ending}`;
}
