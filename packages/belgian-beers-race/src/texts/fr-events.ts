import { type EventLines, failedOf, offeredColours, titleIn, worth } from './event-lines.ts'
import { frCards } from './fr-cards.ts'
import {
  all,
  at,
  beers,
  beersOf,
  bottle,
  breweries,
  categories,
  cheeses,
  dice,
  failedDice,
  from,
  markers,
  moves,
  place,
  tasted,
  tu,
  vp,
} from './fr-words.ts'

const card = (id: string) => `« ${titleIn(frCards, id)} »`
const by = { hitch: 'fait de l’autostop', bus: 'prend le bus', bike: 'roule à vélo' }
const results = {
  success: (who: string) => `Une voiture s’arrête pour ${who}`,
  failed: (who: string) => `Personne ne s’arrête pour ${who}`,
  onTime: (who: string) => `Le bus est à l’heure pour ${who}`,
  late: (who: string) => `Le bus est en retard pour ${who}`,
}
const diceSaid = (failed: number, of: number) => `${failedDice(failed)} sur ${of}`
const spentOn = {
  move: 'sur la route',
  wait: 'à attendre au bord de la route',
  delay: 'à patienter',
  buy: 'au comptoir',
  taste: 'à déguster',
  toast: 'à trinquer',
  camp: 'sous la tente',
  concert: 'sur scène',
}
const drunk = { brewery: 'à la brasserie', transit: 'en chemin', camp: 'sous la tente', toast: 'en trinquant' }

const placed = (rank: number | undefined): string =>
  rank === undefined ? '' : `, ${rank === 1 ? '1re' : `${rank}e`} place`

export const frEvents: EventLines = {
  firstPlayer: (e, who) => `${who(e.seat)} joue en premier.`,
  coasterPlaced: (e) => `Un sous-bock attend ${at(e.place)}.`,
  levelThreeRevealed: (e) => `Carte Drapeau : ${card(e.card)}.`,
  startChosen: (e, who) => `${who(e.seat)} commence ${at(e.place)}.`,
  turnStarted: (e, who) => `À ${who(e.seat)} de jouer.`,
  turnEnded: (e, who) => `${who(e.seat)} a fini son tour.`,
  timeSpent: (e, who) => `${who(e.seat)} passe ${tu(e.to - e.from)} ${spentOn[e.why]}.`,
  dayOver: (e, who) => `La journée est finie pour ${who(e.seat)}.`,
  declared: (e, who) => `${who(e.seat)} ${by[e.means]} ${from(e.from)} vers ${place(e.to)} (${tu(e.printed)}).`,
  diceRolled: (e, who) => `${results[e.result](who(e.seat))}${failedOf(e, diceSaid)}.`,
  beerOffered: (e, who) =>
    `${who(e.seat)} offre au chauffeur ${all(offeredColours(e).map(([colour, n]) => beersOf(colour, n)))}.`,
  hitchFailed: (e, who) =>
    `Personne n’emmène ${who(e.seat)} vers ${place(e.to)}.${e.nextDice > 0 ? ` Prochaine tentative : jusqu’à ${dice(e.nextDice)}.` : ''}`,
  rideCancelled: (e, who) => `Trop tard : ${who(e.seat)} n’atteint plus ${place(e.to)}.`,
  soberedUp: (e, who) => `À vélo, ${who(e.seat)} reprend ses esprits : niveau ${e.level}.`,
  moved: (e, who) => `${who(e.seat)} arrive ${at(e.to)}.`,
  bottleTaken: (e, who) => `${who(e.seat)} ouvre le bal ${at(e.place)} et prend ${bottle(e.colour)}.`,
  coasterTaken: (e, who) => `${who(e.seat)} prend un sous-bock ${at(e.place)}.`,
  visited: (e, who) => `${who(e.seat)} a maintenant visité ${breweries(e.count)}.`,
  bonusGained: (e, who) => `${who(e.seat)} atteint le niveau ${e.steps} de la piste Bonus ${categories[e.category]}.`,
  bought: (e, who) => `${who(e.seat)} achète ${beersOf(e.colour, e.cubes)} ${at(e.place)}.`,
  cheeseBought: (e, who) =>
    e.marker
      ? `${who(e.seat)} n’a plus de place pour le fromage et prend un jeton.`
      : `${who(e.seat)} achète un fromage et en a maintenant ${e.cheese}.`,
  cheeseEaten: (e, who) => `${who(e.seat)} mange ${cheeses(e.count)} : niveau ${e.level}.`,
  drunk: (e, who) =>
    `${who(e.seat)} déguste ${beers[e.colour]} ${drunk[e.where]} : ${tasted(e.glass)}, niveau ${e.level}.`,
  toastBegun: (e, who) => `${who(e.seat)} trinque avec ${all(e.partners.map(who))} ${at(e.place)}.`,
  cubeGiven: (e, who) => `${who(e.from)} offre ${beers[e.colour]} à ${who(e.to)}.`,
  cheered: (e, who) =>
    `${who(e.seat)} est au niveau ${e.cheers} de la piste Trinquer${e.markers > 0 ? `, plus ${markers(e.markers)} à côté` : ''}.`,
  fellAsleep: (e, who) => `${who(e.seat)} s’endort.`,
  camped: (e, who) => `${who(e.seat)} plante sa tente ${at(e.place)}.`,
  calledItADay: (e, who) => `${who(e.seat)} en reste là pour aujourd’hui.`,
  cardTaken: (e, who) => `${who(e.seat)} prend ${card(e.card)}${worth(e)}.`,
  tokenKept: (e, who) => `${who(e.seat)} franchit un jeton Bouteille et le laisse intact.`,
  tokenBroken: (e, who) => `${who(e.seat)} franchit un jeton Bouteille, le casse et retire ${card(e.card)}.`,
  cardDrawn: (e) => `${card(e.card)} sort de la pioche.`,
  levelTwoEntered: (e) =>
    e.merged ? 'Les cartes de niveau 2 rejoignent la pioche.' : 'Les cartes de niveau 2 deviennent la pioche.',
  dayEnded: (e) => `Fin de la journée ${e.day}.`,
  delayed: (e, who) => `Réveil difficile pour ${who(e.seat)} : ${tu(e.delay)} de retard.`,
  slept: (e, who) => `La nuit ramène ${who(e.seat)} au niveau ${e.level}.`,
  dailyScored: (e, who) =>
    `${who(e.seat)} marque ${e.beers} pour les bières, ${e.bottles} pour les bouteilles et ${e.coasters} pour les sous-bocks, et passe à ${vp(e.score)}.`,
  dayStarted: (e) => `Début de la journée ${e.day} : ${tu(e.length)}${e.last ? ', la dernière' : ''}.`,
  returnPenalty: (e, who) =>
    `${who(e.seat)} est à ${moves(e.distance)} de la Grand-Place${e.asleep ? ' et dort' : ''} : −${vp(Math.abs(e.points))}.`,
  finalScored: (e, who) => `${who(e.seat)} : ${vp(e.total)}${placed(e.rank)}.`,
}
