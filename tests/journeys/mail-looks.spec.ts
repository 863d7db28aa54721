import { replyMail } from "#content/mails.ts";
import { welcomeMail } from "#content/signup-mails.ts";
import { mailOf, mailPage } from "#platform/mail/mail-html.ts";
import { markdownAsMail } from "#platform/mail/markdown-mail.ts";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";

const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
const address = `https://kinward.test/${"very-long-".repeat(20)}`;

const issue = `Hello ${word}, see ${address} and [${word}](${address})

## ${word}

- ${word}

> ${word}

\`\`\`
${word}
\`\`\`

| Day | Where | Who | Until | How |
| --- | --- | --- | --- | --- |
| Monday | ${word} | Ann | nine | online |
`;

const mails = {
  "an issue of the newsletter": mailPage(markdownAsMail(issue).html),
  "an answer": mailOf("robin@kinward.test", replyMail({ text: `${word}\n\n${address}`, kind: "messages" }))
    .html,
  "the welcome": mailOf(
    "robin@kinward.test",
    welcomeMail({ unsubscribeUrl: address, preferencesUrl: address }),
  ).html,
};

test("mails are no wider than a phone, and have enough contrast by day and by night", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [name, html] of Object.entries(mails)) {
    await page.setContent(html);
    for (const colorScheme of ["light", "dark"] as const) {
      const look = `${name}, ${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, look).toBeLessThanOrEqual(320);
      // Rules about pages don't fit a mail: it has neither landmarks nor a title.
      const faults = await axeFaults(page);
      expect(
        faults.filter((fault) => fault.startsWith("color-contrast")),
        look,
      ).toEqual([]);
      // A short word in a narrow column stays whole.
      const cells = await page.locator("td", { hasText: /^Monday$/ }).all();
      expect(cells).toHaveLength(name === "an issue of the newsletter" ? 1 : 0);
      for (const cell of cells) expect((await cell.boundingBox())?.width).toBeGreaterThan(60);
    }
  }
});
