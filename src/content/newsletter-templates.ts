/** What a newsletter can start from, as the team edits it. What is in braces is written before it can be sent. */
import { contentDocument } from "./current.ts";

export type NewsletterTemplates = {
  items: { id: string; name: string; subject: string; text: string }[];
};

export const newsletterTemplatesDocument = contentDocument<NewsletterTemplates>("newsletter-templates", {
  items: [
    {
      id: "monthly",
      name: "The monthly newsletter",
      subject: "One story, one tool and one date",
      text: `Hello {first name|there},

## A story

{fill in: two or three sentences, and a link to the rest}

## A tool

{fill in: one thing to try this month, with its link}

## A date worth knowing

{fill in: the day, the time with its time zone, and what happens}

Take what helps, and leave the rest for another day.

{fill in: your names}`,
    },
    {
      id: "invitation",
      name: "An invitation to a group",
      subject: "An invitation from {name}",
      text: `Hello {first name|there},

You’re welcome at {fill in: the group’s name}.

- **When:** {fill in: day and time with its time zone}
- **Where:** {fill in: online, or the place}
- **Who it’s for:** {fill in: in one sentence}

You can come with your camera off, and you can just listen. To hold a place, {fill in: what to do, with a link}.

{fill in: your names}`,
    },
    {
      id: "article",
      name: "Something new to read",
      subject: "Something new to read",
      text: `Hello {first name|there},

We’ve written about {fill in: the subject, in plain words}.

{fill in: what the reader will know afterward, in two or three sentences}

{fill in: a link to the article}

It’s there whenever you want it, and it’s fine not to want it now.

{fill in: your names}`,
    },
    {
      id: "hard-day",
      name: "Before a hard day",
      subject: "Thinking of you this week",
      text: `Hello {first name|there},

{fill in: the day} is coming up, and you may wish it weren’t. You don’t have to mark it, and you don’t have to explain why.

Some people in our groups turn off their phone until the evening. Others make one plan that has nothing to do with the day.

If you’d like company, {fill in: what is open that day, with its link}.

{fill in: your names}`,
    },
  ],
});
