import {
  all,
  box,
  cards,
  ducats,
  exchanges,
  goals,
  marker,
  places,
  points,
  privileges,
  score,
  shed,
  site,
  space,
  steps,
  theIngredient,
  tile,
} from './fr-words.ts'
import { type ConversionLines, type EventLines, givers, pointsByReason, summaryOf } from './lines.ts'
import { sideOf, trackSpace } from './naming.ts'

const sizes = { large: 'le gros baril', small: 'le petit baril' }
const sides = { sunny: 'au soleil', shady: 'à l’ombre' }
const from = {
  place: 'de la zone de départ',
  tile: 'du jardin',
  shed: 'pour un nouveau bâtiment',
  card: 'd’un privilège',
  surrender: 'contre un privilège rendu',
  overflow: 'pour les cases au-delà de 20',
  price: 'en retour',
}
const labels: Readonly<Record<string, string>> = score
const pair = (boxes: readonly string[]) => all(boxes.map(box))

export const frEvents: EventLines = {
  drawn: (e) => `Sur ${space(e.space)} : ${tile(e.tile)}.`,
  firstPlayer: (e, who) => `${who(e.seat)} joue en premier.`,
  placeTaken: (e, who) => `${who(e.seat)} prend la place « ${places[e.place].name} ».`,
  roundBegan: (e, who) => `La manche ${e.round}${e.last ? ', la dernière,' : ''} commence : ${who(e.first)} ouvre.`,
  roundEnded: (e) => `Tout le monde est rentré : la manche ${e.round} est finie.`,
  turnBegan: (e, who) => `À ${who(e.seat)} de jouer.`,
  moved: (e, who) =>
    e.forced
      ? `${who(e.seat)} ne peut plus rien prendre et rentre dans ${space(e.to)}.`
      : `${who(e.seat)} avance jusqu’à ${space(e.to)}.`,
  bought: (e, who) => `${who(e.seat)} plante ${tile(e.tile)} ${sides[e.side]} pour ${ducats(e.price)}.`,
  purchasesEnded: (e, who) => `${who(e.seat)} n’achète plus rien sur ${space(e.space)}.`,
  cardSurrendered: (e, who) => `${who(e.seat)} rend « ${privileges[e.card].name} » contre des ducats d’urgence.`,
  siteEnclosed: (e, who) =>
    `${who(e.seat)} ferme ${site(e.site)}, somme ${e.sum} : ${shed(e.shed)}, ${steps(e.steps)} pour le maître brasseur.`,
  targetsChosen: (e, who) =>
    `${who(e.seat)} : ${shed(e.shed)}, sur ${site(e.site)}, réveille ${all(e.tiles.map(tile))}.`,
  discPlaced: (e, who) => `${who(e.seat)} pose un disque sur ${box(e.box)}.`,
  numberChosen: (e, who) => `${who(e.seat)} réveille le numéro ${e.number}.`,
  monkTriggered: (e, who) => `${tile(e.monk)} réveille toutes ses voisines pour ${who(e.seat)}.`,
  tileActivated: (e, who) => `${who(e.seat)} encaisse : ${tile(e.tile)}, ${sides[sideOf(e.hex)]}.`,
  ducatsChanged: (e, who) =>
    e.to < e.from
      ? `${who(e.seat)} paie ${ducats(e.from - e.to)}.`
      : `${who(e.seat)} reçoit ${ducats(e.to - e.from)} ${from[e.reason]}.`,
  markerAdvanced: (e, who) =>
    e.to === e.from
      ? `${who(e.seat)} : ${marker(e.colour)} reste sur ${trackSpace(e.to)}.`
      : `${who(e.seat)} avance ${marker(e.colour)} de ${trackSpace(e.from)} à ${trackSpace(e.to)}.`,
  brewmasterAdvanced: (e, who) =>
    `${who(e.seat)} : le maître brasseur passe de ${trackSpace(e.from)} à ${trackSpace(e.to)}${e.lost > 0 ? ` ; le reste est perdu (${steps(e.lost)})` : ''}.`,
  pairCompleted: (e, who) => `${who(e.seat)} complète une paire : ${pair(e.boxes)}.`,
  cardPlaced: (e, who) => `${who(e.seat)} pose « ${privileges[e.card].name} ».`,
  noCardPlaced: (e, who) =>
    e.why === 'declined'
      ? `${who(e.seat)} ne pose pas de privilège près de cette paire.`
      : `${who(e.seat)} n’a plus de privilège pour cette paire.`,
  barrelTaken: (e, who) =>
    `${who(e.seat)} prend ${sizes[e.size]} « ${goals[e.goal].name} », qui vaut ${points(e.points)}.`,
  converted: (e, who) => {
    const total = summaryOf(e.steps)
    return `${who(e.seat)} convertit : ${exchanges(total.exchanges)}, ${total.bought > 0 ? `achat de ${steps(total.bought)}, ` : ''}production ${total.points}.`
  },
  scored: (e, who) =>
    `${who(e.seat)} totalise ${points(e.total)} : ${all(pointsByReason(e.parts).map(([reason, n]) => `${labels[reason]} ${n}`))}.`,
  gameEnded: (e, who) =>
    e.winners.length === 1 ? `${who(e.winners[0])} l’emporte.` : `${all(e.winners.map(who))} se partagent la victoire.`,
}

export const frConversion: ConversionLines = {
  cards: (step) =>
    `Encore en main : ${cards(step.cards)}, soit ${ducats(step.ducats)} de plus et ${step.purse} en tout.`,
  rate: (step) =>
    `Le maître brasseur sur ${trackSpace(step.brewmaster)} donne un taux de ${step.rate} pour 1 et un multiplicateur de ${step.multiplier}.`,
  exchange: (step) =>
    `Échange : ${all(givers(step).map(([n, from]) => `${all(from.map((c) => theIngredient[c]))} ${from.length > 1 ? 'reculent' : 'recule'} ${n === 1 ? 'd’une case' : `de ${steps(n)}`}`))} ; ${theIngredient[step.gained]} avance à ${trackSpace(step.markers[step.gained])}.`,
  money: (step) =>
    `${ducats(step.ducats)} mènent ${theIngredient[step.gained]} à ${trackSpace(step.markers[step.gained])}.`,
  rest: (step) => `Il reste ${ducats(step.ducats)}, sans valeur.`,
  production: (step) =>
    step.points > 0
      ? `Le dernier marqueur sur ${trackSpace(step.lowest)}, fois ${step.multiplier} : ${points(step.points)}.`
      : `Le dernier marqueur est sur ${trackSpace(step.lowest)}, avant la case 1 : aucune production.`,
}
