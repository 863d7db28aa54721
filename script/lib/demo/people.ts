/** First names from many places. With “Sample” behind them nobody takes them for a person. */
export const firstNames = [
  ...["Ada", "Bea", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal", "Ines", "Jo", "Kai", "Lena"],
  ...["Mira", "Noor", "Ola", "Pia", "Quinn", "Rosa", "Sami", "Tess", "Uma", "Vera", "Wren", "Ximena"],
  ...["Yara", "Zoe", "Amir", "Britt", "Chidi", "Dalia", "Emre", "Femi", "Greta", "Hana", "Ivo", "Juno"],
  ...["Keiko", "Luca", "Maya", "Nils", "Oona", "Priya", "Rafa", "Suri", "Tomas", "Ursa", "Vida", "Wes"],
] as const;

/** Mail to a domain that ends in “.example” can reach nobody. */
export function person(first: string): { name: string; email: string } {
  return { name: `${first} Sample`, email: `${first.toLowerCase()}@visitor.example` };
}
