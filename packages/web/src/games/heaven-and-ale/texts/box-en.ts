import type { BoxWords } from '../../../games.ts'

export const boxEn: BoxWords = {
  promise: 'Tend the abbey garden between sun and shade, and brew the best-balanced beer.',
  gist: 'a garden between sun and shade',
  levels: {
    'very-easy': 'knows the rules and avoids blunders; Easy beats it almost every time',
    easy: 'thinks one step ahead; beats Very easy almost every time',
    medium: 'thinks its whole turn through; beats Easy nine times in ten',
    hard: 'thinks the round through; beats Medium nine times in ten',
    expert: 'thinks the round through for everybody; beats Hard four times in five',
  },
  personalities: {
    usurer: { name: 'Miser', line: 'sits on its ducats and hates to spend one' },
    abbot: { name: 'Abbot', line: 'fills the garden with monks' },
    cooper: { name: 'Cooper', line: 'plays for every barrel within reach' },
  },
  part: 'round',
}
