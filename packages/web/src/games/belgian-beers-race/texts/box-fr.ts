import type { BoxWords } from '../../../games.ts'
import { thin } from '../../../texts/thin.ts'

export const boxFr: BoxWords = thin({
  promise: 'Filez de brasserie en brasserie, dégustez, trinquez, et soyez de retour sur la Grand-Place avant la nuit.',
  gist: 'une course entre quarante brasseries',
})
