import { describe, expect, it } from "vitest";
import { campaignTeamMail, contactTeamMail, inquiryTeamMail, passwordLinkMail } from "#content/mails.ts";
import { tellingWords } from "#content/newsletter-mail.ts";
import { confirmMail, welcomeMail } from "#content/signup-mails.ts";
import { issueMessages } from "../copy.ts";
import { issueFaults } from "./issue-faults.ts";

describe("a subject", () => {
  it("is checked for words that reveal too much, in any form", () => {
    expect(tellingWords("Your IVF cycle, Mother’s Day and two Losses")).toEqual([
      "IVF",
      "cycle",
      "Mother’s",
      "Losses",
    ]);
    expect(tellingWords("Pregnancy-free words about surrogates")).toEqual(["Pregnancy", "surrogates"]);
  });

  it("is left alone when it only looks alike", () => {
    for (const fine of [
      "A gloss on November",
      "Your letter from Kinward",
      "Three quiet evenings",
      "Beggars' soup",
    ])
      expect(tellingWords(fine), fine).toEqual([]);
  });

  it("is neutral in every mail we send", () => {
    const url = "https://site.example";
    const mails = [
      contactTeamMail({ id: "1", url }),
      inquiryTeamMail({ id: "1", url }),
      campaignTeamMail({ url }),
      welcomeMail({ unsubscribeUrl: url, preferencesUrl: url }),
      confirmMail({ confirmUrl: url }),
      passwordLinkMail({ url }),
    ];
    for (const { subject } of mails) expect(tellingWords(subject), subject).toEqual([]);
  });
});

it("an issue can be sent when it has a subject, a text and an address at its end", () => {
  const issue = { subject: "Three quiet evenings", preview: "", text: "Hello" };
  expect(issueFaults(issue, { needsSender: false })).toEqual([]);
  expect(issueFaults({ subject: " ", preview: "", text: "" }, { needsSender: true })).toEqual([
    issueMessages.noSubject,
    issueMessages.noText,
    issueMessages.postal,
  ]);
});

it("an issue can't be sent while its preview text tells too much, or a field would be sent unfilled", () => {
  const issue = { subject: "For {name}", preview: "After a loss", text: "Hello {first name|there}" };
  expect(issueFaults(issue, { needsSender: false })).toEqual([
    issueMessages.previewCopy(["loss"]),
    issueMessages.notFilled(["{name}"]),
  ]);
});
