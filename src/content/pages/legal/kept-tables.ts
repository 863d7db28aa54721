/** How long each thing is kept, which mails are sent, and what stays on a visitor's device. */
import type { PlainTable } from "./legal-page.ts";

/** The figures come from the code that removes these things, by the names in braces. */
export const keptTable = {
  caption: "How long we keep things",
  head: ["What", "How long"],
  rows: {
    message: { label: "A message from the contact form", text: "{messageKept} at most, then it is erased." },
    suspectedMessage: {
      label: "A contact message with the hidden field filled in, or that our team took for spam",
      text: "{suspectedMessageKept} at most, then it is erased.",
    },
    inquiry: { label: "An inquiry from a clinic", text: "{inquiryKept} at most, then it is erased." },
    suspectedInquiry: {
      label: "An inquiry that our team took for spam",
      text: "{suspectedInquiryKept} at most, then it is erased.",
    },
    inboxMails: {
      label: "Your mails to us, with their files, and what they quote",
      text: "As long as the message or inquiry they belong to. They are erased with it.",
      when: "readsMail",
    },
    inboxNotes: {
      label: "What our team notes about a message and answers to it",
      text: "As long as the message. It is erased with it.",
    },
    answers: {
      label: "Answers to a page with questions",
      text: "As long as that page says before you send them, then they are erased. With your receipt code you can erase them sooner.",
    },
    suspectedAnswers: {
      label: "Such answers with the hidden field filled in",
      text: "{suspectedAnswersKept} at most, then they are erased.",
    },
    answerCounts: {
      label: "How many people gave each answer, and how long answering took",
      text: "No end date. These are numbers only, and if you erase your answers, they leave the numbers too. Part of our team sees totals with small groups hidden; those change when they’re next counted. Times are counted in a few ranges for each month, apart from the answers. Nobody can tell which time is yours, so they stay.",
    },
    codeCounts: {
      label: "How often the page of a clinic’s code was opened and left for the purchase page",
      text: "No end date. It’s a number for each day and says nothing about you. Browsers that ask not to be tracked aren’t counted.",
    },
    visitCounts: {
      label: "How often pages of each part of this site were opened on a day",
      text: "{visitsKept}, then it is erased. It’s a number for each day and part of the site, and says nothing about you. Browsers that ask not to be tracked aren’t counted.",
    },
    subscriber: {
      label:
        "Your newsletter subscription: your address, your name if we were given it, our labels for it, your choices, and the page where you signed up",
      text: "Until you unsubscribe.",
    },
    unconfirmed: {
      label: "An address that hasn’t been confirmed yet, such as one from another list",
      text: "{unconfirmedKept} at most after it was last typed in, then it is erased.",
    },
    unreached: {
      label: "The subscription of someone whose mail came back",
      text: "{reportsKept} at most, unless they confirm the address. Then it is erased as if they had unsubscribed.",
    },
    left: {
      label: "The address of someone who has unsubscribed",
      text: "{leftKept} at most. After that we keep only a code that can’t be turned back into your address, so that we don’t mail you again.",
    },
    groupPlace: {
      label: "Your place in a group, or on its waiting list",
      text: "{placeKept} at most after it has ended. Then it is erased. If you don’t confirm a sign-up, two days at most.",
    },
    groupAttendance: {
      label: "That you opened a group’s meeting from your page, and when",
      text: "{attendanceKept} at most after the meeting, then it is erased. Your host sees it, and nobody else in the group.",
    },
    groupBar: {
      label: "That someone isn’t readmitted to a group",
      text: "As long as the group meets, and {placeKept} at most after that. It’s a code that can’t be turned back into an address.",
    },
    groupCounts: {
      label: "How many people signed up for a group in a month, had to wait, or came",
      text: "As long as our team keeps the group. These are numbers only and say nothing about you. They’re shown with those under five hidden.",
    },
    monthCounts: {
      label: "Sums of a month, such as visits, sign-ups, messages and replies",
      text: "No end date. These are numbers over everyone and say nothing about you. They’re shown with those under five hidden.",
    },
    lifeChange: {
      label: "What you changed because something had changed for you",
      text: "Until you undo it, {changeKept} at most. After that, newsletters you left out stay left out, as your own choices. A break from all of them ends your subscription.",
    },
    mentorRequest: {
      label: "Your request for a mentor, and your letters",
      text: "{mentoringKept} at most after it has ended. It ends when one of you ends it, or when no one has written for {mentoringLasts}. While our team looks into a concern, your letters stay encrypted even if one of you erases their data, until it’s settled and no longer than that.",
    },
    mentor: {
      label: "You as a mentor: first name, email, and what you say about yourself",
      text: "As long as you’re a mentor. Then it is erased, with the letters you wrote. While our team looks into a concern, the letters stay as long as the other person’s.",
    },
    suspectedSignup: {
      label: "A sign-up with the hidden field filled in",
      text: "{suspectedSignupKept} at most, then it is erased.",
    },
    consent: {
      label: "The record of each yes and no to the newsletter",
      text: "No end date, because it’s our proof. It holds the words, the page, the time and a coded mark of the address, but not the address itself.",
    },
    letterMails: {
      label: "Which newsletters went to you",
      text: "{letterMailsKept} after the newsletter has gone to everybody, or after a welcome email has gone to you. Then only numbers stay, and we never know whether you opened it.",
    },
    mailDelivery: {
      label: "Which mails went to you, and which came back",
      text: "{sentToKept} for each mail. If one came back, or you marked it as spam, we keep that and your address for {reportsKept} at most, encrypted, so that we don’t write there again.",
    },
    sentMail: {
      label: "The note that a mail was sent",
      text: "{sentMailKept}. It holds numbers and no address. The note of a mail that failed stays until our team has seen to it.",
    },
    mailFile: {
      label: "Mails written to files on our server",
      text: "{mailFileKept}.",
      when: "mailsAsFiles",
    },
    sentForm: {
      label: "A coded mark of each form sent, and of its address",
      text: "{sentFormKept} at most. It stops repeated messages and floods of mails.",
    },
    network: {
      label: "A coded mark of the network a form came from",
      text: "Less than two hours. It stops floods of forms, and it changes each day, so two days can’t be linked.",
    },
    team: {
      label: "Name, address and role of a person on our team",
      text: "While they are on the team, and {closedAccountKept} after.",
    },
    teamSignIn: {
      label: "Sign-ins of our team, and failed attempts",
      text: "{teamSessionKept} at most, then erased at night. It holds coded marks and times, from which no network address can be read.",
    },
    dataRequest: {
      label: "Your address, when you ask for the link to your data",
      text: "{requestKept} at most, then it is erased. The link itself works for {linkWorks}.",
    },
    certificate: {
      label: "The certificate of an erasure you asked for",
      text: "No end date, because it’s your proof and ours. It holds the date, how many things were erased, and coded marks from which your address can’t be read.",
    },
    removed: {
      label: "How many things were erased on a day",
      text: "No end date. These are numbers only.",
    },
    redirectUses: {
      label: "How often an old address of this site led on to a new one",
      text: "As long as the address leads on. It’s a number and a day, and says nothing about you.",
    },
    missingAddresses: {
      label: "Addresses that were asked for and don’t exist on this site",
      text: "{missingKept} at most. It’s a number for each day and says nothing about you. Up to the second time we keep a coded mark only, and mail addresses and long numbers are left out. Browsers that ask not to be tracked aren’t counted.",
    },
    audit: {
      label: "The record of what our team changed",
      text: "{auditKept}, then it is erased. It holds who, what, when and a number, and none of your words.",
    },
  },
} as const satisfies PlainTable;

