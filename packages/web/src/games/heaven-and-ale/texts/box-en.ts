import type { BoxWords } from '../../../games.ts'

export const boxEn: BoxWords = {
  promise: 'Tend the abbey garden between sun and shade, and brew the best-balanced beer.',
  gist: 'a garden between sun and shade',
}
