/** Ready texts that an answer can begin with. People change them before they send them. */
export const cannedReplies = {
  messages: [
    {
      id: "thanks",
      title: "Thank you, and we are looking",
      text: "Hello,\n\nThank you for writing to us. I have read your message and am looking into it. You will hear from me again soon.\n\nWarm wishes",
    },
    {
      id: "groups",
      title: "About the groups",
      text: "Hello,\n\nThank you for asking about our groups. They meet online, and you can listen without speaking. All times are on our page on peer support. Tell me if none of them fits you.\n\nWarm wishes",
    },
    {
      id: "membership",
      title: "About membership",
      text: "Hello,\n\nThank you for your question about membership. Our page on membership lists what each plan holds and what it costs. If something is still open, please write back to me.\n\nWarm wishes",
    },
    {
      id: "medical",
      title: "A medical question",
      text: "Hello,\n\nThank you for trusting us with this. We offer peer support and education, so we cannot answer medical questions. Your clinic or your doctor can. If it would help to talk with someone who has been there, I am glad to tell you about our groups.\n\nWarm wishes",
    },
    {
      id: "help-now",
      title: "Someone may be in danger",
      text: "Hello,\n\nThank you for telling us. I am worried about you. We are not a crisis service, and we cannot be there at every hour. Please call or text 988 in the US or Canada now. People are there day and night. If you are in danger, please call 911.\n\nI will read your reply.",
    },
  ],
  inquiries: [
    {
      id: "thanks",
      title: "Thank you, and when to talk",
      text: "Hello,\n\nThank you for your interest in working with us. I would like to hear how your clinic works and what your patients ask for. Which two or three times next week would suit you for a short call?\n\nKind regards",
    },
    {
      id: "more",
      title: "More about the partnership",
      text: "Hello,\n\nThank you for writing to us. Our page on partnership shows what we offer and how we begin. I am glad to answer what it leaves open. How many patients does your clinic see in a year, and who would be our contact there?\n\nKind regards",
    },
  ],
} as const;
