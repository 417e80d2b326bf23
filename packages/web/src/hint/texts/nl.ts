import type { HintTexts } from './en.ts'

export const nl: HintTexts = {
  title: 'Wat een robot zou kiezen',
  thinking: 'Hij speelt de beste keuzes in gedachten verder…',
  progress: 'Hoever hij gedacht heeft',
  none: 'Hiervoor heeft hij geen tip.',
  putAway: 'De tip opbergen',
  best: 'het best',
  unit: 'punten',
  close: 'zo goed als gelijk',
  toWin: (chance) => `${chance} kans op winst`,
  inTheEnd: (points) => `${points} aan het einde`,
  found: (choice) => `Zijn eerste keuze: ${choice}`,
  about:
    'Het oordeel van een robot die alleen ziet wat jij ziet. Rechts punten tegenover zijn beste keuze, eronder wat er meteen verandert.',
  rest: 'al het andere',
  standing: 'de punten zoals ze staan',
}
