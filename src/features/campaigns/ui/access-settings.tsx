import { useState } from "react";
import { commonZones } from "#platform/clock/common-zones.ts";
import { instantOfLocalTime, isTimeZone, localTimeOf } from "#platform/clock/time-zone.ts";
import { isTooCostly } from "#platform/markdown/cost.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import { campaignSettingCopy as copy } from "../copy/builder-campaign.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import { linkShape } from "../schema/campaign.ts";
import type { SetContent } from "./builder-context.ts";
import { useBuilder } from "./builder-context.ts";
import { CheckedLineInput, ChoiceInput, LineInput, TextInput } from "./builder-inputs.tsx";

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
        const heading = copy[name];
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

const common: ReadonlySet<string> = new Set(commonZones);

/** As local time in the campaign's time zone. */
export function ScheduleSettings({ set }: { set: SetContent }) {
  const { content, faults } = useBuilder();
  const hydrated = useHydrated();
  const zone = isTimeZone(content.zone) ? content.zone : "UTC";
  // The browser's list may differ from the server's, so it's used only after hydration.
  const known = hydrated ? Intl.supportedValuesOf("timeZone") : [];
  // The team's likely zones first, then all of them.
  const rest = [...new Set([zone, "UTC", ...known])].filter((each) => !common.has(each)).toSorted();
  const zones = [...common, ...rest];
  const [skipped, setSkipped] = useState<"opens" | "closes">();
  const local = (instant: string) => (instant === "" ? "" : localTimeOf(instant, zone));

  function moveZone(next: string) {
    // Changing the zone keeps the local time: nine in the morning stays nine in the morning.
    const moved = (instant: string) =>
      instant === "" ? "" : instantOfLocalTime(localTimeOf(instant, zone), next);
    set({ zone: next, opens: moved(content.opens), closes: moved(content.closes) });
  }

  return (
    <>
      <ChoiceInput
        id="set-zone"
        label={copy.zone}
        onChange={moveZone}
        options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        value={zone}
      />
      {(["opens", "closes"] as const).map((end) => (
        <LineInput
          error={faults.find(({ at }) => at === `set-${end}`)?.text}
          hint={skipped === end ? copy.skippedHour : end === "opens" ? copy.noOpens : copy.noCloses}
          id={`set-${end}`}
          key={end}
          label={copy[end]}
          max={16}
          onChange={(text) => {
            // Years are typed digit by digit; incomplete dates aren't saved.
            if (text !== "" && !/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return;
            const local = text.slice(0, 16);
            const isSkipped = text !== "" && localTimeOf(instantOfLocalTime(local, zone), zone) !== local;
            setSkipped(isSkipped ? end : undefined);
            set({ [end]: text === "" ? "" : instantOfLocalTime(text.slice(0, 16), zone) }, end);
          }}
          type="datetime-local"
          value={local(content[end])}
        />
      ))}
    </>
  );
}
