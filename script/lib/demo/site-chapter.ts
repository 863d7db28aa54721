import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { countClinicCode, createClinicCode } from "#features/clinic-codes/writes.server.ts";
import { addPicture } from "#features/pictures/writes.server.ts";
import { requestData } from "#features/privacy/writes/requests.server.ts";
import { countHit, countMissing, writeCounts } from "#features/redirects/writes/count.server.ts";
import { createRedirect } from "#features/redirects/writes/redirects.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { addArticle, addPage } from "#features/site-content/writes/create-document.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { sampleArticle, samplePage } from "./site-texts.ts";
import type { Story } from "./story.ts";

const root = resolve(import.meta.dirname, "../../..");

const codes = [
  {
    clinic: "Sample Clinic Willow",
    code: "WILLOW-CARE",
    covers: "The first two months",
    uses: 60,
    views: 3.2,
    clicks: 0.9,
  },
  {
    clinic: "Sample Clinic Harbor",
    code: "HARBOR-HELLO",
    covers: "The first month",
    uses: null,
    views: 1.4,
    clicks: 0.3,
  },
  {
    clinic: "Sample Clinic Meadow",
    code: "MEADOW-TEA",
    covers: "Three months",
    uses: 25,
    views: 0,
    clicks: 0,
  },
] as const;

/** What a site has besides people: clinic codes, pictures, articles, pages and redirects. */
export function planSite(story: Story): void {
  planCodes(story);
  planPictures(story);
  planPages(story);
  planRedirects(story);
  story.plan(story.at(8, "17:45"), () => requestData(story.services, "juno@visitor.example"));
}

function planCodes(story: Story): void {
  const { services, team, random } = story;
  for (const [at, { views, clicks, ...code }] of codes.entries()) {
    story.plan(story.at(24 - 8 * at, "12:00"), () =>
      createClinicCode(services, team.owner, { ...code, plan: "infertility", lastDay: story.day(-120) }),
    );
    for (let daysAgo = 23 - 8 * at; daysAgo > 0; daysAgo -= 1) {
      const count = async (kind: "view" | "press", average: number) => {
        for (let left = Math.round(2 * average * random.next()); left > 0; left -= 1)
          await countClinicCode(services, code.code, { kind, headers: new Headers() });
      };
      story.plan(story.at(daysAgo, "15:00"), async () => {
        await count("view", views);
        await count("press", clicks);
      });
    }
  }
}

const pictures = [
  { file: "lantern-by-water", alt: "A lantern by a quiet lake in the evening" },
  { file: "long-table", alt: "A long table with lamps and empty chairs" },
  { file: "garden-gate", alt: "An open garden gate" },
  { file: "lighthouse", alt: "A lighthouse above calm water" },
] as const;

function planPictures(story: Story): void {
  for (const [at, { file, alt }] of pictures.entries())
    story.plan(story.at(22 - 5 * at, "13:30"), async () => {
      const drawing = readFileSync(resolve(root, "public/illustrations", `${file}.svg`));
      const png = await sharp(drawing).resize({ width: 640 }).png().toBuffer();
      await addPicture(story.services, story.team.editor, { file: png.toString("base64"), alt });
    });
}

/** An article and a page that are on the site, and drafts of both. */
function planPages(story: Story): void {
  const { services, team } = story;
  const write = async (id: string, changes: object): Promise<number> => {
    const { value } = await documentState(services, team.editor, id);
    const changed = typeof value === "object" ? { ...value, ...changes } : value;
    return (await saveDraft(services, team.editor, { document: id, base: value, value: changed })).revision;
  };
  const publish = async (document: string, revision: number) =>
    publishDraft(services, team.owner, { document, revision });
  story.plan(story.at(19, "10:40"), async () => {
    const { document } = await addPage(services, team.editor, {
      title: samplePage.title,
      address: "winter-evening",
    });
    await publish(document, await write(document, samplePage));
  });
  story.plan(story.at(13, "09:40"), async () => {
    const { document } = await addArticle(services, team.editor, { title: sampleArticle.title });
    await write(document, sampleArticle);
  });
  story.plan(story.at(4, "16:10"), async () => {
    await addPage(services, team.editor, { title: "Become a host", address: "become-a-host" });
    await addArticle(services, team.editor, { title: "Questions for the next appointment" });
  });
}

const redirects = [
  { from: "/our-groups", to: "/support/groups", note: "From the old site", hits: 46 },
  { from: "/shop/journal", to: "/resources/digital-downloads", note: "From the old site", hits: 12 },
  { from: "/flyer", to: "/membership", note: "On the printed flyer", hits: 31 },
] as const;

function planRedirects(story: Story): void {
  const { services, team, random } = story;
  story.plan(story.at(32, "14:00"), async () => {
    for (const { hits, ...redirect } of redirects) {
      const { id } = await createRedirect(services, team.owner, { ...redirect, kind: "301" });
      for (let left = hits; left > 0; left -= 1)
        story.plan(story.at(random.whole(1, 31), "12:30"), async () => countHit(services, id));
    }
  });
  for (let at = 0; at < 14; at += 1)
    story.plan(story.at(2 * at + 1, "08:15"), async () =>
      countMissing(services, at % 3 === 0 ? "/old-blog/hope" : "/our-story"),
    );
  for (let daysAgo = 31; daysAgo > 0; daysAgo -= 1)
    story.plan(story.at(daysAgo, "23:58"), () => writeCounts(services));
}
