import { mailColorsNow } from "#content/branding/mail-colors.server.ts";
import { editableDocument } from "#content/documents/register.server.ts";
import type { Feature } from "#platform/feature.ts";
import { colorMails } from "#platform/mail/mail-html.ts";
import type { PictureUse, PictureUses } from "#platform/pictures/picture-use.ts";
import { siteContentEndpoints } from "./api.server.ts";
import { siteContentCommands } from "./commands.server.ts";
import { siteContentJobs } from "./jobs.server.ts";
import { articlesByTitle, documentTitles } from "./reads/addable-screen.server.ts";
import { followContent, refreshContent } from "./reads/documents.server.ts";
import { contentTasks } from "./reads/drawn-draft.server.ts";
import { previewLink } from "./reads/preview-link.server.ts";
import { previewFiles } from "./reads/preview-page.server.ts";
import routes from "./routes.ts";
import { announceContent } from "./table.server.ts";
import { teamSettings } from "./team-settings.server.ts";
import { siteContentWork } from "./work.server.ts";

// Every process that sends or previews a mail has read this file by then.
colorMails(mailColorsNow);

/** The documents that show a picture, or will. */
const contentPictureUses: PictureUses = {
  async find(_services, db, ids) {
    const rows = await db
      .selectFrom("content_documents")
      .select(["id", "published", "draft", "scheduled"])
      .execute();
    const uses = new Map<string, readonly PictureUse[]>();
    for (const id of ids) {
      const showing = rows.filter((row) => (row.published + row.draft + row.scheduled).includes(id));
      const places = showing.map((row) => ({
        title: editableDocument(row.id)?.title ?? row.id,
        href: `/admin/site/${row.id}`,
      }));
      if (places.length > 0) uses.set(id, places);
    }
    return uses;
  },
  async changed({ store }, tx) {
    await announceContent(store, tx);
  },
};

export const siteContentFeature = {
  name: "site-content",
  routes,
  mailedLinks: [previewLink],
  itemTitles: documentTitles,
  accessItems: { kind: "article", list: articlesByTitle },
  endpoints: siteContentEndpoints,
  files: previewFiles,
  pageTasks: contentTasks,
  reservedPaths: [/^\/preview\//],
  jobs: siteContentJobs,
  work: siteContentWork,
  pictureUses: [contentPictureUses],
  teamSettings,
  commands: siteContentCommands,
  opening: refreshContent,
  follow: followContent,
} satisfies Feature;
