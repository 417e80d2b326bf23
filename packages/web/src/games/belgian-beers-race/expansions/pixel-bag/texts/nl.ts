import { counter } from '@estaminet/kernel/wording'
import type { PixelBagWords } from './en.ts'

const count = counter('nl')
const jokers = (n: number) => count(n, 'joker', 'jokers')

export const nl: PixelBagWords = {
  drawings: 'Tekeningen',
  completed: (n) => `${n} afgemaakt`,
  worth: (points) => `goed voor ${points}`,
  secret: 'gesloten tot het einde',
  unfinished: 'niet af',
  none: 'Geen kaart meer om te trekken',
  notYet: 'Nog niet uitgedeeld',
  ready: 'klaar',
  readyWith: (n) => (n === 1 ? 'klaar met je joker' : `klaar met ${jokers(n)}`),
  missing: (what) => `nog nodig: ${what}`,
  stillMissing: 'nog nodig',
  show: (title) => `“${title}” in de rugzak tonen`,
  complete: 'Afmaken',
  completeIt: (drawing) => `${drawing} afmaken`,
  leaves: (gone, left) =>
    `${count(gone, 'bier of joker gaat', 'bieren en jokers gaan')} uit de rugzak, ${left} ${left === 1 ? 'blijft' : 'blijven'}`,
  instead: (points, beers) => `${points}, in plaats van ${beers} voor deze bieren`,
  farther: (cards) => `verder weg: ${cards}`,
  jokers,
  bag: (what) => `In de rugzak: ${what}`,
  empty: 'niets',
  withJokers: (n) => `Met ${jokers(n)}`,
  otherWays: (n) => count(n, 'andere manier, met andere jokers', 'andere manieren, met andere jokers'),
  standsFor: (what) => `in plaats van ${what}`,
  meanwhile: {
    ready: 'Je mag intussen een tekening afmaken',
    jokers: 'Je mag intussen jokers wegdoen',
    detail: 'Niemand wacht erop.',
  },
  dropped: (n) =>
    n === 0
      ? 'maakt plaats voor een bier; daarna geen joker meer'
      : `maakt plaats voor een bier; daarna nog ${jokers(n)}`,
  swapped: 'er wordt een nieuwe voor getrokken',
  explain: {
    drawing: {
      title: 'Een tekening',
      text: 'Verzamel haar bieren in je rugzak, in om het even welke volgorde, en maak de tekening af zodra er niets anders bezig is. De bieren gaan uit de rugzak, je trekt een nieuwe kaart en de punten tellen aan het einde.',
    },
    joker: {
      title: 'Een joker',
      text: 'Wie een bier uit de rugzak proeft, krijgt er een joker voor in de plaats. In een tekening telt hij als om het even welke kleur, en verder voor niets. Hij neemt plaats in; je mag hem altijd wegdoen.',
    },
    completed: {
      title: 'Afgemaakte tekeningen',
      text: 'Iedereen ziet hoeveel de anderen er afgemaakt hebben; welke, pas aan het einde.',
    },
  },
}
