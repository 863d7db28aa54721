/** The seven plans, as fields. */
import { plansDocument } from "../plans.ts";
import { editable } from "./editable.server.ts";
import { group, longText, price, text, webLink } from "./fields.server.ts";
import { plural, template } from "./template-fields.server.ts";

const planText = {
  title: text({ label: "Title", max: 60 }),
  shortTitle: text({
    label: "Short title",
    help: "The beginning of the title, for narrow columns.",
    max: 30,
  }),
  description: longText({ label: "Description", max: 240 }),
};

const planOnSale = (label: string) =>
  group(
    { label },
    {
      ...planText,
      monthlyPrice: price({ label: "Monthly price", help: "Whole US dollars." }),
      yearlyPrice: price({
        label: "Yearly price",
        help: "If every plan saves the same number of months, the pages say how many.",
      }),
      enrolUrl: webLink({ label: "Purchase link, monthly" }),
      yearlyCartUrl: webLink({ label: "Purchase link, yearly" }),
    },
  );

const planWaiting = (label: string) => group({ label, help: "Not open yet, so it has no price." }, planText);

/** Titles, prices and purchase links. */
export const plans = editable({
  document: plansDocument,
  title: "Plans and prices",
  about: "The seven plans: titles, prices and purchase links.",
  launch: "Enter the plans’ purchase links",
  preview: "/membership",
  schema: () =>
    group(
      { label: "Plans" },
      {
        premium: planOnSale("Premium"),
        infertility: planOnSale("Infertility"),
        "donor-conception": planOnSale("Donor conception"),
        surrogacy: planOnSale("Surrogacy"),
        "knowledge-hub": planOnSale("Knowledge Hub"),
        "gestational-surrogates": planWaiting("Gestational surrogates"),
        adoption: planWaiting("Adoption"),
        notes: group(
          { label: "Beside the prices" },
          {
            offer: group(
              {
                label: "The offer in a few sentences",
                help: "On the home page, the membership page and the groups page.",
              },
              {
                paid: template({
                  label: "What members get",
                  max: 240,
                  placeholders: { price: "the lowest monthly price", all: "the monthly price of Premium" },
                }),
                free: text({ label: "What’s free", max: 160 }),
                yearly: template({
                  label: "What a year saves",
                  max: 120,
                  placeholders: { year: "the lowest yearly price", saved: "what it saves" },
                }),
                cancel: text({ label: "How to cancel", max: 160 }),
                everyPlan: text({ label: "What every plan includes", max: 160 }),
              },
            ),
            saving: plural({
              label: "If every plan saves the same with yearly billing",
              max: 60,
              count: "months",
              placeholders: { months: "how many months it saves" },
            }),
            otherwise: text({ label: "If the plans differ in that", max: 60 }),
            comingSoon: longText({ label: "For plans that aren’t open", max: 240 }),
          },
        ),
      },
    ),
});
