/**
 * What to read after an article, chosen by hand, by the names of the files. An article that is not here gets the
 * three that have most in common with it. Nobody is led from a loss to news of a pregnancy, or back. Articles about loss or
 * stopping lead to support only (support-after.ts).
 */
export const readOn: Readonly<Record<string, readonly [string, string, string]>> = {
  "asking-for-help-the-first-time": [
    "when-the-answer-is-unexplained",
    "men-in-the-waiting-room",
    "working-through-treatment",
  ],
  "when-the-answer-is-unexplained": [
    "deciding-how-many-times",
    "asking-for-help-the-first-time",
    "the-wait-without-watching",
  ],
  "working-through-treatment": [
    "the-wait-without-watching",
    "deciding-how-many-times",
    "men-in-the-waiting-room",
  ],
  "the-wait-without-watching": [
    "working-through-treatment",
    "men-in-the-waiting-room",
    "deciding-how-many-times",
  ],
  "men-in-the-waiting-room": [
    "the-wait-without-watching",
    "thinking-about-a-donor",
    "after-a-loss-the-first-week",
  ],
  "money-talks-canada": ["money-talks-us", "deciding-how-many-times", "building-a-surrogacy-team"],
  "money-talks-us": ["money-talks-canada", "deciding-how-many-times", "three-roads-to-adoption"],
  "pregnant-after-infertility": [
    "faith-family-and-questions",
    "telling-early-and-often",
    "working-through-treatment",
  ],
  "secondary-infertility": [
    "faith-family-and-questions",
    "deciding-how-many-times",
    "thinking-about-a-donor",
  ],
  "faith-family-and-questions": [
    "secondary-infertility",
    "working-through-treatment",
    "the-wait-without-watching",
  ],
  "how-to-support-someone-you-love": [
    "the-wait-without-watching",
    "when-you-stop",
    "men-in-the-waiting-room",
  ],
  "thinking-about-a-donor": [
    "known-or-identity-release",
    "what-donor-conceived-adults-ask-for",
    "telling-early-and-often",
  ],
  "known-or-identity-release": [
    "what-donor-conceived-adults-ask-for",
    "thinking-about-a-donor",
    "telling-early-and-often",
  ],
  "what-donor-conceived-adults-ask-for": [
    "telling-early-and-often",
    "known-or-identity-release",
    "thinking-about-a-donor",
  ],
  "telling-early-and-often": [
    "what-donor-conceived-adults-ask-for",
    "known-or-identity-release",
    "solo-by-choice",
  ],
  "solo-by-choice": ["known-or-identity-release", "three-roads-to-adoption", "telling-early-and-often"],
  "two-mums-two-dads": [
    "known-or-identity-release",
    "surrogacy-law-us-and-canada",
    "three-roads-to-adoption",
  ],
  "building-a-surrogacy-team": [
    "surrogacy-law-us-and-canada",
    "for-surrogates-before-you-say-yes",
    "money-talks-us",
  ],
  "surrogacy-law-us-and-canada": [
    "building-a-surrogacy-team",
    "for-surrogates-before-you-say-yes",
    "two-mums-two-dads",
  ],
  "for-surrogates-before-you-say-yes": [
    "for-surrogates-after-birth",
    "surrogacy-law-us-and-canada",
    "building-a-surrogacy-team",
  ],
  "for-surrogates-after-birth": [
    "for-surrogates-before-you-say-yes",
    "surrogacy-law-us-and-canada",
    "building-a-surrogacy-team",
  ],
  "when-home-isnt-safe": [
    "how-to-support-someone-you-love",
    "asking-for-help-the-first-time",
    "deciding-how-many-times",
  ],
  "azoospermia-and-male-factor": [
    "men-in-the-waiting-room",
    "donor-sperm-step-by-step",
    "ivf-in-plain-words",
  ],
  "donor-sperm-step-by-step": ["known-or-identity-release", "iui-in-plain-words", "telling-early-and-often"],
  "surrogacy-in-canada-by-province": [
    "surrogacy-law-us-and-canada",
    "building-a-surrogacy-team",
    "money-talks-canada",
  ],
  "ivf-in-plain-words": ["the-wait-without-watching", "deciding-how-many-times", "working-through-treatment"],
  "iui-in-plain-words": ["donor-sperm-step-by-step", "the-wait-without-watching", "ivf-in-plain-words"],
  "pcos-and-fertility": [
    "asking-for-help-the-first-time",
    "ivf-in-plain-words",
    "endometriosis-and-fertility",
  ],
  "endometriosis-and-fertility": ["ivf-in-plain-words", "egg-freezing-in-plain-words", "pcos-and-fertility"],
  "egg-freezing-in-plain-words": [
    "ivf-in-plain-words",
    "fertility-before-cancer-treatment",
    "donor-sperm-step-by-step",
  ],
  "fertility-before-cancer-treatment": [
    "egg-freezing-in-plain-words",
    "azoospermia-and-male-factor",
    "money-talks-us",
  ],
  "adopting-on-your-own": ["three-roads-to-adoption", "solo-by-choice", "money-talks-us"],
  "three-roads-to-adoption": ["solo-by-choice", "two-mums-two-dads", "when-you-stop"],
  "chances-by-age": ["deciding-how-many-times", "low-ovarian-reserve", "ivf-in-plain-words"],
  "treatment-add-ons": ["embryo-testing", "transfer-after-transfer", "money-talks-us"],
  "embryo-testing": ["treatment-add-ons", "chances-by-age", "transfer-after-transfer"],
  "low-ovarian-reserve": ["chances-by-age", "egg-freezing-in-plain-words", "thinking-about-a-donor"],
  "blocked-tubes-and-fibroids": [
    "endometriosis-and-fertility",
    "ivf-in-plain-words",
    "asking-for-help-the-first-time",
  ],
  "us-success-rates-by-age": ["chances-by-age", "what-ivf-costs-us", "ivf-in-plain-words"],
  "what-ivf-costs-us": ["money-talks-us", "us-success-rates-by-age", "frozen-embryo-transfer"],
  "frozen-embryo-transfer": ["the-wait-without-watching", "ivf-in-plain-words", "treatment-add-ons"],
  "ovulation-and-timing": ["asking-for-help-the-first-time", "chances-by-age", "iui-in-plain-words"],
  "sperm-retrieval-and-klinefelter": [
    "azoospermia-and-male-factor",
    "men-in-the-waiting-room",
    "donor-sperm-step-by-step",
  ],
  "what-donor-sperm-costs": ["donor-sperm-step-by-step", "iui-in-plain-words", "second-parent-adoption"],
  "second-parent-adoption": ["two-mums-two-dads", "donor-sperm-step-by-step", "surrogacy-law-us-and-canada"],
  "being-a-surrogate": [
    "for-surrogates-before-you-say-yes",
    "surrogacy-law-us-and-canada",
    "for-surrogates-after-birth",
  ],
  "egg-donors-step-by-step": [
    "embryo-donation-step-by-step",
    "known-or-identity-release",
    "telling-early-and-often",
  ],
  "embryo-donation-step-by-step": [
    "egg-donors-step-by-step",
    "stored-embryos-choices",
    "what-donor-conceived-adults-ask-for",
  ],
  "surrogacy-law-by-state": [
    "surrogacy-law-us-and-canada",
    "building-a-surrogacy-team",
    "second-parent-adoption",
  ],
  "stored-embryos-choices": ["embryo-donation-step-by-step", "deciding-how-many-times", "when-you-stop"],
  "icwa-adopting-a-native-child": ["three-roads-to-adoption", "adopting-on-your-own", "money-talks-us"],
  "finding-a-fertility-therapist": [
    "the-wait-without-watching",
    "men-in-the-waiting-room",
    "how-to-support-someone-you-love",
  ],
  "trans-and-nonbinary-fertility": [
    "two-mums-two-dads",
    "egg-freezing-in-plain-words",
    "second-parent-adoption",
  ],
  "early-menopause-poi": ["low-ovarian-reserve", "egg-donors-step-by-step", "embryo-donation-step-by-step"],
  "black-womens-fertility-care": [
    "blocked-tubes-and-fibroids",
    "asking-for-help-the-first-time",
    "money-talks-us",
  ],
};
