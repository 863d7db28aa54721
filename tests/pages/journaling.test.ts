import { expect, it } from "vitest";
import { journaling } from "#content/pages/journaling.ts";
import { servedPage } from "../support/served-page.ts";

it("has every prompt to read on the journal's page without script, each group under its name to be opened", async () => {
  const { $ } = await servedPage("/resources/journaling");
  for (const { title, sets } of journaling.prompts.groups) {
    const group = $("details").filter((_, part) => $(part).find("> summary h3").text() === title);
    expect(group, title).toHaveLength(1);
    const shown = group
      .find("li")
      .get()
      .map((item) => $(item).text());
    for (const { prompts } of sets) for (const prompt of prompts) expect(shown).toContain(prompt);
  }
});
