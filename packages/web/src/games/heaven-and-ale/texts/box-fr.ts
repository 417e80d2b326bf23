import type { BoxWords } from '../../../games.ts'
import { thin } from '../../../texts/thin.ts'

export const boxFr: BoxWords = thin({
  promise: 'Cultivez le jardin de l’abbaye, entre soleil et ombre, et brassez la bière la mieux équilibrée.',
  gist: 'un jardin entre soleil et ombre',
})
