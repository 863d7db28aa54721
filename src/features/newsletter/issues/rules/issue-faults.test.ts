import { describe, expect, it } from "vitest";
import {
  campaignTeamMail,
  confirmMail,
  contactTeamMail,
  inquiryTeamMail,
  passwordLinkMail,
  welcomeMail,
} from "#content/mails.ts";
import { tellingWords } from "#content/newsletter-mail.ts";
import { issueMessages } from "../copy.ts";
import { issueFaults } from "./issue-faults.ts";

describe("a subject", () => {
  it("is told its words that say too much, in any form", () => {
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

it("a letter can go when it has a subject, a text and an address at its end", () => {
  const letter = { subject: "Three quiet evenings", text: "Hello" };
  expect(issueFaults(letter, { needsSender: false })).toEqual([]);
  expect(issueFaults({ subject: " ", text: "" }, { needsSender: true })).toEqual([
    issueMessages.noSubject,
    issueMessages.noText,
    issueMessages.postal,
  ]);
});
