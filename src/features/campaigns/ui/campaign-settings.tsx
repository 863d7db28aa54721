import { type ReactNode, useState } from "react";
import { isTooCostly } from "#platform/markdown/cost.ts";
import { Icon } from "#ui/icon.tsx";
import { campaignSettingCopy as copy } from "../copy/builder-campaign.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import { slugFrom, withTitle } from "../rules/new-campaign.ts";
import { emailIsWhole } from "../rules/publish-checks.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import { AccessSettings, ScheduleSettings } from "./access-settings.tsx";
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
import { useCheckedText } from "./use-invalid-texts.ts";

type SettingsProps = {
  siteUrl: string;
  /** Whether its address has been public. */
  published: boolean;
  /** Shown below the address if another campaign has it. */
  slugProblem: string | undefined;
  /** Stands below the language. */
  translations: ReactNode;
};

export function CampaignSettings({ siteUrl, published, slugProblem, translations }: SettingsProps) {
  const { content, edit } = useBuilder();
  const set = (change: Partial<CampaignContent>, typing = "") =>
    edit((before) => ({ ...before, ...change }), typing && `whole-${typing}`);
  const { contact } = content;
  return (
    <>
      <SettingGroup heading={copy.aboutHeading} id="settings-about" open>
        <LineInput
          id="set-title"
          label={copy.title}
          max={bounds.title}
          onChange={(title) => edit((before) => withTitle(before, title, { published }), "whole-title")}
          value={content.title}
        />
        <TextInput
          hint={copy.purposeHint}
          id="set-purpose"
          label={copy.purpose}
          max={bounds.purpose}
          onChange={(purpose) => set({ purpose }, "purpose")}
          value={content.purpose}
        />
        <SlugInput problem={slugProblem} siteUrl={siteUrl} />
        <TextInput
          error={isTooCostly(content.introduction) ? adminMessages.introductionNested : undefined}
          hint={copy.introductionHint}
          id="set-introduction"
          label={copy.introduction}
          max={bounds.introduction}
          onChange={(introduction) => set({ introduction }, "introduction")}
          rows={5}
          value={content.introduction}
        />
        <LineInput
          id="set-contact-name"
          label={copy.contact}
          max={bounds.option}
          onChange={(name) => set({ contact: { ...contact, name } }, "name")}
          value={contact.name}
        />
        <CheckedLineInput
          check={(text) =>
            text.trim() === "" || emailIsWhole(text.trim()) ? undefined : copy.contactInvalid
          }
          id="set-contact"
          label={copy.contactEmail}
          late
          max={bounds.email}
          onChange={(email) => set({ contact: { ...contact, email: email.trim() } }, "email")}
          type="email"
          value={contact.email}
        />
      </SettingGroup>
      <SettingGroup heading={copy.timeHeading} id="settings-time">
        <ScheduleSettings set={set} />
      </SettingGroup>
      <SettingGroup heading={copy.dataHeading} id="settings-data">
        <ChoiceInput
          id="set-identity"
          label={copy.identity}
          onChange={(identity) => set({ identity })}
          options={choicesFrom(copy.identities)}
          value={content.identity}
        />
        <NumberInput
          hint={copy.retentionHint(bounds.retentionDays)}
          id="set-retention"
          label={copy.retentionDays}
          max={bounds.retentionDays}
          min={1}
          onChange={(days) => set({ retentionDays: days ?? content.retentionDays }, "retention")}
          value={content.retentionDays}
        />
        <NumberInput
          hint={copy.capHint}
          id="set-cap"
          label={copy.cap}
          max={bounds.cap}
          min={1}
          onChange={(cap) => set({ cap }, "cap")}
          optional
          value={content.cap}
        />
        <NotifyInput set={set} />
      </SettingGroup>
      <SettingGroup heading={copy.lookHeading} id="settings-look">
        <ChoiceInput
          id="set-layout"
          label={copy.layout}
          onChange={(layout) => set({ layout })}
          options={choicesFrom(copy.layouts)}
          value={content.layout}
        />
        <ChoiceInput
          id="set-language"
          label={copy.language}
          onChange={(language) => set({ language })}
          options={languagesWith(content.language)}
          value={content.language}
        />
        {translations}
        <TickInput
          id="set-indexed"
          label={copy.indexed}
          onChange={(indexed) => set({ indexed })}
          value={content.indexed}
        />
      </SettingGroup>
      <SettingGroup heading={copy.wordsHeading} id="settings-words">
        <AccessSettings set={set} />
      </SettingGroup>
    </>
  );
}

/** A language set through the API stays in the list. */
function languagesWith(own: string): { value: string; label: string }[] {
  const listed = Object.entries(copy.languages).map(([value, label]) => ({ value, label: String(label) }));
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
        hint={copy.slugHint(`${siteUrl}/campaign/${content.slug || "..."}`)}
        id="set-slug"
        label={copy.slug}
        max={bounds.slug}
        onChange={(text) => {
          // Input stays in the field as typed; the draft gets the normalized address.
          const small = text.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
          setTyped(small);
          set(small.replace(/-{2,}/g, "-").replace(/^-|-$/g, ""));
        }}
        value={typed?.replace(/-{2,}/g, "-").replace(/^-|-$/g, "") === content.slug ? typed : content.slug}
      />
      <div>
        <PartButton disabled={content.title.trim() === ""} onClick={() => set(slugFrom(content.title))}>
          {copy.slugAgain}
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
    label: copy.notify,
    value: content.notify.join("\n"),
    check(typed) {
      const wrong = read(typed).find((address) => !emailIsWhole(address));
      if (wrong !== undefined) return copy.notifyInvalid(wrong);
      return read(typed).length > bounds.notify ? copy.notifyTooMany(bounds.notify) : undefined;
    },
    onChange: (typed) => set({ notify: read(typed) }, "notify"),
    late: true,
  });
  return (
    <TextInput
      error={error}
      hint={copy.notifyHint}
      id="set-notify"
      label={copy.notify}
      max={bounds.notify * bounds.email}
      onBlur={leave}
      onChange={change}
      value={text}
    />
  );
}

type SettingGroupProps = { id: string; heading: string; open?: boolean; children: ReactNode };

function SettingGroup({ id, heading, open = false, children }: SettingGroupProps) {
  return (
    <details
      className="group/settings rounded-lg border border-line bg-surface shadow-card"
      id={id}
      open={open}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-4 focus-ring hover:text-link sm:px-card">
        <h2 className="text-h4">{heading}</h2>
        <Icon className="size-5 text-link group-open/settings:rotate-180" name="chevron" />
      </summary>
      <div className="grid gap-5 px-5 pb-6 sm:px-card">{children}</div>
    </details>
  );
}
