import { answerMail } from "#content/mails.ts";
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
  "an answer": mailOf(
    "robin@kinward.test",
    answerMail({ text: `${word}\n\n${address}`, mailbox: "messages" }),
  ).html,
  "the welcome": mailOf(
    "robin@kinward.test",
    welcomeMail({ unsubscribeUrl: address, preferencesUrl: address }),
  ).html,
};

for (const [name, html] of Object.entries(mails))
  for (const scheme of ["light", "dark"] as const)
    test(`${name} is no wider than a phone and has enough contrast, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.setContent(html);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      // Rules about pages don't fit a mail: it has neither landmarks nor a title.
      expect((await axeFaults(page)).filter((fault) => fault.startsWith("color-contrast"))).toEqual([]);
      // A short word in a narrow column stays whole.
      const cells = await page.locator("td", { hasText: /^Monday$/ }).all();
      expect(cells).toHaveLength(name === "an issue of the newsletter" ? 1 : 0);
      for (const cell of cells) expect((await cell.boundingBox())?.width).toBeGreaterThan(60);
    });
