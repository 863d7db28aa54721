import { load } from "cheerio/slim";

/** Bytes that a first visit asks for, as a browser with brotli gets them, without headers, pictures and sound. */
type FirstLoad = { page: number; scripts: number; styles: number; fonts: number };

/**
 * What a page brings with it on a first visit: itself, the scripts it names and the loader data they read, its
 * stylesheets and the fonts it asks for ahead. What scripts fetch later, when something is touched, isn't counted.
 *
 * @param siteUrl the built site
 * @throws Error if a file that the page names can't be had
 */
export async function firstLoad(siteUrl: string, path: string): Promise<FirstLoad> {
  const { bytes: page, text } = await sent(siteUrl, path);
  const $ = load(text);
  const hrefs = (selector: string) =>
    $(selector)
      .get()
      .map((link) => $(link).attr("href") ?? "");
  const start = $("script[data-modules]");
  const scripts = [
    ...(start.attr("data-modules")?.split(" ") ?? []),
    ...[...start.text().matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = ""]) => address),
    start.attr("data-state") ?? "",
  ];
  const sum = async (addresses: readonly string[]) => {
    let total = 0;
    for (const address of new Set(addresses)) if (address) total += await bytesOf(siteUrl, address);
    return total;
  };
  return {
    page,
    scripts: await sum(scripts),
    styles: await sum(hrefs("link[rel='stylesheet']").map((href) => href.replace(/#$/, ""))),
    fonts: await sum(hrefs("link[rel='preload'][as='font']")),
  };
}

/** Bytes of the files that pages share. Their names change with their content, so each is asked for once. */
const fileBytes = new Map<string, Promise<number>>();

function bytesOf(siteUrl: string, address: string): Promise<number> {
  const read = async () => (await sent(siteUrl, address)).bytes;
  if (!address.startsWith("/assets/")) return read();
  const url = siteUrl + address;
  const bytes = fileBytes.get(url) ?? read();
  fileBytes.set(url, bytes);
  return bytes;
}

async function sent(siteUrl: string, address: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(siteUrl + address, { headers: { "accept-encoding": "br" } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const text = await answer.text();
  return { bytes: Number(answer.headers.get("content-length")), text };
}
