/** The types of files that are sent as what they are, with their ending; every other is sent as bytes. */
const endings: ReadonlyMap<string, string> = new Map([
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/gif", "gif"],
  ["image/webp", "webp"],
  ["image/heic", "heic"],
  ["image/avif", "avif"],
  ["image/tiff", "tif"],
  ["audio/mp4", "m4a"],
  ["audio/mpeg", "mp3"],
  ["audio/ogg", "ogg"],
  ["audio/wav", "wav"],
  ["audio/amr", "amr"],
  ["video/mp4", "mp4"],
  ["video/quicktime", "mov"],
  ["video/3gpp", "3gp"],
  ["application/pdf", "pdf"],
  ["text/plain", "txt"],
  ["text/csv", "csv"],
  ["text/rtf", "rtf"],
  ["text/vcard", "vcf"],
  ["text/calendar", "ics"],
  ["application/msword", "doc"],
  ["application/vnd.ms-excel", "xls"],
  ["application/vnd.ms-powerpoint", "ppt"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
  ["application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx"],
  ["application/vnd.oasis.opendocument.text", "odt"],
  ["application/vnd.oasis.opendocument.spreadsheet", "ods"],
  ["application/vnd.oasis.opendocument.presentation", "odp"],
]);

/** The media type of a download: what isn't a known one is only bytes. */
export function savedType(type: string): string {
  const known = type.toLowerCase().split(";")[0]?.trim() ?? "";
  return endings.has(known) ? known : "application/octet-stream";
}

/**
 * A file name that is safe in a header and on every system: letters, digits, hyphens and one dot. Its ending is that of
 * its content, so that no program is made of a picture by its name.
 */
export function savedName(name: string, type: string): string {
  const plain = name.normalize("NFKD").slice(-200);
  const dot = plain.lastIndexOf(".");
  const stem = (dot === -1 ? plain : plain.slice(0, dot))
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return `${stem || "attachment"}.${endings.get(savedType(type)) ?? "bin"}`;
}
