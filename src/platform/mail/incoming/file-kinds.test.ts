import { describe, expect, it } from "vitest";
import { kindOfFile } from "./file-kinds.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const box = (brands: string) => `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;
const wide = (text: string) => Buffer.from(text, "utf16le").toString("latin1");
const older = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";
const zip = (path: string) => `PK\u0003\u0004${"\0".repeat(26)}[Content_Types].xml${path}`;
const odf = (kind: string) => `PK\u0003\u0004${"\0".repeat(26)}mimetype${openDocument}.${kind}PK`;

const keptFiles: readonly [name: string, content: string, type: string][] = [
  ["letter.pdf", "%PDF-1.7", "application/pdf"],
  ["letter.pdf", "\r\n%PDF-1.4", "application/pdf"],
  ["letter.pdf", "\u00ef\u00bb\u00bf%PDF-1.4", "application/pdf"],
  ["letter.pdf", `${"HTTP/1.1 200 OK\r\n".repeat(40)}%PDF-1.4`, "application/pdf"],
  ["notes.txt", "A file begins with %PDF- if it is one", "text/plain"],
  ["notes.txt", "\u00ff\u00feH\0i\0", "text/plain"],
  ["letter.rtf", "{\\rtf1\\ansi Letter}", "text/rtf"],
  ["letter.doc", `${older}${wide("WordDocument")}`, "application/msword"],
  ["letter.doc", `${older}${"\0".repeat(500)}`, "application/msword"],
  ["table.xls", `${older}${wide("Workbook")}`, "application/vnd.ms-excel"],
  ["talk.ppt", `${older}${wide("PowerPoint Document")}`, "application/vnd.ms-powerpoint"],
  ["letter.docx", zip("word/document.xml"), `${office}.wordprocessingml.document`],
  ["table.xlsx", zip("xl/workbook.xml"), `${office}.spreadsheetml.sheet`],
  ["talk.pptx", zip("ppt/presentation.xml"), `${office}.presentationml.presentation`],
  ["letter.odt", odf("text"), `${openDocument}.text`],
  ["table.ods", odf("spreadsheet"), `${openDocument}.spreadsheet`],
  ["voice.m4a", box("M4A \0\0\0\0M4A mp42"), "audio/mp4"],
  ["voice.m4a", box("mp42\0\0\0\0isom"), "audio/mp4"],
  ["clip.mp4", box("isom\0\0\0\0iso2avc1"), "video/mp4"],
  ["clip.mov", box("qt  \0\0\0\0qt  "), "video/quicktime"],
  ["photo.avif", box("avif\0\0\0\0"), "image/avif"],
  ["photo.avif", box("mif1\0\0\0\0avifmiaf"), "image/avif"],
  ["photo.heic", box("heic\0\0\0\0mif1"), "image/heic"],
  ["photo.heic", box("mif1\0\0\0\0heic"), "image/heic"],
  ["scan.tif", "II*\0\0\0\0\0", "image/tiff"],
  ["scan.tif", "MM\0*\0\0\0\0", "image/tiff"],
  ["voice.mp3", "ID3\u0004", "audio/mpeg"],
  ["voice.ogg", "OggS\0", "audio/ogg"],
  ["doctor.vcf", "BEGIN:VCARD\r\nFN:Dr. Ada Moore\r\n", "text/vcard"],
  ["visit.ics", "\r\nBEGIN:VCALENDAR\r\n", "text/calendar"],
];

const refusedFiles: readonly [name: string, content: string, reason: "type" | "macros"][] = [
  ["setup.exe", "MZ\0\0", "type"],
  ["letter.pdf", "MZ\0\0", "type"],
  ["notes.txt", "MZ\0\0", "type"],
  ["page.html", "<script>alert(1)</script>", "type"],
  ["drawing.svg", "<svg/>", "type"],
  ["all.zip", zip("letter.pdf"), "type"],
  ["setup.msi", older, "type"],
  ["mail.doc", `${older}${wide("__substg1.0_0037001F")}`, "type"],
  ["letter.docm", `${zip("word/document.xml")}word/vbaProject.bin`, "macros"],
  ["table.xlsx", `${zip("xl/workbook.xml")}xl/vbaProject.bin`, "macros"],
  ["letter.doc", `${older}${wide("WordDocument")}${wide("_VBA_PROJECT")}`, "macros"],
  ["letter.rtf", "{\\rtf1{\\object\\objdata 0105}}", "macros"],
];

describe("a file that came with a mail", () => {
  it.each(keptFiles)("is known by its content: %s %#", (name, content, type) => {
    expect(kindOfFile(bytes(content), name)).toEqual({ type });
  });

  it.each(refusedFiles)("is refused with its reason: %s %#", (name, content, reason) => {
    expect(kindOfFile(bytes(content), name)).toEqual({ refused: reason });
  });
});
