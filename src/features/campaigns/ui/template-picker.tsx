import { Button } from "#ui/button.tsx";
import { campaignTemplates } from "../copy/templates.ts";
import { fromTemplate } from "../rules/new-campaign.ts";
import { focusAfter, useBuilder } from "./builder-context.ts";

const copy = {
  heading: "Start from a template",
  text: "Or add your own questions below. You can change everything, and Undo takes a template back out.",
  button: "Use template",
  use: (title: string) => `Use template: ${title}`,
  count: (count: number) => `${count} questions`,
  used: (title: string) => `Started from “${title}”.`,
} as const;

/** Templates for a campaign without questions. */
export function TemplatePicker() {
  const { content, edit, say } = useBuilder();
  if (content.sections.some(({ questions }) => questions.length > 0)) return null;
  return (
    <section aria-labelledby="templates-heading" className="mb-6">
      <h3 className="font-sans text-body font-semibold" id="templates-heading">
        {copy.heading}
      </h3>
      <p className="text-small text-ink-soft">{copy.text}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {campaignTemplates.map((template) => (
          <li
            className="grid content-between gap-2 rounded-lg border border-line bg-surface p-4 shadow-card"
            data-row=""
            key={template.id}
          >
            <div>
              <p className="font-semibold">{template.title}</p>
              <p className="text-small text-ink-soft">
                {template.text} {copy.count(template.questions.length)}.
              </p>
            </div>
            <p>
              <Button
                aria-label={copy.use(template.title)}
                onClick={() =>
                  focusAfter(() => {
                    edit((before) => fromTemplate(before, template));
                    say(copy.used(template.title));
                  }, "questions-heading")
                }
                size="small"
                variant="outline"
              >
                {copy.button}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
