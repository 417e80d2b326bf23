import { de } from '../../../../../texts/elide.ts'
import { at, definite } from '../../../texts/towns-fr.ts'
import type { ConfrontationWords } from './words.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
const beers = (n: number): string => counted(n, 'bière', 'bières')
/** « Inès arrive », « Vous arrivez ». */
const does = (who: string | undefined, theirs: string, yours: string): string =>
  who === undefined ? `Vous ${yours}` : `${who} ${theirs}`
const bus = (who: string | undefined): string => (who === undefined ? 'Votre bus' : `Le bus ${de(who)}`)

/** What the page says of Confrontation, in French. */
export const fr: ConfrontationWords = {
  // biome-ignore format: one card a line
  brief: {
    'CF-P01': { does: '−2 UT', when: 'quand je pédale' },
    'CF-P02': { does: 'une voiture s’arrête', when: 'tous mes dés ratés' },
    'CF-P03': { does: 'à l’heure, −1 UT', when: 'mon bus est en retard' },
    'CF-P04': { does: 'niveau −2', when: 'mon tour, au-dessus de\u00a00' },
    'CF-P05': { does: '+2 bières', when: 'quand j’achète' },
    'CF-P06': { does: 'sans temps, +1 PV', when: 'quand je déguste' },
    'CF-P07': { does: 'encore une fois', when: 'j’ai acheté ou dégusté' },
    'CF-P08': { does: '+1 fromage', when: 'j’achète du fromage' },
    'CF-P09': { does: '6 UT sans seuils', when: 'vélo interdit' },
    'CF-P10': { does: '2 sous-bocks', when: 'je ne trouve rien' },
    'CF-P11': { does: 'prendre d’avance', when: 'carte en approche' },
    'CF-P12': { does: 'debout sans retard', when: 'le matin' },
    'CF-P13': { does: 'l’annuler', when: 'une carte me vise' },
    'CF-P14': { does: '3 trajets −1 UT', when: 'à mon tour' },
    'CF-N01': { does: '+3 UT', when: 'on part à vélo' },
    'CF-N02': { does: '+2 UT', when: 'on se met en route' },
    'CF-N03': { does: 'le bus est en retard', when: 'un bus à l’heure' },
    'CF-N04': { does: 'on relance', when: 'une voiture s’arrête' },
    'CF-N05': { does: '+2 UT', when: 'personne ne s’arrête' },
    'CF-N06': { does: '−2 bières', when: 'on achète' },
    'CF-N07': { does: 'je choisis, +1 bière', when: 'on échange avec moi' },
    'CF-N08': { does: 'niveau +1', when: 'on déguste sur place' },
    'CF-N09': { does: 'pas de fromage', when: 'on achète du fromage' },
    'CF-N10': { does: '−2 bières', when: 'on arrive' },
    'CF-N11': { does: '2 bières au plus', when: 'on campe' },
    'CF-N12': { does: '+2 UT', when: 'on se réveille' },
    'CF-N13': { does: '+2 UT', when: 'on prend une carte' },
    'CF-N14': { does: '2 trajets +1 UT', when: 'on se met en route' },
  },
  hand: 'Votre main',
  handOf: (name) => `Main ${de(name)}`,
  cardsInHand: (n) => `${counted(n, 'carte', 'cartes')} en main`,
  ready: 'jouable maintenant',
  readyNow: 'Vous pouvez la jouer maintenant.',
  helps: 'Vous aide',
  hinders: 'Gêne un adversaire',
  waits: (moment) => `Son moment : ${moment}`,
  several: 'Plusieurs cartes, l’une après l’autre',
  withCard: (card) => `Avec « ${card} »`,
  keepWith: (card) => `« ${card} » et une autre`,
  left: {
    moves: (n) => `encore ${counted(n, 'déplacement', 'déplacements')}`,
    until: (time) => `jusqu’à ${time}`,
  },
  now: 'cette fois',
  played: (n) => `Jouées : ${n}`,
  lastPlayed: (card) => `dernière : ${card}`,
  nothingPlayed: 'Aucune carte n’a encore été jouée',
  playedCards: 'Cartes jouées, la dernière en tête',
  packet: (keep, of) => `Gardez-en ${keep} sur ${of}`,
  kept: (n) => `Déjà gardées : ${n}`,
  shownAtEnd: 'Les mains à la fin',
  emptyHand: 'plus aucune carte',
  notDealt: 'Les cartes sont distribuées quand tous ont choisi leur départ.',
  goal: 'Jouer une carte ne prend pas de temps : celles qui brillent se jouent maintenant, les autres, quand on vous le demande. Ne jamais échanger coûte 5 PV.',
  meeting: {
    track: 'Échange',
    explain: 'confrontation exchange',
    points: 'Échanges',
    with: (partners) =>
      `puis échange avec ${partners} : vous choisissez de 1 à 3 bières de chaque côté, et vous montez tous deux`,
    missed: 'à l’arrivée, vous n’échangerez pas',
    brings: 'échange',
    reason: 'échanges',
    events: { 'EV-09': 'qui échange : 2 PV', 'EV-22': 'un échange prend 1 UT' },
    characters: { 'CH-07': ['échanger : 1 de plus sur la piste', '1re fois du jour : 1 bière perdue'] },
    about: {
      name: 'Piste Échange',
      text: 'Rejoignez quelqu’un dans une brasserie, chacun avec une bière : vous en échangez 1 à 3, à votre choix. Vous avancez tous deux de 1. La piste compte une fois, à la fin ; qui n’a jamais échangé perd 5 PV.',
    },
  },
  handAbout: {
    name: 'Cartes en main',
    text: 'Seul leur propriétaire les connaît. En jouer une ne prend pas de temps ; chaque carte restée à la fin rapporte 1 PV.',
  },
  questions: {
    moveDeclared: (who) => `${who} se met en route. Jouer une carte ?`,
    diceRolled: (who) => `${who} a lancé les dés. Jouer une carte ?`,
    hitchFailed: (who) => `Personne ne s’arrête pour ${who}. Jouer une carte ?`,
    arrived: (who) => `${who} arrive. Jouer une carte ?`,
    meet: (who) => `${who} vient échanger. Jouer une carte ?`,
    buyDeclared: (who) => `${who} achète. Jouer une carte ?`,
    tasteDeclared: (who) => `${who} déguste. Jouer une carte ?`,
    claim: (who) => `${who} prend une carte. Jouer une carte ?`,
    campDeclared: (who) => `${who} campe. Jouer une carte ?`,
    wake: (who) => `${who} se réveille. Jouer une carte ?`,
  },
  ownQuestions: {
    moveDeclared: 'Une carte gêne votre trajet. Jouer une carte ?',
    diceRolled: 'Vos dés sont jetés. Jouer une carte ?',
    arrived: 'Vous arrivez. Jouer une carte ?',
    buyDeclared: 'Une carte gêne votre achat. Jouer une carte ?',
    tasteDeclared: 'Une carte gêne votre dégustation. Jouer une carte ?',
    check: 'Prendre une carte encore en approche ?',
    sleepAbout: 'Vous allez vous endormir. Jouer une carte ?',
    wake: 'Vous vous réveillez. Jouer une carte ?',
    cardPlayed: 'Une carte vous vise. L’annuler ?',
  },
  story: {
    bike: (who, town, time, space) =>
      `${does(who, 'pédale', 'pédalez')} vers ${definite(town)} : arrivée à ${time}, case ${space}.`,
    bus: (who, town, time, space) =>
      `${does(who, 'prend', 'prenez')} le bus pour ${definite(town)} : arrivée à ${time} s’il est à l’heure, case ${space}.`,
    hitch: (who, town, time, space) =>
      `${does(who, 'fait', 'faites')} de l’autostop vers ${definite(town)} : avec de la chance, arrivée à ${time}, case ${space}.`,
    onTime: (who, town) => `${bus(who)} pour ${definite(town)} est à l’heure.`,
    late: (who, town) => `${bus(who)} pour ${definite(town)} est en retard.`,
    lift: (who, town) => `Une voiture pour ${definite(town)} s’arrête pour ${who ?? 'vous'}.`,
    noLift: (who, town) => `Aucune voiture pour ${definite(town)} ne s’arrête pour ${who ?? 'vous'}.`,
    waits: (who, space) => `${does(who, 'attend', 'attendez')} jusqu’à la case ${space}.`,
    buys: (who, n, cheese) =>
      `${does(who, 'achète', 'achetez')} ${cheese === 0 ? beers(n) : `${beers(n)} et ${counted(cheese, 'fromage', 'fromages')}`}.`,
    tastes: (who, level) => `${does(who, 'déguste', 'dégustez')} : niveau ${level} ensuite.`,
    stands: (who, town, n) => `${does(who, 'est', 'êtes')} ${at(town)} avec ${beers(n)}.`,
    meets: (who, town) => `${who} vous rejoint à ${town} et choisit les bières de chacun.`,
    claims: (who, card, points) => `${who} prend la carte Objectif « ${card} » : ${points}.`,
    camps: (who, town) => `${who} plante sa tente à ${town}.`,
    wakes: (who, time, space) => `${does(who, 'se lève', 'vous levez')} à ${time}, case ${space}.`,
    jump: (titles) =>
      `Encore en approche, condition déjà remplie : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
    asleep: 'Un niveau de plus et votre journée est finie.',
    hit: (card, text) => `« ${card} » : ${text}`,
  },
  otherwise: 'Sans carte, rien ne change.',
  keeps: 'vos cartes restent en main : 1 PV chacune à la fin',
  nothingToPlay: 'Vous n’avez rien à jouer ici.',
  exchange: {
    give: (who, has, from, to) =>
      `Vous en prenez ensuite autant à ${who}, qui a ceci : ${has}. Que ce soit une bière ou trois, vous montez tous deux sur la piste Échange : ${from} → ${to} PV pour vous.`,
    take: (who) => `Autant que vous en donnez à ${who}, de n’importe quelles couleurs.`,
  },
  outcome: {
    arrives: (who, space, instead) => `${does(who, 'arrive', 'arrivez')} à la case ${space} au lieu de ${instead}`,
    time: (who, space, instead) => `${does(who, 'est', 'êtes')} à la case ${space} au lieu de ${instead}`,
    stays: (who, town, space) => `${does(who, 'ne part', 'ne partez')} pas : toujours ${at(town)}, case ${space}`,
    leaves: (who, town, space) => `${does(who, 'arrive', 'arrivez')} quand même ${at(town)}, case ${space}`,
    beers: (who, n, instead) => `${does(who, 'a', 'avez')} ${beers(n)} au lieu de ${instead}`,
    cheese: (who, n, instead) => `${does(who, 'est', 'êtes')} à ${n} sur la piste Fromage au lieu de ${instead}`,
    level: (who, n, instead) => `${does(who, 'est', 'êtes')} au niveau ${n} au lieu de ${instead}`,
    asleep: 'la journée est finie',
    coasters: (who, n, instead) =>
      `${does(who, 'a', 'avez')} ${counted(n, 'sous-bock', 'sous-bocks')} au lieu de ${instead}`,
    points: (who, n) => `${n} PV de plus pour ${who ?? 'vous'}`,
  },
  shorter: (from, to) => `${from} → ${to} UT`,
}
