/** Exports of old sites, as WordPress, Ghost and Substack write them. */
import { crc32, deflateRawSync } from "node:zlib";
import { reportCopy } from "#features/article-import/copy/report.ts";
import { readWordpress } from "#features/article-import/rules/read-wordpress.ts";
import { toMarkdown } from "#features/article-import/rules/to-markdown.ts";

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

type Item = {
  id: number;
  title?: string;
  name?: string;
  html?: string;
  link?: string;
  type?: string;
  status?: string;
  password?: string;
  parent?: number;
  file?: string;
  meta?: Readonly<Record<string, string>>;
};

/** An export of WordPress (WXR). */
export function wordpressExport(items: readonly Item[], site = "https://old.example.org"): string {
  const written = items.map((item) => {
    const { id, title = `Post ${id}`, name = `post-${id}`, html = "", status = "publish", parent = 0 } = item;
    const meta = Object.entries(item.meta ?? {}).map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    );
    return `<item><title>${cdata(title)}</title><link>${item.link ?? `${site}/${name}/`}</link>
<content:encoded>${cdata(html)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_name>${cdata(name)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${parent}</wp:post_parent><wp:post_type>${cdata(item.type ?? "post")}</wp:post_type>
<wp:post_password>${cdata(item.password ?? "")}</wp:post_password>${item.file === undefined ? "" : `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>`}${meta.join("")}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="e" xmlns:content="c" xmlns:wp="w"><channel><title>Old site</title><link>${site}</link>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>${written.join("\n")}</channel></rss>`;
}

/** The first post of such an export as an article's text, and everything that is said of it. */
export function importedPost(...items: readonly Item[]) {
  const [post] = readWordpress([wordpressExport(items)]).posts;
  const same = (address: string) => address;
  const { markdown, leftOut } = toMarkdown(post?.html ?? "", { picture: same, link: same });
  return { post, text: markdown, notes: [...(post?.notes ?? []), ...leftOut.map(reportCopy.leftOut)] };
}

export function ghostExport(posts: readonly object[], tables: object = {}): string {
  return JSON.stringify({ db: [{ meta: { version: "5.80.0" }, data: { posts, ...tables } }] });
}

export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  const packedOf = new Map<string | Buffer, Buffer>();
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.isBuffer(content) ? content : Buffer.from(content);
    // Large contents are packed once, however many files have them.
    const packed = packedOf.get(content) ?? deflateRawSync(plain);
    packedOf.set(content, packed);
    const title = Buffer.from(name);
    // From the version needed to the lengths: the same in both places.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(title.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    shared.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, title, packed]);
    parts.push(local);
    entries.push(Buffer.concat([entry, title]));
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** An export of Substack: the list of posts, and a text for each. */
export function substackExport(
  posts: readonly {
    id: string;
    title: string;
    html?: string;
    isPublished?: boolean;
    audience?: string;
    more?: string;
  }[],
  others: Readonly<Record<string, string>> = {},
): Buffer {
  const rows = posts.map(
    ({ id, title, isPublished = true, audience = "everyone", more = "" }) =>
      `${id},2024-02-01T10:00:00.000Z,${isPublished},,,newsletter,${audience},"${title}","A subtitle",${more}`,
  );
  const head =
    "post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url";
  const texts = posts.flatMap(({ id, html }) =>
    html === undefined ? [] : [[`posts/${id}.html`, html] as const],
  );
  return zipOf({ "posts.csv": [head, ...rows].join("\r\n"), ...Object.fromEntries(texts), ...others });
}
