import type { Words } from "./alternatives.ts";
import { decodedText } from "./charsets.ts";
import { joinedFlowed } from "./flowed-text.ts";
import { hasTooManyTags, metaCharset, textOfMailHtml } from "./html-text.ts";
import { keptOfMail } from "./limits.ts";
import type { MailPart } from "./mime-parts.ts";
import { withoutArmor } from "./pgp-armor.ts";

/** No text that is kept has more bytes. */
const mostBytes = keptOfMail.htmlLength * 4;

const isMarkup = (text: string) => /^\s*<(?:!doctype html|html[\s>])/i.test(text.slice(0, 500));

export type PartText = Words & { isCut: boolean; isEncrypted: boolean; hasPictures: boolean };

export async function readText({ type, params, likelyCharset, bytes: read }: MailPart): Promise<PartText> {
  const bytes = (await read()).subarray(0, mostBytes);
  const label = params.get("charset") ?? "";
  const isNamed = !/^(?:|us-ascii|ascii|unknown-8bit)$/i.test(label.trim());
  const named = isNamed ? label : type === "text/html" ? metaCharset(bytes) : "";
  const decoded = decodedText(bytes, named || likelyCharset);
  if (type === "text/html" || isMarkup(decoded))
    return {
      ...withoutArmor(textOfMailHtml(decoded)),
      isHtml: true,
      isCut: decoded.length > keptOfMail.htmlLength || hasTooManyTags(decoded),
      hasPictures: /<img\b/i.test(decoded),
    };
  const isFlowed = params.get("format")?.toLowerCase() === "flowed";
  const deleteSpace = params.get("delsp")?.toLowerCase() === "yes";
  const text = isFlowed ? joinedFlowed(decoded, { deleteSpace }) : decoded;
  const isTagged = type === "text/enriched" || type === "text/richtext";
  return {
    ...withoutArmor((isTagged ? text.replace(/<[^<>]*>/g, "") : text).trimEnd()),
    isHtml: false,
    isCut: false,
    hasPictures: false,
  };
}
