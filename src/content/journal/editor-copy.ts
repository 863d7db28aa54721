/** Words of the open journal: the sheet, the list, the search, and how saving is going. */

export const journalCopy = {
  lock: "Lock now",
  newEntry: "New entry",
  keeping: "Backup and settings",
  back: "Back to writing",
  entries: "Your entries",
  allEntries: "All entries",
  none: "Nothing here yet. Begin when you like, with one line.",
  nothingOpen: "Choose an entry, or begin a new one.",
  more: "Show older entries",
  untitled: "Empty entry",
  damaged: "Some entries could not be read. They are left as they are. A backup file may still hold them.",

  search: {
    label: "Search your words",
    found: "These entries hold your words.",
    nothing: "No entry holds these words.",
  },

  sheet: {
    label: "Your writing",
    title: "Title",
    feeling: "How it is, in a word or two",
    text: "Write here",
    optional: "(optional)",
    prompt: "Prompt",
    withoutPrompt: "Take the prompt away",
    writtenOn: "Begun on {date}",
    nearEnd: "This entry is nearly full. Please go on in a new one.",
    tooLong:
      "Not pasted: that is {over} characters more than fit here. This field takes {most}. What you have is unchanged. Paste it in parts, or go on in a new entry.",
    print: "Print this entry",
    remove: "Delete this entry",
    removeQuestion:
      "Delete this entry from this device? It cannot be brought back, except from a backup file.",
    removeYes: "Delete it",
    removeNo: "Leave it",
    removed: "The entry is deleted.",
  },

  bar: { leave: "Leave quickly", close: "Close" },

  saving: {
    waiting: "Saving…",
    saved: "Saved on this device at {time}",
    held: "Held on this page at {time}. This browser keeps nothing.",
    full: "Not saved: this device has no room left. Your words are still on this page. Free some room and try again, or save a backup file now.",
    away: "Not saved: the browser did not take it. Your words are still on this page. Try again, or save a backup file now.",
    again: "Try again",
  },

  notices: {
    forked:
      "This entry was changed in another tab. Both are kept: what you write here goes on as an entry of its own.",
    changed: "This entry was changed in another tab. You see the newer words.",
    removed: "This entry was deleted in another tab. What you write here goes on as an entry of its own.",
    unsaved: "Your last words are not saved yet, so this sheet stays open.",
  },
} as const;

export type JournalEditorCopy = typeof journalCopy;
