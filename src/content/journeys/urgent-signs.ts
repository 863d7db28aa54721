/** Urgent signs and help lines, worded once for every section of a journey that needs them. */

/** In treatment and in the wait after it; the same words as in the article on IVF. */
export const signsInTreatment = [
  "Call 911 or go to the emergency room for chest pain, trouble breathing, fainting, or heavy bleeding. If you could be pregnant, the same goes for severe pain on one side or in your shoulder.",
  "Call the clinic right away, at any hour, if your belly swells or hurts a lot, or if you keep throwing up. Call, too, if you pee very little, gain weight fast, or have one swollen, sore leg. These can be signs of ovarian hyperstimulation (OHSS), which mostly starts in the week after egg collection. Call for a fever of 100.4°F (38°C) or more, too.",
] as const;

/** Around a loss, for the person in whose body it happens. */
export const signsOfLoss = [
  "Call 911 or go to the emergency room if bleeding soaks a thick pad in an hour, two hours in a row. Go for fainting, chest pain, trouble breathing, or severe pain. Go for pain on one side or at the tip of your shoulder, too, because it can mean an ectopic pregnancy.",
  "Call your doctor or clinic right away, at any hour, for a fever of 100.4°F (38°C) or more, pain that keeps getting worse, or discharge that smells bad.",
] as const;

/** After a birth one hour is enough: the uterus can bleed fast. */
export const bleedingAfterBirth =
  "After a birth, don’t wait for a second hour. Call 911 if you soak one pad in an hour.";

/** A pregnancy outside the uterus can hide behind a low or negative test. */
export const signsAfterATest =
  "Call 911 for fainting, heavy bleeding, or severe pain on one side or in your shoulder, even if a test was negative.";

/** For intended parents, whose surrogate is the patient. */
export const signsForHer =
  "She should call 911 for fainting, chest pain, heavy bleeding, or severe pain on one side or in her shoulder. If you’re with her or on the phone, help her call.";

/** Where the section talks of suicide, and its note says so. */
export const suicideLine =
  "If you’re thinking about suicide or can’t keep yourself safe, call or text 988. It works in the US and Canada, day and night.";

/** Where the section is about grief or low mood. */
export const despairLine =
  "If you feel you can’t go on, call or text 988, day or night, in the US and Canada. In danger now? Call 911.";

/** For parents who are low after a placement. */
export const lowAfterPlacement =
  "If you feel low after a placement and think you can’t go on, or that you might hurt yourself or the child, call or text 988. It’s there day and night, in the US and Canada. In danger now? Call 911.";

/** Every text of this file: they may stand on as many pages as need them. */
export const urgentTexts: readonly string[] = [
  ...signsInTreatment,
  ...signsOfLoss,
  bleedingAfterBirth,
  signsAfterATest,
  signsForHer,
  suicideLine,
  despairLine,
  lowAfterPlacement,
];
