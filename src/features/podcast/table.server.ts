/** The last good copy of a feed: published data, nothing about visitors. */
type PodcastFeedRow = {
  url: string;
  /** The show and its episodes as JSON. */
  show: string;
  /** The host's validators (ETag, Last-Modified) for conditional requests. */
  etag: string;
  last_modified: string;
  /** When this version was fetched, and when the host last confirmed it. */
  fetched_at: string;
  checked_at: string;
};

/** A transcript or chapters of an episode, as JSON. */
export type PodcastFileRow = {
  url: string;
  kind: "transcript" | "chapters";
  content: string;
  fetched_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    podcast_feed: PodcastFeedRow;
    podcast_files: PodcastFileRow;
  }
}
