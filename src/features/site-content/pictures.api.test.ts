import { afterEach, describe, expect, it } from "vitest";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import { chapters, foundersDocument } from "#content/pages/our-family-story.ts";
import { addPicture, changePicture, deletePicture } from "#features/pictures/writes.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { drawing } from "#tests/support/pictures.ts";
import { asSiteOf, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { contentFaults } from "./copy/messages.ts";
import { documentState, refreshContent } from "./reads/documents.server.ts";
import { pictureInText } from "./rules/pictures-in.ts";
import { saveDraft } from "./writes/drafts.server.ts";
import { publishDraft, restoreVersion } from "./writes/publishing.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const editor = actorWith("editor");
const photographAt = ["chapters", "donor-conception", "photograph"];
const slug = "pcos-and-fertility";

describe.each(databases)("pictures of the site's content on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    const file = (await drawing(500, 300).jpeg().toBuffer()).toString("base64");
    const picture = await addPicture(services, editor, { file, alt: "A door [ajar]" });
    const publish = async (document: string, value: unknown) => {
      const { value: base } = await services.asSite(() => documentState(services, editor, document));
      const { revision } = await services.asSite(() =>
        saveDraft(services, editor, { document, base, value }),
      );
      return services.asSite(() => publishDraft(services, editor, { document, revision }));
    };
    const photograph = (id: string) => withValueAt(foundersDocument.shipped, photographAt, id);
    const shown = () => chapters().find(({ id }) => id === "donor-conception")?.photograph;
    return { services, picture, publish, photograph, shown };
  }

  it("stand where a document names them, follow a change of their description, and stay while they're shown", async () => {
    const { services, picture, publish, photograph, shown } = await start();
    await publish("founders", photograph(picture.id));
    expect(onSite(() => shown())).toMatchObject({ id: picture.id, alt: "A door [ajar]", width: 500 });
    const change = { alt: "An open door", decorative: false, focusX: 20, focusY: 50, revision: 1 };
    await changePicture(services, editor, picture.id, change);
    await refreshContent(services);
    expect(onSite(() => shown())).toMatchObject({ alt: "An open door", focusX: 20 });
    await expect(deletePicture(services, editor, picture.id)).rejects.toMatchObject({
      message: expect.stringContaining("Our Family"),
    });
    const { revision } = await publish("founders", foundersDocument.shipped);
    expect(onSite(() => shown())).toBeUndefined();
    await deletePicture(services, editor, picture.id);
    // The version with the picture can't come back: the picture is gone.
    await expect(
      services.asSite(() => restoreVersion(services, editor, { document: "founders", revision, version: 1 })),
    ).rejects.toMatchObject({ fields: { [photographAt.join(".")]: contentFaults.noPicture } });
  });

  it("are found in an article's text, also in a draft that nobody sees yet", async () => {
    const { services, picture, publish } = await start();
    const { shipped } = articleDocument(slug);
    const document = `article-${slug}`;
    const value = { ...shipped, text: `${shipped.text}\n\n${pictureInText(picture)}\n` };
    expect(value.text).toContain(`![A door ajar](/pictures/${picture.id})`);
    const { value: base } = await services.asSite(() => documentState(services, editor, document));
    await services.asSite(() => saveDraft(services, editor, { document, base, value }));
    await expect(deletePicture(services, editor, picture.id)).rejects.toMatchObject({ code: "conflict" });
    await publish(document, value);
    const elsewhere = { ...shipped, text: `${shipped.text}\n\n![A cat](https://example.com/cat.jpg)\n` };
    await expect(publish(document, elsewhere)).rejects.toMatchObject({
      fields: { text: expect.stringContaining("isn’t one of ours") },
    });
  });

  it("are refused where there is none, at its field", async () => {
    const { publish, photograph, services } = await start();
    await expect(publish("founders", photograph(services.ids.next()))).rejects.toMatchObject({
      fields: { [photographAt.join(".")]: contentFaults.noPicture },
    });
    await expect(publish("founders", photograph("../../etc/passwd"))).rejects.toMatchObject({
      fields: { [photographAt.join(".")]: "Please choose a picture" },
    });
  });
});
