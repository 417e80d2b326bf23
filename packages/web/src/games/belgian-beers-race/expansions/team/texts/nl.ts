import { counter } from '@estaminet/kernel/wording'
import type { TeamWords } from './en.ts'

const count = counter('nl')

export const nl: TeamWords = {
  team: (name) => `Team ${name}`,
  goal: 'De punten van de zwakste van jullie twee tellen voor het team: help elkaar.',
  yours: 'jullie team',
  role: (role) => `rol ${role}`,
  members: {
    'A+B': 'Jullie twee samen',
    'A/B': 'Een van jullie twee',
    A: (name) => `Alleen A: ${name}`,
    B: (name) => `Alleen B: ${name}`,
  },
  progress: (have, need) => `${have} van ${need}`,
  missing: 'nog',
  stillMissing: (colours) => `Nog nodig: ${colours}.`,
  act: 'telt zodra het gebeurt',
  done: 'Alle kaarten vervuld',
  first: 'De eerste kaart komt open te liggen zodra vaststaat wie A is.',
  fulfilled: (n, points) => `${count(n, 'kaart', 'kaarten')} = ${points}`,
  next: (points) => `de volgende +${points}`,
  theirs: (name, n, points) => `${name}: ${count(n, 'kaart', 'kaarten')} = ${points}`,
  theirCard: (title) => `open: “${title}”`,
  now: (teams) => `Als het nu stopte: ${teams}`,
  ended: (teams) => `Aan het einde: ${teams}`,
  parts: (name, points, cards) => `${points} van ${name}, de zwakste, + ${cards} voor kaarten`,
  name: {
    title: (mate) => `Wie wordt A, jij of ${mate}?`,
    detail: (first) =>
      `Sommige kaarten zijn alleen voor A, andere alleen voor B. Noemen jullie niet dezelfde, dan wordt het ${first}.`,
    you: 'Jij wordt A',
    mate: (name) => `${name} wordt A`,
  },
  propose: {
    title: (mate) => `Je ontmoet ${mate}: rollen ruilen?`,
    detail: (own, mate) => `Jij bent nu ${own}, ${mate}.`,
    is: (name, role) => `${name} is ${role}`,
    yes: (role) => `Vragen om ${role} te worden`,
    no: (role) => `${role} blijven`,
  },
  consent: {
    title: (mate) => `${mate} wil met je van rol ruilen`,
    yes: (role) => `Akkoord: jij wordt ${role}`,
    no: (role) => `Weigeren: jij blijft ${role}`,
  },
  swapHelps: (card) => `“${card}” zou meteen vervuld zijn`,
  swapFor: (card, name) => `“${card}” zou dan voor ${name} zijn`,
  fulfils: (card) => `vervult “${card}”, de kaart van jullie team`,
  breaks: 'daarna mag je ook de open kaart van een team onder zijn stapel leggen',
  under: {
    yours: 'de kaart van jullie team',
    theirs: 'de kaart van de anderen',
    detail: 'De volgende kaart van die stapel komt dan open te liggen. Is er al aan voldaan, dan telt ze meteen.',
  },
  explain: {
    team: {
      title: 'Jullie team',
      text: 'Aan het einde heeft jullie team de punten van de zwakste van jullie twee, plus punten voor de kaarten die jullie samen vervulden.',
    },
    card: {
      title: 'De kaart van jullie team',
      text: 'Ze is vanzelf vervuld zodra aan haar voorwaarde voldaan is, en dan komt de volgende open te liggen. A+B telt samen wat jullie twee hebben; A/B is voor een van jullie; een enkele letter alleen voor die rol.',
    },
    theirs: (card) => `Daar werkt het andere team aan. ${card}`,
    badge: {
      title: 'Team en rol',
      text: 'Voor welk team iemand speelt, en de rol A of B. De teams heten TB en BR, de twee helften van TBBR: The Belgian Beers Race. Teamgenoten die elkaar in een brouwerij ontmoeten, mogen van rol ruilen.',
    },
  },
}
