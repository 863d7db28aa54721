/** Words of the audit log. */
export const auditWords = {
  heading: "Audit log",
  introduction:
    "What was changed at the desk, the newest first. It holds no names of visitors and none of their words.",
  caption: "Changes at the desk",
  columns: { at: "When", actor: "Who", action: "What", subject: "Which" },
  actors: { terminal: "The terminal", visitor: "A link from a mail", gone: "Someone no longer on the team" },
  none: { heading: "Nothing yet", text: "The first change will stand here." },
  more: "Show older ones",
  loading: "Fetching older ones...",
  failed: "The older ones did not come. Please try again.",
  /** A sentence for each action; one without a sentence shows its own name. */
  actions: {
    "people.added": "Added a person to the team",
    "people.link_made": "Made a link that sets a password",
    "people.disabled": "Closed a person's account",
    "people.second_factor_reset": "Took away a person's second step",
    "session.begun": "Signed in",
    "session.ended": "Signed out, or ended a session",
    "recovery_code.used": "Signed in with a recovery code",
    "password.set": "Set a password by a link",
    "password.changed": "Changed their password",
    "second_factor.on": "Turned on the second step",
    "second_factor.off": "Turned off the second step",
    "recovery_codes.renewed": "Made new recovery codes",
  } as Readonly<Record<string, string>>,
} as const;
