/** Addresses, links and facts of the operator, as fields. */
import { siteDocument } from "../site.ts";
import { editable } from "./editable.server.ts";
import { choice, email, group, optional, ownersFact, text, webLink } from "./fields.server.ts";

const outside = (label: string, help?: string) =>
  group(
    { label, ...(help ? { help } : {}) },
    { title: text({ label: "Name", max: 40 }), href: webLink({ label: "Address" }) },
  );

/** A place that not everyone has. */
const optionalOutside = (label: string) =>
  group(
    { label },
    {
      title: text({ label: "Name", max: 40 }),
      href: optional(webLink({ label: "Address", help: "Without one, no link to it is shown." })),
    },
  );

const fact = (label: string, max = 200) => ownersFact({ label, max });

/** Addresses, links and what the legal pages say of the operator. */
export const siteFacts = editable({
  document: siteDocument,
  inFrame: true,
  title: "Addresses and links",
  about: "Email addresses, members’ login, social networks, and the operator’s facts on the legal pages.",
  launch: "Enter your legal name, addresses and links",
  preview: "/contact",
  schema: () =>
    group(
      { label: "Addresses and links" },
      {
        supportEmail: email({ label: "Support email" }),
        partnerEmail: email({ label: "Partnership email", help: "For clinics." }),
        links: group(
          { label: "Links" },
          {
            membersLogin: outside("Members’ login"),
            blog: optionalOutside("Blog"),
            instagram: optionalOutside("Instagram"),
            facebook: optionalOutside("Facebook"),
            linkedin: optionalOutside("LinkedIn"),
            leaveQuickly: outside("Leave quickly", "A neutral page that says nothing about this site."),
          },
        ),
        operator: group(
          { label: "Operator", help: "Who runs the site. The legal pages name it." },
          {
            legalName: ownersFact({
              label: "Legal name",
              help: "Of the company or person that owns the site. The legal pages leave it out until you enter it.",
              max: 200,
            }),
            postalAddress: fact("Postal address", 400),
            privacyOfficer: fact("Person in charge of privacy"),
            hosting: fact("Hosting company and country"),
            hostingLogs: fact("What that company logs"),
            governingLaw: fact("Law that applies"),
            analyticsService: text({ label: "Analytics service", max: 200 }),
          },
        ),
        serving: text({
          label: "Whom you serve",
          help: "In the footer and on the contact page, without a period.",
          max: 100,
        }),
        copyrightYear: text({ label: "Year in the copyright line", max: 11 }),
        clinicCodes: group(
          { label: "Clinic codes" },
          {
            prefix: optional(
              text({
                label: "How new codes begin",
                help: "Up to 6 letters or numbers. Without them, codes begin with the first three letters of your name.",
                max: 6,
              }),
            ),
            cardTitle: text({ label: "Headline of the card for patients", max: 80 }),
          },
        ),
        launch: group(
          { label: "Before you go live", help: "Today lists what is left to do." },
          {
            legalReview: choice({
              label: "The legal pages",
              options: [
                { value: "open", label: "No lawyer has reviewed them yet" },
                { value: "done", label: "A lawyer has reviewed them" },
              ],
            }),
            clinicianReview: optional(
              choice({
                label: "The warning signs",
                help: "When to call 911 or a doctor, on the pregnancy loss page, in articles and in journeys.",
                options: [
                  { value: "open", label: "No clinician has read them yet" },
                  { value: "done", label: "A clinician has read them" },
                ],
              }),
            ),
            offer: optional(
              choice({
                label: "What only you know about the offer",
                help: "Are any groups free? What is a Circle Nurturer? Who coordinates in an emergency, and when? What are the refunds, and is there a reduced rate? The pages leave these out until you add them.",
                options: [
                  { value: "open", label: "The pages don’t say it yet" },
                  { value: "done", label: "The pages say it" },
                ],
              }),
            ),
          },
        ),
      },
    ),
});
