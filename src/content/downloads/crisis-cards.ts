/** The crisis card in three languages. Its numbers stand in the claims register and are looked at each quarter. */
import { crisisNumbers } from "../crisis.ts";
import { filled } from "../template.ts";
import type { Card } from "./card.ts";

/** A line whose number is the site's own, as it is when the card is drawn. */
function helpLine(who: string, how: string) {
  return {
    who,
    get how() {
      return filled(how, crisisNumbers());
    },
  };
}

export const crisisCards: readonly Card[] = [
  {
    id: "crisis-card",
    title: "Crisis card",
    text: "Numbers for a very dark hour in the US and Canada. Keep one, and give one to a friend.",
    language: "en",
    tags: ["crisis", "everyone"],
    size: "pocket",
    parts: [
      {
        kind: "lines",
        items: [
          helpLine("In danger now", "Call {danger}"),
          helpLine("Suicide and crisis, US and Canada", "Call or text {crisis}"),
          { who: "Afraid of a partner, US (Canada: sheltersafe.ca)", how: "1-800-799-7233" },
          { who: "Trevor Project, LGBTQ+ youth, US", how: "1-866-488-7386" },
          { who: "Kids Help Phone, Canada", how: "1-800-668-6868" },
          { who: "After birth or a loss (PSI)", how: "1-800-944-4773" },
        ],
      },
      { kind: "write", labels: ["My person"] },
      {
        kind: "small",
        text: "Any reason is good enough. Numbers change: look for the newest card.",
      },
    ],
  },
  {
    id: "crisis-card-french",
    title: "Carte d\u2019urgence",
    text: "The crisis card in French, with the line of Quebec.",
    language: "fr",
    tags: ["crisis", "everyone"],
    size: "pocket",
    parts: [
      {
        kind: "lines",
        items: [
          helpLine("En danger maintenant", "Appelez le {danger}"),
          helpLine("Suicide et crise, Canada, jour et nuit", "{crisis}, appel ou texto"),
          { who: "Prévention du suicide, Québec", how: "1-866-277-3553" },
          { who: "Partenaire violent, Québec, jour et nuit", how: "1-800-363-9010" },
          { who: "Grossesse, naissance et deuil (en anglais)", how: "1-800-944-4773" },
        ],
      },
      { kind: "write", labels: ["Ma personne"] },
      {
        kind: "small",
        text: "Toute raison est bonne pour appeler. Cherchez la carte la plus récente.",
      },
    ],
  },
  {
    id: "crisis-card-spanish",
    title: "Tarjeta de crisis",
    text: "The crisis card in Spanish, for the US.",
    language: "es",
    tags: ["crisis", "everyone"],
    size: "pocket",
    parts: [
      {
        kind: "lines",
        items: [
          helpLine("En peligro ahora", "Llame al {danger}"),
          helpLine("Suicidio y crisis, Estados Unidos", "{crisis}, oprima 2 para español"),
          { who: "Violencia de la pareja, día y noche", how: "1-800-799-7233" },
          { who: "Embarazo y después del parto (no es para crisis)", how: "1-833-852-6262, llamada o texto" },
        ],
      },
      { kind: "write", labels: ["Mi persona", "Mi clínica"] },
      {
        kind: "small",
        text: "Ningún motivo es demasiado pequeño para llamar. Los números pueden cambiar: busque la tarjeta más reciente.",
      },
    ],
  },
];
