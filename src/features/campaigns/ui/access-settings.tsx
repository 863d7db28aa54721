import { isTooCostly } from "#platform/markdown/cost.ts";
import { campaignSettingCopy as copy } from "../copy/builder-campaign.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import { linkShape } from "../schema/campaign.ts";
import type { SetContent } from "./builder-context.ts";
import { useBuilder } from "./builder-context.ts";
import { CheckedLineInput, LineInput, TextInput } from "./builder-inputs.tsx";

/** The texts after sending, before opening and after closing. */
export function AccessSettings({ set }: { set: SetContent }) {
  const { content } = useBuilder();
  return (
    <>
      <TextInput
        error={isTooCostly(content.thanks) ? adminMessages.thanksNested : undefined}
        hint={copy.introductionHint}
        id="set-thanks"
        label={copy.thanks}
        max={bounds.text}
        onChange={(thanks) => set({ thanks }, "thanks")}
        value={content.thanks}
      />
      {(["notYet", "closed"] as const).map((name) => {
        const closedText = content[name];
        const change = (next: Partial<typeof closedText>, typing: string) =>
          set({ [name]: { ...closedText, ...next } }, `${name}-${typing}`);
        const heading = name === "notYet" ? copy.notYetText : copy.closedText;
        return (
          <fieldset className="grid gap-4" key={name}>
            <legend className="sr-only">{heading}</legend>
            <TextInput
              hint={copy.standard}
              id={`set-${name}`}
              label={heading}
              max={bounds.text}
              onChange={(text) => change({ text }, "text")}
              value={closedText.text}
            />
            <LineInput
              id={`set-${name}-label`}
              label={copy.nextLabel}
              max={bounds.option}
              onChange={(nextLabel) => change({ nextLabel }, "label")}
              value={closedText.nextLabel}
            />
            <CheckedLineInput
              check={(text) => (linkShape.test(text.trim()) ? undefined : copy.nextInvalid)}
              hint={copy.nextHint}
              id={`set-${name}-href`}
              label={copy.nextHref}
              late
              max={bounds.link}
              onChange={(nextHref) => change({ nextHref: nextHref.trim() }, "href")}
              value={closedText.nextHref}
            />
          </fieldset>
        );
      })}
    </>
  );
}