export type KeptRow = keyof typeof keptTable.rows;

export const mailTable = {
  caption: "The mails this site sends",
  head: ["Mail", "What is in it"],
  rows: {
    teamMessage: {
      label: "To our team: a message is waiting",
      text: "Its number and a link. None of your words, and not your name.",
    },
    teamReply: {
      label: "To our team: a reply is waiting",
      text: "A link. None of your words, and not your name.",
      when: "readsMail",
    },
    teamInquiry: {
      label: "To our team: an inquiry is waiting",
      text: "Its number and a link. None of your words, and not your name.",
    },
    answer: {
      label: "To you: an answer from our team",
      text: "What somebody on our team wrote to you, and none of the words you sent.",
    },
    addressCheck: {
      label: "To you: does your address work again?",
      text: "That mail to you came back, and a link. We send it only if our mail came back and our team tries again, once a day at most.",
    },
    acknowledgment: {
      label: "To you: your mail has reached us",
      text: "None of the words you sent. It comes once a day at most, and more often only if it lists numbers to call, because of words in a mail outside our hours.",
      when: "readsMail",
    },
    groupPlace: {
      label: "To you: about your place in a group",
      text: "A time, and a link to your own page. Not the group’s name, not what it is about, and nobody else.",
    },
    letters: {
      label: "To you: about your request for a mentor, or a letter",
      text: "A link to your own page. No name, none of the words that were written, and not what it is about.",
    },
    teamPassword: {
      label: "To our team: a link that sets a new password",
      text: "The link. It goes only to the person who may use it.",
    },
    teamAnswers: {
      label: "To our team: new answers are waiting",
      text: "A link. None of your words, and not which page it was.",
    },
    teamColleague: {
      label: "To our team: a colleague assigned something to them, or mentioned them in a note",
      text: "Who it was, how many, and a link. None of your words, and not your name.",
    },
    teamWeekly: {
      label: "To a member of our team: the week in numbers",
      text: "How many messages, sign-ups and answers came in, and what still waits. No names, no addresses, none of your words.",
    },
    teamInvitation: {
      label: "To a person who joins our team: an invitation",
      text: "A link to choose a password. It goes only to that person.",
    },
    dataLink: {
      label: "To you: the link to your data",
      text: "The link, and nothing of what we hold. It comes once an hour at most, to any address that is typed in.",
    },
    letter: {
      label: "To you: the newsletter itself",
      text: "What our team wrote, a link to your choices and a link to unsubscribe. It has no tracking picture and no changed link.",
    },
    letterTest: {
      label: "To our team: a newsletter as a test",
      text: "The newsletter. It goes only to the person who asks for it.",
    },
    teamTest: {
      label: "To our team: a test mail",
      text: "That mails go out. It goes only to the person who asks for it.",
    },
    welcome: {
      label: "To you: you’re subscribed to the newsletter",
      text: "A link to your choices and a link to unsubscribe. It comes once, when you join.",
    },
    confirm: {
      label: "To you: please confirm your address",
      text: "A link with a button behind it. If you do nothing, we don’t send the newsletter.",
      when: "asksToConfirm",
    },
  },
} as const satisfies PlainTable;

