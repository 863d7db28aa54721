/**
 * How mail programs begin what they quote, in the languages they are used in. All of it are short expressions on lines of
 * bounded length: packages for this use expressions on the whole text, which take minutes with a text made for it.
 */

/** A longer line isn't one that a program wrote. */
export const longestLine = 400;

/** A day with its year: a person's own sentence that looks like an attribution seldom has one. */
const datePattern = /(?:19|20)\d\d|\d[./-]\s?\d{1,2}[./-]\s?\d\d/;
const addressPattern = /[<([【][^\s<>()[\]【】@]+@[^\s<>()[\]【】@]+[>)\]】]/;
const timePattern = /\d{1,2}\s?[:.h]\s?\d\d|\d\s?[ap]\.?m\b/i;

/** "wrote", where the sentence begins with a word of its own: English, French, Spanish, and so on. */
const wroteSentences: readonly RegExp[] = [
  /^(?:On|At)\b.+\bwrote$/i,
  /^Le\b.+ a écrit$/i,
  /^El\b.+ escribi[oó]$/i,
  /^Am\b.+ schrieb\b/i,
  /^(?:Em|No dia|A|Na)\b.+ escreveu$/i,
  /^Il\b.+ ha scritto$/i,
  /^Op\b.+ (?:schreef|geschreven)\b/i,
  /^(?:Den|Dne)\b.+ (?:skrev|napsal)\b/i,
  /^W dniu\b.+ (?:napisał|pisze)(?!\p{L})/iu,
  /^Vào\b.+ đã viết$/i,
  /^La data de\b.+ a scris$/i,
];

/** And where it stands between the day and the name, or at the end of a sentence that begins with either. */
const wroteAnywhere =
  /写道|寫道|撰写|skrev|kirjoitti|napisał|pisze|napsal|yazdı|a scris|написал|пишет|пише|のメール|書きました|작성|썼습니다|님이|írta|έγραψε/iu;

/** Programs write these around names in languages of both directions. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Whether a line, or several that were folded from one, says who wrote what is quoted below: it has a day or an
 * address with a word for "wrote" in its place, or a day, a time and an address.
 */
export function isAttribution(line: string): boolean {
  if (line.length > longestLine || !/\d/.test(line)) return false;
  const plain = line.replace(directions, "").replace(/^[\s>*_—–-]+/, "");
  const sentence = withoutEnd(plain, " *_:：-\u00a0\u202f\u3000");
  const hasColon = /[:：]/.test(plain.slice(sentence.length));
  const [isDated, hasAddress] = [datePattern.test(sentence), addressPattern.test(sentence)];
  if (wroteSentences.some((each) => each.test(sentence)))
    return hasColon ? isDated || sentence.includes("@") : isDated && hasAddress;
  return hasColon && isDated && timePattern.test(sentence) && (hasAddress || wroteAnywhere.test(sentence));
}

const dividers: ReadonlySet<string> = nameSet(
  "original message|original|forwarded message|reply message|replied message|message d'origine",
  "message original|message transféré|mensaje original|mensaje reenviado|ursprüngliche nachricht",
  "original-nachricht|originalnachricht|weitergeleitete nachricht|mensagem original",
  "mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht",
  "doorgestuurd bericht|ursprungligt meddelande|originalmeddelande|oprindelig meddelelse",
  "opprinnelig melding|alkuperäinen viesti|oryginalna wiadomość|wiadomość oryginalna|původní zpráva",
  "orijinal mesaj|eredeti üzenet|mesaj original|исходное сообщение|пересылаемое сообщение",
  "вихідне повідомлення|thư gốc|αρχικό μήνυμα|原始邮件|邮件原件|原始郵件|转发邮件|回复的原邮件|元のメッセージ|原本のメッセージ|원본 메시지|원본 메일",
);

/** Whether a line is such as "-----Original Message-----". */
export function isDivider(line: string): boolean {
  const plain = line.replace(/^[\s>]+/, "").trimEnd();
  if (!plain.startsWith("--") || !plain.endsWith("--")) return false;
  const name = withoutEnd(plain, "- ").replace(/^-+\s?/, "");
  return dividers.has(name.toLowerCase().replaceAll("’", "'"));
}

function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const senderFields: ReadonlySet<string> = nameSet(
  "From|De|Von|Da|Van|Från|Fra|Lähettäjä|Od|Odesílatel|Kimden|Gönderen|Feladó|Từ|От|Від|Από|发件人|寄件者|寄件人",
  "差出人|送信者|보낸 사람|보낸사람|من|מאת",
);
const sentFields: ReadonlySet<string> = nameSet(
  "Sent|Date|Envoyé|Envoyé le|Enviado|Enviada|Enviado el|Enviado em|Fecha|Data|Gesendet|Datum|Inviato",
  "Verzonden|Skickat|Sendt|Dato|Lähetetty|Päivämäärä|Wysłano|Odesláno|Gönderildi|Gönderme Tarihi|Tarih",
  "Elküldve|Dátum|Đã gửi|Отправлено|Дата|Надіслано|Ημερομηνία|发送时间|发送日期|日期|寄件日期|傳送時間|送信日時|日付|보낸 날짜|보낸날짜",
  "날짜|تم الإرسال|التاريخ|נשלח|תאריך",
);

/** The name of a header's field that a line begins with, in lower case. */
function fieldOf(line: string): string {
  const [name = ""] = line.slice(0, 40).split(/[:：]/);
  return name.length === line.length
    ? ""
    : withoutEnd(name.replace(/^[\s>*]+/, ""), " *\u00a0").toLowerCase();
}

/** Whether two lines near each other are those of a header, in either order: who sent it, from an address or on a day. */
export function isHeaderOfQuote(line: string, below: readonly string[]): boolean {
  const field = fieldOf(line);
  const other = senderFields.has(field) ? sentFields : sentFields.has(field) ? senderFields : undefined;
  const second = below.find((each) => other?.has(fieldOf(each)));
  return second !== undefined && [line, second].some((each) => each.includes("@") || datePattern.test(each));
}

function nameSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.toLowerCase().split("|")));
}
