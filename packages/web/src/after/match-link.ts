/** What an address carries of a match after its `#`: the names of who played it, one a seat, and the match itself as one word. */
export const fragmentOf = (players: readonly string[], word: string): string =>
  players.some((name) => name !== '') ? `${players.map(encodeURIComponent).join()}/${word}` : word