export type MailRow = keyof typeof mailTable.rows;

/** What this site writes into the browser's own store. Nothing of it is sent to us by being there. */
export const deviceTable = {
  caption: "What stays on your device",
  head: ["What", "What it is for"],
  rows: {
    theme: {
      label: "Your choice of light or dark colors",
      text: "So that the next page has them too. It is written only when you press the switch.",
    },
    gentle: {
      label: "Your choices for gentle mode",
      text: "Whether it is on, and which topics it folds. Written only when you change them.",
    },
    tabName: {
      label: "Your choice of a neutral name in the tab",
      text: "So that every page shows it. Written only when you change it.",
    },
    helpRegion: {
      label: "The country of your help lines",
      text: "The United States or Canada. Written only when you choose.",
    },
    answers: {
      label: "What you have typed into a page with questions",
      text: "So that a reload doesn’t lose it. It’s encrypted, stays in that one tab, and is erased when you send it or close the tab.",
    },
    letters: {
      label: "A letter you’re writing",
      text: "So that a reload doesn’t lose it. It’s encrypted with your browser’s key, and goes when you send it or close the tab.",
    },
    answerDrafts: {
      label: "A draft of your answers to a page with questions, if you save one",
      text: "So that you can go on later. Written only once you press the button, and then as you type. It’s encrypted with your browser’s key. It goes when you send your answers or delete it, and after {answerDraftKept}.",
    },
    podcastPlaces: {
      label: "Where you stopped in an episode of the podcast",
      text: "So that you can go on there. Written only when you listen. It goes at the end of an episode, or when you start again.",
    },
    podcastSpeed: {
      label: "How fast you play the podcast",
      text: "So that the next episode has the same speed. Written only when you choose another one. It goes when you choose “As recorded”.",
    },
    zendenHolds: {
      label: "Your choice to leave out breath holds in ZenDen",
      text: "So that the next exercise leaves them out, too. Written only when you choose it. It goes when you choose holds again.",
    },
    worksheets: {
      label: "What you write on a worksheet",
      text: "So that it is still there when you come back. Written as you type, encrypted with your browser’s key. A button clears one sheet or all of them.",
    },
    deviceKey: {
      label: "Your browser’s key, once you write on a worksheet or answer a page with questions",
      text: "It encrypts what you write there, and it’s never sent. It keeps your words out of copies of the browser’s storage that come without the key. Anyone who can use your browser can still read them on our pages.",
    },
    journal: {
      label: "Your journal, if you begin one",
      text: "All you write in it, encrypted with your passphrase. It is never sent. You can erase it on its page.",
    },
    drafts: {
      label: "For our team: a form or an answer that is being written",
      text: "Only in the team’s admin. It’s encrypted, and the key comes from our server only while they are signed in. It stays in that one tab until our server has it, or until they sign out.",
    },
    adminChoices: {
      label: "For our team: closed parts of the admin’s menu, and shortcuts turned off",
      text: "Only in the team’s admin. Written only when they change it.",
    },
    offline: {
      label: "Pages that open without a connection",
      text: "The home page, ZenDen, the journal’s page, the worksheets, this list, a page with help lines, and their files. They’re the same for everyone, but they show that this site was visited.",
    },
    analytics: {
      label: "Your yes or no to Google Analytics",
      text: "With the day of it, so that we do not ask on every page. Written only when you answer. We ask again after {analyticsAsked}.",
      when: "analytics",
    },
  },
} as const satisfies PlainTable;

export type DeviceRow = keyof typeof deviceTable.rows;
