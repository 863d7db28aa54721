import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { publishedNow } from "#content/current.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { articleDocument, currentArticle } from "#content/knowledge-hub/current-articles.ts";
import { homeFaqDocument } from "#content/pages/home-faq.ts";
import { plans, plansDocument } from "#content/plans.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { asSiteOf, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { versionsOf } from "./reads/document-screen.server.ts";
import { documentState, refreshContent } from "./reads/documents.server.ts";
import { saveDraft } from "./writes/drafts.server.ts";
import { publishDraft } from "./writes/publishing.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
const folders: string[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  for (const each of folders.splice(0)) await rm(each, { recursive: true });
});
const editor = actorWith("editor");

describe.each(databases)("files of site content on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const folder = await mkdtemp(join(tmpdir(), "kinward-content-"));
    folders.push(folder);
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const terminal = { print: (line: string) => void lines.push(line), readInput: async () => "" };
      const code = await runCommand(app.services, ["content", ...args], terminal);
      return { code, text: lines.join("\n") };
    };
    const file = (name: string) => join(folder, name);
    /** An export of these alone: an import reads every file of its folder, and the first test has them all. */
    const exportOf = async (...names: string[]) => {
      expect((await run("export", folder)).code).toBe(0);
      for (const name of await readdir(folder)) if (!names.includes(name)) await rm(file(name));
    };
    const edit = async (name: string, from: string, to: string) => {
      const text = await readFile(file(name), "utf8");
      expect(text).toContain(from);
      await writeFile(file(name), text.replace(from, to));
    };
    const publish = async (id: string, path: string[], put: unknown) => {
      const { value } = await app.services.asSite(() => documentState(app.services, editor, id));
      const changed = withValueAt(value, path, put);
      const { revision } = await app.services.asSite(() =>
        saveDraft(app.services, editor, {
          document: id,
          base: value,
          value: changed,
        }),
      );
      await app.services.asSite(() => publishDraft(app.services, editor, { document: id, revision }));
    };
    const state = (id: string) => app.services.asSite(() => documentState(app.services, editor, id));
    return { app, folder, run, file, exportOf, edit, publish, state };
  }

  it("writes a readable file for each document, and finds nothing to import in them", async () => {
    const { folder, run, file, publish, state } = await start();
    await publish("plans", ["premium", "monthlyPrice"], 33);
    expect(await run("export", folder)).toEqual({
      code: 0,
      text: `Wrote ${currentDocuments().filter((each) => each.problemsOf(each.shipped).length === 0).length} files.`,
    });
    const text = await readFile(file("plans.yaml"), "utf8");
    expect(text).toMatch(
      /^# Plans and prices: .*\n#.*\nversion: 1\nvalue:\n {2}premium:\n {4}title: Premium\n/,
    );
    expect(text).toContain("monthlyPrice: 33");
    expect(await readFile(file("mails.yaml"), "utf8")).toContain("    text: |-\n      You're on the list");
    const { code, text: output } = await run("import", folder);
    expect(code).toBe(0);
    expect(output.split("\n").every((line) => line.endsWith(": unchanged"))).toBe(true);
    expect(await state("plans")).toMatchObject({ hasDraft: false, version: 1 });
  });

  it("imports into a draft, a second time changes nothing, and publishes if asked", async () => {
    const { app, folder, run, exportOf, edit, state } = await start();
    await exportOf("plans.yaml", "home-faq.yaml");
    await edit("plans.yaml", "monthlyPrice: 30", "monthlyPrice: 31");
    await edit("home-faq.yaml", "items:\n", "items:\n    - question: Is there an app?\n      answer: No.\n");
    expect((await run("import", folder)).text).toContain("Plans and prices: saved as a draft");
    expect(await state("plans")).toMatchObject({ hasDraft: true, value: { premium: { monthlyPrice: 31 } } });
    const drafted = await state("home-faq");
    const again = await run("import", folder);
    expect(again.text).not.toContain("draft");
    expect(await state("home-faq")).toEqual(drafted);
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
    await app.services.store.db.updateTable("content_documents").set({ draft: "" }).execute();
    expect((await run("import", folder, "--publish")).text).toContain("Plans and prices: published");
    await refreshContent(app.services);
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 31 });
    const [version] = await app.services.asSite(() => versionsOf(app.services, editor, "plans"));
    expect(version).toMatchObject({ version: 1, by: "Command line", changes: [{ after: "$31" }] });
  });

  it("keeps what the team has changed since the export, and says where both changed one field", async () => {
    const { folder, run, exportOf, edit, publish, state } = await start();
    await publish("plans", ["premium", "title"], "All of it");
    await exportOf("plans.yaml");
    await publish("plans", ["premium", "yearlyPrice"], 310);
    await edit("plans.yaml", "monthlyPrice: 30", "monthlyPrice: 31");
    expect((await run("import", folder)).code).toBe(0);
    const merged = { title: "All of it", monthlyPrice: 31, yearlyPrice: 310 };
    expect((await state("plans")).value).toMatchObject({ premium: merged });
    await edit("plans.yaml", "yearlyPrice: 300", "yearlyPrice: 299");
    const conflict = await run("import", folder);
    expect(conflict.code).toBe(1);
    expect(conflict.text).toContain("since the export: Premium, Yearly price.");
    expect((await state("plans")).value).toMatchObject({ premium: merged });
    const { code, text } = await run("import", folder, "--publish");
    expect([code, text]).toEqual([1, expect.stringContaining("since the export")]);
  });

  it("doesn't publish what the team is still working on", async () => {
    const { app, folder, run, exportOf, edit, state } = await start();
    await exportOf("plans.yaml");
    const value = withValueAt(plansDocument.shipped, ["adoption", "title"], "Half a tit");
    await app.services.asSite(() =>
      saveDraft(app.services, editor, { document: "plans", base: plansDocument.shipped, value }),
    );
    await edit("plans.yaml", "monthlyPrice: 30", "monthlyPrice: 31");
    const { code, text } = await run("import", folder, "--publish");
    expect([code, text]).toEqual([1, expect.stringContaining("added to the team's draft")]);
    expect(await state("plans")).toMatchObject({
      version: 0,
      value: { premium: { monthlyPrice: 31 }, adoption: { title: "Half a tit" } },
    });
  });

  it("imports nothing if one file is wrong, and says which field it is", async () => {
    const { folder, run, file, exportOf, edit, state } = await start();
    await exportOf("plans.yaml", "site.yaml", "home-faq.yaml");
    await edit("plans.yaml", "monthlyPrice: 30", "monthlyPrice: 31");
    await edit("site.yaml", "https://blog.kinward.example/", "javascript:alert(1)");
    const link = await run("import", folder);
    expect(link).toMatchObject({ code: 1 });
    expect(link.text).toBe(
      "site.yaml: Links, Blog, Address: Please enter a whole address that begins with https://\nNothing was imported. Correct the files and try again.",
    );
    expect(await state("plans")).toMatchObject({ hasDraft: false });
    const faults: [string, string][] = [
      ["value: [", "isn't valid YAML"],
      ["version: 1\nvalue: none\n", "shape of an exported file"],
      ["version: -1\nvalue: {}\n", "shape of an exported file"],
      ["a: &a [1]\nb: [*a, *a]\n", "isn't valid YAML"],
      ["x".repeat(1_100_000), "too large"],
    ];
    for (const [text, message] of faults) {
      await writeFile(file("site.yaml"), text);
      const refused = await run("import", folder);
      expect(refused.text, message).toContain(`site.yaml: `);
      expect(refused.text).toContain(message);
    }
    await rm(file("site.yaml"));
    await writeFile(file("team.yaml"), "version: 0\nvalue: {}\n");
    expect((await run("import", folder)).text).toContain("team.yaml: there is no such document");
    await rm(file("team.yaml"));
    // An earlier release exported the groups' timetable.
    await writeFile(file("groups.yaml"), "version: 3\nvalue: {}\n");
    const withGroups = await run("import", folder);
    expect(withGroups.text).not.toContain("Nothing was imported");
    expect(await run("import", join(folder, "none"))).toEqual({
      code: 1,
      text: "There is no exported file in this folder.",
    });
    expect((await run("import")).code).toBe(2);
    expect(onSite(() => publishedNow(homeFaqDocument))).toBeUndefined();
  });

  it("carries articles too, also one that the other site doesn't have", async () => {
    const { app, folder, run, file, exportOf, edit, state } = await start();
    const { shipped } = articleDocument("pcos-and-fertility");
    await exportOf("article-pcos-and-fertility.yaml");
    expect(await readFile(file("article-pcos-and-fertility.yaml"), "utf8")).toContain(
      `title: ${shipped.title}\n`,
    );
    await writeFile(
      file("article-written-elsewhere.yaml"),
      (await readFile(file("article-pcos-and-fertility.yaml"), "utf8")).replace(
        `title: ${shipped.title}`,
        "title: Written elsewhere",
      ),
    );
    await edit("article-pcos-and-fertility.yaml", `title: ${shipped.title}`, "title: PCOS in short");
    expect((await run("import", folder, "--publish")).code).toBe(0);
    await refreshContent(app.services);
    expect(onSite(() => currentArticle("written-elsewhere"))).toMatchObject({ title: "Written elsewhere" });
    expect(onSite(() => currentArticle("pcos-and-fertility"))).toMatchObject({ title: "PCOS in short" });
    expect(await state("article-written-elsewhere")).toMatchObject({ version: 1, hasDraft: false });
    const { text } = await run("import", folder, "--publish");
    expect(text.split("\n").filter((line) => !line.endsWith(": unchanged"))).toEqual([]);
  });
});
