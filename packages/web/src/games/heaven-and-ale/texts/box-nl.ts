import type { BoxWords } from '../../../games.ts'

export const boxNl: BoxWords = {
  promise: 'Verzorg de abdijtuin tussen zon en schaduw, en brouw het best uitgebalanceerde bier.',
  gist: 'een tuin tussen zon en schaduw',
}
