import { heldCopy } from "#content/my-data.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { StreamedFile } from "#platform/http/endpoint.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { inErasureOrder, type Reader } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";
import type { HeldSection } from "../schema.ts";
import { mailFileItems, mailsAbout } from "./mails.server.ts";
import { mentionsSource } from "./mentions.server.ts";

/** All data about an address by kind, without empty kinds. */
export async function personalDataOf(
  services: Services,
  address: string,
  reader: Reader,
): Promise<readonly HeldSection[]> {
  const email = comparableEmail(address);
  const sections = await Promise.all(
    inErasureOrder(services.contributions.personalData).map(
      async ({ kind, find, prepareErasure }): Promise<HeldSection> => ({
        kind,
        title: titleOf(kind),
        stays: prepareErasure === undefined,
        items: await find(services, email, reader),
      }),
    ),
  );
  const own = sections
    .filter(({ kind, stays }) => !stays && kind !== mentionsSource.kind)
    .flatMap(({ items }) => items.map(({ id }) => id));
  const queued = await mailsAbout(services, own);
  const written = await mailFileItems(services, email, queued);
  const mails = { kind: "mails", title: titleOf("mails"), stays: false, items: [...queued, ...written] };
  // What a person sent is shown in full, so it isn't listed again as a text that mentions their address.
  return [...sections, mails]
    .map((section) =>
      section.kind === mentionsSource.kind
        ? { ...section, items: section.items.filter(({ id }) => !own.includes(id)) }
        : section,
    )
    .filter(({ items }) => items.length > 0);
}

export function canErase(sections: readonly HeldSection[]): boolean {
  return sections.some(({ stays }) => !stays);
}

const titles: Readonly<Record<string, string>> = heldCopy.kinds;

export function titleOf(kind: string): string {
  return titles[kind] ?? kind;
}

/** All data about an address as one file: JSON, or HTML to read in a browser. */
export async function personalDataFile(
  services: Services,
  { email, format, reader }: { email: string; format: "json" | "html"; reader: Reader },
): Promise<StreamedFile> {
  const sections = await personalDataOf(services, email, reader);
  const madeAt = instantNow(services.clock);
  const text =
    format === "json" ? asJson(sections, { email, made: madeAt }) : asHtml(sections, { email, made: madeAt });
  return {
    pieces: (async function* () {
      yield text;
    })(),
    type: format === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    saveAs: `my-data.${format}`,
  };
}

type About = { email: string; made: string };

function asJson(sections: readonly HeldSection[], { email, made }: About): string {
  const held = Object.fromEntries(
    sections.map(({ kind, items }) => [
      kind,
      items.map(({ id, at, fields }) => ({
        id,
        at,
        ...Object.fromEntries(fields.map(({ name, text }) => [name, text])),
      })),
    ]),
  );
  return `${JSON.stringify({ about: email, made, held }, null, 2)}\n`;
}

// The file is opened from disk, without our style sheet.
const style =
  "body{font:1.05rem/1.6 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}dt{font-weight:bold}dd{margin:0 0 .6rem;white-space:pre-wrap;overflow-wrap:anywhere}section{border-top:1px solid #bbb;margin-top:1.5rem}";

function asHtml(sections: readonly HeldSection[], { email, made }: About): string {
  const { file, labels, empty } = heldCopy;
  const lines = sections.map(({ title, items }) => {
    const parts = items.map(({ at, fields }) => {
      const all = [{ label: labels.at, text: at }, ...fields];
      return `<dl>${all.map(({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text || empty)}</dd>`).join("")}</dl>`;
    });
    return `<section><h2>${escapeHtml(title)}</h2>${parts.join("<hr>")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${file.title}</title><style>${style}</style></head><body><h1>${file.title}</h1><p>${file.about}: ${escapeHtml(email)}<br>${file.made}: ${made}</p>${lines.join("")}</body></html>\n`;
}
