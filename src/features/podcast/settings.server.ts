import * as z from "zod";
import type { Services } from "#platform/services.ts";
import { addressOf, setting, type ValuesOf } from "#platform/settings/define.ts";

const hostName = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;

export const podcastSettings = {
  PODCAST_FEED_URL: setting({
    doc: "The RSS feed of the show, over https on an https site; unset: three short samples stand in its place.",
    shape: addressOf(["http:", "https:"]).optional(),
  }),
  PODCAST_AUDIO_HOSTS: setting({
    doc: "Further hosts that the feed's audio is handed on to, with commas, such as cdn.host.example or *.host.example; `script/admin podcast check` names them.",
    open: true,
    fallback: "",
    shape: z
      .string()
      .transform((text) =>
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter((host) => host !== ""),
      )
      .refine((hosts) => hosts.every((host) => hostName.test(host)), {
        error: "must be host names with commas between them, without https://",
      }),
  }),
} as const;

type PodcastSettings = ValuesOf<typeof podcastSettings>;

const ours = z.object({
  PODCAST_FEED_URL: z.string().optional(),
  PODCAST_AUDIO_HOSTS: z.array(z.string()).default([]),
});

/** This feature's settings; pages get the services with the platform's type, which doesn't include them. */
export function podcastSettingsOf({ settings }: Pick<Services, "settings">): PodcastSettings {
  const { PODCAST_FEED_URL, PODCAST_AUDIO_HOSTS } = ours.parse(settings);
  return { PODCAST_FEED_URL, PODCAST_AUDIO_HOSTS };
}
