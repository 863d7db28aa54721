/** The crisis card in three languages. Its numbers stand in the claims register and are looked at each quarter. */
import type { Card } from "./card.ts";

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
          { who: "In danger now", how: "Call 911" },
          { who: "Suicide and crisis, US and Canada", how: "Call or text 988" },
          { who: "Crisis Text Line, US", how: "Text HOME to 741741" },
          { who: "Trevor Project, LGBTQ+ under 25, US", how: "1-866-488-7386" },
          { who: "Kids Help Phone, Canada", how: "1-800-668-6868" },
          { who: "Postpartum Support International, also after a loss", how: "1-800-944-4773, call or text" },
        ],
      },
      { kind: "write", labels: ["My person"] },
      {
        kind: "small",
        text: "You need no good reason to call. Numbers can change: look for the newest card.",
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
          { who: "En danger maintenant", how: "Appelez le 911" },
          { who: "Suicide et crise, Canada, jour et nuit", how: "988, appel ou texto" },
          { who: "Prévention du suicide, Québec", how: "1-866-277-3553" },
          { who: "Jeunesse, J\u2019écoute, Canada", how: "1-800-668-6868" },
          { who: "Grossesse, naissance et deuil (en anglais)", how: "1-800-944-4773" },
        ],
      },
      { kind: "write", labels: ["Ma personne"] },
      {
        kind: "small",
        text: "Toute raison est bonne pour appeler. Les numéros peuvent changer : cherchez la carte la plus récente.",
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
          { who: "En peligro ahora", how: "Llame al 911" },
          { who: "Suicidio y crisis, Estados Unidos", how: "988, oprima 2 para español" },
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
