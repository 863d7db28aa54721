import { crisisNow, crisisNumbers } from "#content/crisis.ts";

/** What a host can do when somebody in the meeting is in crisis, with the numbers that the site names. */
export function roomGuide() {
  const { danger, crisis } = crisisNumbers();
  return {
    heading: "If someone is in crisis",
    lead: `Call ${danger} if someone is in danger. For thoughts of suicide, or distress, call or text ${crisis}, in the US and Canada, day and night. You don't have to solve it. Slow down and take the step that fits.`,
    ways: crisisNow().ways,
    steps: [
      {
        title: "Someone is in danger now",
        text: `Call ${danger}, or ask someone in the meeting to. Say the first name you know and what they said about where they are. Then tell our coordinator right away: the team can see the email address that you can't.`,
      },
      {
        title: "Someone speaks of suicide or of hurting themselves",
        text: `Ask calmly and directly: "Are you thinking about suicide?" Asking doesn't put the thought into anyone's mind. Listen, and don't promise to keep it secret. Offer ${crisis}, and stay with them until they've reached someone there.`,
      },
      {
        title: "Look after the others",
        text: "If there are two of you, one stays with the person and one with the group. If you're alone, call a break of five minutes. Remind people that they can turn off the camera or leave at any point.",
      },
      {
        title: "Someone frightens or disrupts the group",
        text: "Close the door first. Then end the call for them in your meeting service, and remove them here. If they may have passed the link on, change it for everybody.",
      },
      {
        title: "Afterward",
        text: "Tell our coordinator what happened the same day. We write it down within 24 hours. If a child may be at risk, the law can require us to report it. Ask for someone to talk it over with; an evening like that is hard on hosts too.",
      },
    ],
  };
}
