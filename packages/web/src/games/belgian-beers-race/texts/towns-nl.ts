/** Towns go without an article, the Grote Markt does not: “naar Chimay”, “naar de Grote Markt”. */
export const definite = (town: string): string => (town === 'Grote Markt' ? `de ${town}` : town)
/** “in Chimay”, “op de Grote Markt”. */
export const at = (town: string): string => (town === 'Grote Markt' ? `op de ${town}` : `in ${town}`)
