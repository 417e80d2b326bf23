/** Towns go without an article, the Grand-Place does not: “vers Chimay”, “vers la Grand-Place”. */
export const definite = (town: string): string => (town === 'Grand-Place' ? `la ${town}` : town)
/** « à Chimay », « sur la Grand-Place ». */
export const at = (town: string): string => (town === 'Grand-Place' ? `sur la ${town}` : `à ${town}`)
