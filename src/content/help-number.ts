/** Phone numbers in texts about help, and the link that follows from one. */

/** A way to reach help, as it's stored: a number in the text is the link, and `href` is for everything else. */
export type WrittenWay = { text: string; href?: string };

/** An address that a browser calls, texts or opens. */
export type HelpAddress = `tel:${string}` | `sms:${string}` | `https://${string}`;

// A whole North American number, or one of three digits and more that stands alone. Addresses such as 988lifeline.org
// and times such as 24/7 aren't numbers.
const phoneNumber =
  /(?<![\p{L}\p{N}/]|\d[.,-])(?:\+?1?[ .-]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+?\d(?:-?\d){2,14})(?![\p{L}\p{N}]|[.-]?\d)/gu;

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** The digits of each phone number in a text, with the country's 1 before numbers of ten digits. */
export function phoneNumbersIn(text: string): readonly string[] {
  const plain = text
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
  return [...plain.matchAll(phoneNumber)].map(([found]) => withCountry(found.replace(/\D/g, "")));
}

const withCountry = (digits: string) => (digits.length === 10 ? `1${digits}` : digits);

/** Where a way leads: to the number that its text names, or to its address. Undefined if it's only text. */
export function wayAddress({ text, href }: WrittenWay): HelpAddress | undefined {
  const address = href === undefined ? undefined : helpAddress(href);
  if (address?.startsWith("https://")) return address;
  const [number] = phoneNumbersIn(text);
  if (number === undefined) return address;
  const isText = address?.startsWith("sms:") ?? /^\s*text\b/i.test(text);
  return `${isText ? "sms" : "tel"}:${number.length === 11 ? "+" : ""}${number}`;
}

function helpAddress(href: string): HelpAddress | undefined {
  for (const scheme of ["tel:", "sms:", "https://"] as const)
    if (href.startsWith(scheme)) return `${scheme}${href.slice(scheme.length)}`;
  return undefined;
}

/** The names of sites in a text, such as 988lifeline.org. */
function hostsIn(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}.-]/u).map((word) => (word.endsWith(".") ? word.slice(0, -1) : word));
  return words.filter((word) => {
    const parts = word.split(".");
    return parts.length > 1 && parts.every((part) => part !== "") && /^\p{L}{2,}$/u.test(parts.at(-1) ?? "");
  });
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** What is wrong between the text of a way and where it leads, as a sentence about one of its fields. */
export function wayProblem({
  text,
  href,
}: WrittenWay): { field: "text" | "href"; message: string } | undefined {
  const numbers = phoneNumbersIn(text);
  if (href?.startsWith("https://")) {
    const host = bareHost(URL.parse(href)?.hostname ?? "");
    const other = hostsIn(text)
      .map(bareHost)
      .find((each) => each !== host);
    if (other !== undefined)
      return { field: "href", message: `The text names ${other}, but the link leads to ${host}` };
    return numbers.length === 0
      ? undefined
      : { field: "text", message: "Please give a number a line of its own: this line opens a web page" };
  }
  const [number, second] = numbers;
  if (number === undefined)
    return { field: "text", message: "Please write the number that is called or texted, such as Call 988" };
  if (second !== undefined)
    return { field: "text", message: "Please name one number only: it’s the one that is called" };
  const [linked] = href === undefined ? [number] : phoneNumbersIn(href.replace(/^\w+:/, ""));
  if (linked !== number)
    return {
      field: "href",
      message: `The text says ${number}, but the link leads to ${linked ?? href}. Leave the link empty: it follows the text`,
    };
  return undefined;
}
