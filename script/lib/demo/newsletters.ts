export const sentIssues = [
  {
    ...{ daysAgo: 26, time: "09:30" },
    subject: "You don't have to answer that question",
    preview: "Three sentences for dinners where somebody asks.",
    text: "Hello,\n\nthis is the season of long tables and short questions. “Any news?” can be meant kindly and still land badly. Here are three answers that end the subject and keep the peace:\n\n- “We'll tell you when there's something to tell.”\n- “I'd rather talk about you tonight.”\n- “Not today, thank you for asking.”\n\nOur worksheet on [saying no](/resources/digital-downloads) has more.\n\nWarm wishes\nThe team",
  },
  {
    ...{ daysAgo: 15, time: "09:30" },
    subject: "New groups, and one more evening",
    preview: "The Tuesday circle is full, so there is a second one.",
    text: "Hello,\n\nthe Tuesday circle filled up within a week. There's a waiting list, and we're training two hosts for a second evening.\n\n## Also new\n\n- A group in Spanish on Wednesdays\n- A small group after a loss on Thursdays\n\nYou'll find all times on our [groups page](/support/groups).\n\nWarm wishes\nThe team",
  },
  {
    ...{ daysAgo: 5, time: "09:30" },
    subject: "What would help during the wait?",
    preview: "Eight questions, and nobody has to answer all of them.",
    text: "Hello,\n\nbetween two appointments there's a lot of time and little to do. We'd like to know what would help you then. There are eight questions, and you can leave out any of them. Nobody asks for your name.\n\n[Answer the questions](/campaign/what-would-help)\n\nMore than two hundred of you already have. Thank you.\n\nWarm wishes\nThe team",
  },
] as const;

export const scheduledIssue = {
  subject: "What you told us about the wait",
  preview: "Evenings are hardest, and what we'll do about it.",
  text: "Hello,\n\ntwo hundred and forty of you answered. Evenings are the hardest time of the day, and many of you would like a group then. We'll begin one in the new year.\n\nWarm wishes\nThe team",
} as const;

export const draftIssue = {
  subject: "A quiet page for the holidays",
  preview: "",
  text: "Hello,\n\n(draft) A short list of things that are open over the holidays, and what to do at three in the morning.",
} as const;

export const welcomeEmail = {
  subject: "Three places to begin",
  preview: "You don't have to read everything.",
  text: "Hello,\n\nthank you for being here. If you don't know where to begin, these three are good places:\n\n- [The Knowledge Hub](/resources/knowledge-hub), with articles in plain words\n- [The groups](/support/groups), where you can listen first\n- [The worksheets](/resources/digital-downloads), for an evening with a cup of tea\n\nWarm wishes\nThe team",
} as const;
