import { useState } from "react";
import { nestsTooDeeply } from "#platform/markdown/nesting.ts";
import { campaignSettingCopy as words } from "../copy/builder-campaign.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { emailIsWhole } from "../rules/publish-checks.ts";
import { slugFrom, withTitle } from "../rules/slug.ts";
import { campaignBounds as bounds } from "../rules.ts";
import type { CampaignContent } from "../schema.ts";
import { AccessSettings } from "./access-settings.tsx";
import type { SetContent } from "./builder-context.ts";
import { useBuilder } from "./builder-context.ts";
import {
  CheckedLineInput,
  ChoiceInput,
  choicesFrom,
  LineInput,
  NumberInput,
  PartButton,
  TextInput,
  TickInput,
} from "./builder-inputs.tsx";
import { ScheduleSettings } from "./schedule-settings.tsx";
import { SettingGroup } from "./setting-group.tsx";
import { useCheckedText } from "./use-checked-text.ts";

type SettingsProps = {
  siteUrl: string;
  /** Whether visitors have been sent to its address. */
  published: boolean;
  /** Said under the address when another campaign has it. */
  slugProblem: string | undefined;
};

/** Everything about a campaign but its questions. */
export function CampaignSettings({ siteUrl, published, slugProblem }: SettingsProps) {
  const { content, edit } = useBuilder();
  const set = (change: Partial<CampaignContent>, typing = "") =>
    edit((before) => ({ ...before, ...change }), typing && `whole-${typing}`);
  const { contact } = content;
  return (
    <>
      <SettingGroup heading={words.aboutHeading} id="settings-about" open>
        <LineInput
          id="set-title"
          label={words.title}
          max={bounds.title}
          onChange={(title) => edit((before) => withTitle(before, title, { published }), "whole-title")}
          value={content.title}
        />
        <TextInput
          hint={words.purposeHint}
          id="set-purpose"
          label={words.purpose}
          max={bounds.purpose}
          onChange={(purpose) => set({ purpose }, "purpose")}
          value={content.purpose}
        />
        <SlugInput problem={slugProblem} siteUrl={siteUrl} />
        <TextInput
          error={nestsTooDeeply(content.introduction) ? adminMessages.introductionNested : undefined}
          hint={words.introductionHint}
          id="set-introduction"
          label={words.introduction}
          max={bounds.introduction}
          onChange={(introduction) => set({ introduction }, "introduction")}
          rows={5}
          value={content.introduction}
        />
        <LineInput
          id="set-contact-name"
          label={words.contactName}
          max={bounds.option}
          onChange={(name) => set({ contact: { ...contact, name } }, "name")}
          value={contact.name}
        />
        <CheckedLineInput
          check={(text) =>
            text.trim() === "" || emailIsWhole(text.trim()) ? undefined : words.contactInvalid
          }
          id="set-contact"
          label={words.contactEmail}
          late
          max={bounds.email}
          onChange={(email) => set({ contact: { ...contact, email: email.trim() } }, "email")}
          type="email"
          value={contact.email}
        />
      </SettingGroup>
      <SettingGroup heading={words.timeHeading} id="settings-time">
        <ScheduleSettings set={set} />
      </SettingGroup>
      <SettingGroup heading={words.dataHeading} id="settings-data">
        <ChoiceInput
          id="set-identity"
          label={words.identity}
          onChange={(identity) => set({ identity })}
          options={choicesFrom(words.identities)}
          value={content.identity}
        />
        <NumberInput
          hint={words.retentionHint(bounds.retentionDays)}
          id="set-retention"
          label={words.retention}
          max={bounds.retentionDays}
          min={1}
          onChange={(days) => set({ retentionDays: days ?? content.retentionDays }, "retention")}
          value={content.retentionDays}
        />
        <NumberInput
          hint={words.capHint}
          id="set-cap"
          label={words.cap}
          max={bounds.cap}
          min={1}
          onChange={(cap) => set({ cap }, "cap")}
          optional
          value={content.cap}
        />
        <NotifyInput set={set} />
      </SettingGroup>
      <SettingGroup heading={words.lookHeading} id="settings-look">
        <ChoiceInput
          id="set-layout"
          label={words.layout}
          onChange={(layout) => set({ layout })}
          options={choicesFrom(words.layouts)}
          value={content.layout}
        />
        <ChoiceInput
          id="set-language"
          label={words.language}
          onChange={(language) => set({ language })}
          options={languagesWith(content.language)}
          value={content.language}
        />
        <TickInput
          id="set-indexed"
          label={words.indexed}
          onChange={(indexed) => set({ indexed })}
          value={content.indexed}
        />
      </SettingGroup>
      <SettingGroup heading={words.wordsHeading} id="settings-words">
        <AccessSettings set={set} />
      </SettingGroup>
    </>
  );
}

/** The languages to choose from; one that came by the interface stays in the list. */
function languagesWith(own: string): { value: string; label: string }[] {
  const listed = Object.entries(words.languages).map(([value, label]) => ({ value, label: String(label) }));
  return listed.some(({ value }) => value === own) ? listed : [{ value: own, label: own }, ...listed];
}

function SlugInput({ siteUrl, problem }: { siteUrl: string; problem: string | undefined }) {
  const { content, edit } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const set = (slug: string) => edit((before) => ({ ...before, slug }), "whole-slug");
  return (
    <div className="grid gap-1">
      <LineInput
        error={problem}
        hint={words.slugHint(`${siteUrl}/campaign/${content.slug || "..."}`)}
        id="set-slug"
        label={words.slug}
        max={bounds.slug}
        onChange={(text) => {
          // What is typed stays in the field while it is written; the draft gets what an address can be.
          const small = text.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
          setTyped(small);
          set(small.replace(/-{2,}/g, "-").replace(/^-|-$/g, ""));
        }}
        value={typed?.replace(/-{2,}/g, "-").replace(/^-|-$/g, "") === content.slug ? typed : content.slug}
      />
      <div>
        <PartButton disabled={content.title.trim() === ""} onClick={() => set(slugFrom(content.title))}>
          {words.slugAgain}
        </PartButton>
      </div>
    </div>
  );
}

function NotifyInput({ set }: { set: SetContent }) {
  const { content } = useBuilder();
  const read = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
  const { text, error, change, leave } = useCheckedText({
    id: "set-notify",
    label: words.notify,
    value: content.notify.join("\n"),
    check(typed) {
      const wrong = read(typed).find((address) => !emailIsWhole(address));
      if (wrong !== undefined) return words.notifyInvalid(wrong);
      return read(typed).length > bounds.notify ? words.notifyTooMany(bounds.notify) : undefined;
    },
    onChange: (typed) => set({ notify: read(typed) }, "notify"),
    late: true,
  });
  return (
    <TextInput
      error={error}
      hint={words.notifyHint}
      id="set-notify"
      label={words.notify}
      max={bounds.notify * bounds.email}
      onBlur={leave}
      onChange={change}
      value={text}
    />
  );
}
