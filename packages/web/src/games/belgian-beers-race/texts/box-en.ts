import type { BoxWords } from '../../../games.ts'

export const boxEn: BoxWords = {
  promise: 'Hurry from brewery to brewery, taste, toast, and be back on the Grand Place before night.',
  gist: 'a race through forty breweries',
}
