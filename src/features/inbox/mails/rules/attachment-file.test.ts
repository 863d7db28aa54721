import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savedName, savedType } from "./attachment-file.ts";

describe("a file that came with an email is saved", () => {
  it.each([
    ["scan.pdf", "application/pdf", "scan.pdf"],
    ["Café plan.JPEG", "image/jpeg", "Cafe-plan.jpg"],
    ["photo.png.hta", "image/png", "photo-png.png"],
    ["notes", "text/plain; charset=utf-8", "notes.txt"],
    ["page.html", "text/html", "page.bin"],
    ["Voice.MP4", "audio/mp4", "Voice.m4a"],
    ["doctor", "text/vcard", "doctor.vcf"],
    ["visit.html", "text/calendar", "visit.ics"],
    ["../../.bashrc", "text/plain", "attachment.txt"],
    ["日本.docx", "application/pdf", "attachment.pdf"],
  ])("as its content says: %s, %s", (name, type, saved) => {
    expect(savedName(name, type)).toBe(saved);
  });

  it("under a name that breaks no header and no folder, whatever the sender calls it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (name, type) => {
        expect(savedName(name, type)).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}\.[a-z0-9]{3,4}$/);
        expect(savedType(type)).toMatch(/^[a-z]+\/[a-z.+-]+$/);
      }),
    );
  });
});
