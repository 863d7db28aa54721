/** A label that the team gives to subscribers. Its name is encrypted: it can tell about someone's health. */
export type TagRow = {
  id: string;
  name: string;
  /** The blind index of the name in lower case, so that a tag exists once. */
  name_index: string;
  created_at: string;
};

type TaggedRow = { tag_id: string; subscriber_id: string };

/** A saved choice of subscribers. Its name and rule are encrypted as one text, like the names of tags. */
export type SegmentRow = { id: string; content: string; created_at: string; changed_at: string };

declare module "#platform/database/tables.ts" {
  interface Tables {
    subscriber_tags: TagRow;
    subscriber_tagged: TaggedRow;
    subscriber_segments: SegmentRow;
  }
}
