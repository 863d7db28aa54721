import { describe, expect, it } from "vitest";
import { errorMessages } from "./errors.ts";
import { contactForm, contactSubjects, formCopy, inquiryForm, newsletterForm } from "./forms.ts";
import { contactTeamMail, inquiryTeamMail } from "./mails.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { notFound } from "./pages/not-found.ts";
import { comparisonCell, comparisonRows, planCopy, plans } from "./plans.ts";
import { welcomeMail } from "./signup-mails.ts";

describe("plans", () => {
  it("has the agreed prices, and none for plans that are not open", () => {
    const prices = plans().map((plan) =>
      plan.state === "available" ? [plan.title, plan.monthlyPrice, plan.yearlyPrice] : [plan.title],
    );
    expect(prices).toEqual([
      ["Premium", 30, 300],
      ["Infertility Journey", 20, 200],
      ["Donor Conception Journey", 20, 200],
      ["Surrogacy Journey", 20, 200],
      ["Knowledge Hub", 20, 200],
      ["Gestational Surrogates Journey"],
      ["Adoption Journey"],
    ]);
  });

  it("fills the comparison table as agreed", () => {
    const marks = { included: "x", comingSoon: "soon", none: "-" };
    const table = comparisonRows.map((row) =>
      [row.label, ...plans().map((plan) => marks[comparisonCell(plan, row.id)])].join(" "),
    );
    expect(table).toEqual([
      "Infertility Journey x x - - - - -",
      "Donor Conception Journey x - x - - - -",
      "Surrogacy Journey x - - x - - -",
      "Gestational Surrogates Journey x - - - - soon -",
      "Adoption Journey x - - - - - soon",
      "Resources Access x - - x x - -",
      "Expert resources x x x x x - -",
      "24/7 access x x x x x - -",
    ]);
    expect(planCopy.billing.notice).toBe("Save 2 months with yearly billing!");
  });
});

describe("fixed sentences", () => {
  it("keeps the toasts letter for letter", () => {
    const toasts = [newsletterForm.toasts, inquiryForm.toasts, contactForm.toasts].flatMap((set) =>
      Object.values(set).map((toast) => `${toast.title} | ${toast.text} | ${toast.variant}`),
    );
    expect(toasts).toEqual([
      "Email Required | Please enter your email address | destructive",
      "Consent Required | Please confirm your consent to receive our newsletter. | destructive",
      "Success! | You’ve been successfully subscribed to our newsletter. | default",
      "Success! | Please confirm with the link we have mailed you. | default",
      "Subscription Failed | Failed to subscribe to newsletter. Please try again. | destructive",
      "Inquiry Submitted! | We’ll be in touch within 24 hours to discuss partnership opportunities. | default",
      "Submission Failed | Please try again or contact us directly. | destructive",
      "Message Sent Successfully! | Thank you for reaching out. We’ll get back to you within 24 hours. | default",
      "Error Sending Message | Please try again later. | destructive",
      "Error Sending Message | Please check your connection and try again. | destructive",
    ]);
  });

  it("keeps the words of forms and pages", () => {
    expect(newsletterForm.consent.text).toBe("Yes, subscribe me to your newsletter.*");
    expect(newsletterForm.submitting).toBe("Subscribing...");
    expect(contactForm.submitting).toBe("Sending...");
    expect(contactForm.fields.message.rows).toBe(6);
    expect(inquiryForm.errors.emailInvalid).toBe("Please enter a valid email address");
    expect(formCopy.honeypotFilled).toBe("Please leave this field empty");
    expect(formCopy.errorSummary(1)).toBe("One thing to fix before we can send");
    expect(formCopy.errorSummary(3)).toBe("3 things to fix before we can send");
    expect(contactForm.keptFor(12)).toContain("Kept for 12 months");
    expect(contactSubjects.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      "general: General Inquiry",
      "membership: Membership Questions",
      "peer-mentoring: Peer Mentoring",
      "circle-nurturer: Circle Nurturer",
      "resources: Resource Information",
      "technical: Technical Support",
      "partnership: Partnership Opportunities",
      "feedback: Feedback & Suggestions",
    ]);
    expect(contact.subtitle).toBe("We’re here to support you on your journey.");
    expect(contact.panel.responseNote).toBe("We typically respond within 24 hours during business days");
    expect(contact.panel.servingNote).toBe("Serving families across the US, Canada and beyond");
    expect(notFound.heading).toBe("We’ve Moved!");
    expect(notFound.meta.title).toBe("Page Not Found - Kinward | 404 Error");
    expect(`${notFound.help.before}${notFound.help.link.title}${notFound.help.after}`).toBe(
      "Still can’t find what you’re looking for? Contact our team and we’ll help you find it.",
    );
    expect(home.faq.items).toHaveLength(5);
    expect(home.whoWeSupport.cards).toHaveLength(4);
    expect(home.hero.steps).toHaveLength(3);
  });

  it("has a sentence for every error code", () => {
    for (const [code, sentence] of Object.entries(errorMessages)) {
      expect(sentence, code).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("names the command in a team mail and nothing of the visitor", () => {
    expect(contactTeamMail({ id: "m1", url: "https://site.example/admin" }).paragraphs).toContain(
      "script/admin messages show m1",
    );
    expect(inquiryTeamMail({ id: "i1", url: "https://site.example/admin" }).paragraphs).toContain(
      "script/admin inquiries show i1",
    );
    expect(
      welcomeMail({ unsubscribeUrl: "https://x.example/u", preferencesUrl: "https://x.example/u" })
        .paragraphs,
    ).toContain("https://x.example/u");
  });
});
