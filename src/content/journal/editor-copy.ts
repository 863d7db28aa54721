/** Words of the open journal: the sheet, the list, the search, and how saving is going. */

export const journalCopy = {
  lock: "Lock now",
  newEntry: "New entry",
  keeping: "Backup and settings",
  back: "Back to writing",
  entries: "Your entries",
  allEntries: "All entries",
  none: "Nothing here yet. One line is enough to start.",
  nothingOpen: "Choose an entry, or start a new one.",
  more: "Show older entries",
  untitled: "Empty entry",
  damaged:
    "We couldn’t read some entries, so we left them as they are. You may still have them in a backup file.",

  search: {
    label: "Search your words",
    found: "These entries contain your words.",
    nothing: "No entry contains these words.",
  },

  sheet: {
    label: "Your writing",
    title: "Title",
    feeling: "How you feel, in a word or two",
    text: "Write here",
    optional: "(optional)",
    prompt: "Prompt",
    withoutPrompt: "Remove the prompt",
    writtenOn: "Started on {date}",
    nearEnd: "This entry is almost full. Please continue in a new one.",
    tooLong:
      "Not pasted: that’s {over} characters too many. This field takes {most}. Nothing you wrote has changed. Paste it in parts, or continue in a new entry.",
    print: "Print this entry",
    remove: "Delete this entry",
    removeQuestion: "Delete this entry from this device? You can’t get it back, except from a backup file.",
    removeYes: "Delete it",
    removeNo: "Leave it",
    removed: "The entry is deleted.",
  },

  bar: { leave: "Leave quickly", close: "Close" },

  saving: {
    waiting: "Saving…",
    saved: "Saved on this device at {time}",
    held: "Kept on this page at {time}. This browser doesn’t save anything.",
    full: "Not saved: this device is full. Your words are still on this page. Free up some space and try again, or save a backup file now.",
    away: "Not saved: the browser refused it. Your words are still on this page. Try again, or save a backup file now.",
    again: "Try again",
  },

  notices: {
    forked:
      "This entry was changed in another tab. We kept both: what you write here is now a separate entry.",
    changed: "This entry was changed in another tab. You’re seeing the newer version.",
    removed: "This entry was deleted in another tab. What you write here is now a separate entry.",
    unsaved: "Your last words aren’t saved yet, so this entry stays open.",
  },
} as const;

export type JournalEditorCopy = typeof journalCopy;
