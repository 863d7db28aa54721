/** The steps of each job in the product that takes fewest; docs/weekly-jobs.md has their sources. */
export const stepsElsewhere: Readonly<Record<string, { mouse: string; keyboard?: string }>> = {
  "answer a message": {
    mouse: "FreeScout: click Unassigned · click the conversation · click Reply · write · click Send Reply",
    keyboard: "Chatwoot: key Alt+k · write · key Control+Enter",
  },
  "assign five messages": {
    mouse:
      "FreeScout: click Unassigned · click a box · click a box · click a box · click a box · click a box · click Assignee · click the colleague",
    keyboard: "Orbit: key j · key J ×4 · key a · type 1 · key Enter",
  },
  "find a person by their address": {
    mouse: "RT: click Search · type 23 · key Enter · click the ticket",
    keyboard: "Mailspring: key / · type 23 · key Enter",
  },
  "invite a teammate": {
    mouse:
      "Ghost: click Settings · click Invite people · click Email address · write · click Editor · click Send invitation",
    keyboard:
      "Outline: key Control+k · type 6 · key Enter · write · key Tab · write · key Tab ×2 · key Enter",
  },
  "write a newsletter and send it to a segment": {
    mouse:
      "Ghost: click New post · click Title · write · key Enter · write · click Publish · click Recipients · click Free · click Specific people · click Selection · click the label · click Continue · click Publish & send",
  },
  "write a newsletter and schedule it": {
    mouse:
      "Ghost: click New post · click Title · write · key Enter · write · click Publish · click Right now · click Schedule for later · click Date · key Control+a · write · click Time · key Control+a · write · key Tab · click Continue · click Publish & send",
  },
  "build an eight-question campaign from a template": {
    mouse: "Formbricks: click New survey · click the template · click Create survey",
  },
  "move five messages to spam": {
    mouse:
      "FreeScout: click Unassigned · click a box · click a box · click a box · click a box · click a box · click Status · click Spam",
    keyboard: "Mailspring: key J ×5 · key !",
  },
  "export filtered answers": {
    mouse:
      "Ghost: click Members · click Filter · click Label · click the label · click More actions · click Export",
    keyboard:
      "Ghost: key Tab ×13 · key Enter · key Tab ×6 · key Enter · type 5 · key Enter ×2 · key Escape · key Tab ×19 · key Enter · key ArrowDown · key Enter",
  },
  "change the text of a reply": {
    mouse: "RT: click Articles · click the article · click Modify · click Content · write · click Save",
  },
  "make a clinic code and print its card": {
    mouse:
      "Ghost: click Settings · click Add offer · click Name · write · click Amount off · write · click Publish",
  },
  "erase a person": {
    mouse:
      "Ghost: click Members · click Search members · type 22 · click the person · click Actions · click Delete member · click Delete member",
    keyboard:
      "Ghost: key Tab ×13 · key Enter · key Tab ×5 · type 22 · key Tab ×4 · key Enter · key Tab ×2 · key Enter · key ArrowDown ×4 · key Enter · key Tab · key Enter",
  },
};
