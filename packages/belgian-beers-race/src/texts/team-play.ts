import type { DeckEvent, RevealMove } from '../expansions/team/decks.ts'
import type { MemberEvent, NameMove } from '../expansions/team/members.ts'
import type { BottomEvent, BottomMove } from '../expansions/team/removal.ts'
import type { ResultEvent, TeamReason } from '../expansions/team/result.ts'
import type { RoleEvent, RoleMove } from '../expansions/team/roles.ts'
import type { FulfilledEvent } from '../expansions/team/tests.ts'
import { enExpansions } from './en-expansions.ts'
import { vp as enVp } from './en-words.ts'
import { titleIn } from './event-lines.ts'
import { frExpansions } from './fr-expansions.ts'
import { vp as frVp } from './fr-words.ts'
import { nlExpansions } from './nl-expansions.ts'
import { vp as nlVp } from './nl-words.ts'
import type { PlayTexts } from './play-texts.ts'

type TeamTexts = PlayTexts<{
  readonly decisions: 'team/name' | 'team/propose' | 'team/consent' | 'team/put-under'
  readonly moves: NameMove | RevealMove | RoleMove | BottomMove
  readonly score: TeamReason
  readonly events: MemberEvent | DeckEvent | FulfilledEvent | RoleEvent | BottomEvent | ResultEvent
}>

const enCard = (id: string) => `“${titleIn(enExpansions.team, id)}”`
const frCard = (id: string) => `« ${titleIn(frExpansions.team, id)} »`
const nlCard = (id: string) => `“${titleIn(nlExpansions.team, id)}”`

const enTeam: TeamTexts = {
  decisions: {
    'team/name': 'Which of you is to be A?',
    'team/propose': 'You have met your teammate: propose to swap the roles A and B?',
    'team/consent': 'Your teammate proposes to swap the roles A and B. Do you agree?',
    'team/put-under': 'Put the face-up card of a team under its deck as well?',
  },
  timeouts: {
    'team/name': 'The lower seat is named.',
    'team/propose': 'The roles stay as they are.',
    'team/consent': 'The roles stay as they are.',
    'team/put-under': 'Both cards stay.',
  },
  moves: {
    'team/name': ({ a }, who) => `${who(a)} is to be A`,
    'team/revealed': ({ card }) => enCard(card),
    'team/propose': ({ yes }) => (yes ? 'Propose to swap' : 'Keep the roles'),
    'team/answer': ({ yes }) => (yes ? 'Agree' : 'Refuse'),
    'team/put-under': ({ team, card }) =>
      team === null || card === null ? 'Leave both cards' : `Put ${enCard(card)} under the deck of ${team}`,
  },
  score: { 'team/weaker': 'The weaker of the two counts', 'team/cards': 'Team cards' },
  events: {
    'team/named': ({ seat, a }, who) => `${who(seat)} wants ${who(a)} to be A.`,
    'team/roles': ({ team, a, b }, who) => `Team ${team}: ${who(a)} is A, ${who(b)} is B.`,
    'team/revealed': ({ team, card }) => `Team ${team} reveals ${enCard(card)}.`,
    'team/fulfilled': ({ team, card, count }) => `Team ${team} fulfils ${enCard(card)}: ${count} so far.`,
    'team/proposed': ({ seat, to }, who) => `${who(seat)} proposes to swap roles with ${who(to)}.`,
    'team/declined': ({ seat }, who) => `${who(seat)} keeps the role.`,
    'team/put-under': ({ seat, team, card }, who) =>
      `${who(seat)} puts ${enCard(card)} under the deck of team ${team}.`,
    'team/scored': ({ team, weaker, cards, total }) =>
      `Team ${team}: ${weaker} for the weaker of the two, ${cards} for cards, ${enVp(total)} in all.`,
  },
}

const frTeam: TeamTexts = {
  decisions: {
    'team/name': 'Qui de vous deux sera A ?',
    'team/propose': 'Vous retrouvez votre partenaire : proposer d’échanger les rôles A et B ?',
    'team/consent': 'Votre partenaire propose d’échanger les rôles A et B. Êtes-vous d’accord ?',
    'team/put-under': 'Glisser aussi la carte visible d’une équipe sous sa pioche ?',
  },
  timeouts: {
    'team/name': 'C’est le premier de vous deux, dans l’ordre des places.',
    'team/propose': 'Les rôles restent les mêmes.',
    'team/consent': 'Les rôles restent les mêmes.',
    'team/put-under': 'Les deux cartes restent.',
  },
  moves: {
    'team/name': ({ a }, who) => `${who(a)} sera A`,
    'team/revealed': ({ card }) => frCard(card),
    'team/propose': ({ yes }) => (yes ? 'Proposer l’échange' : 'Garder les rôles'),
    'team/answer': ({ yes }) => (yes ? 'Accepter' : 'Refuser'),
    'team/put-under': ({ team, card }) =>
      team === null || card === null ? 'Laisser les deux cartes' : `Glisser ${frCard(card)} sous la pioche de ${team}`,
  },
  score: { 'team/weaker': 'Le plus faible des deux compte', 'team/cards': 'Cartes d’équipe' },
  events: {
    'team/named': ({ seat, a }, who) => `${who(seat)} désigne ${who(a)} comme A.`,
    'team/roles': ({ team, a, b }, who) => `Équipe ${team} : ${who(a)} est A, ${who(b)} est B.`,
    'team/revealed': ({ team, card }) => `L’équipe ${team} révèle ${frCard(card)}.`,
    'team/fulfilled': ({ team, card, count }) => `L’équipe ${team} accomplit ${frCard(card)}, sa carte n° ${count}.`,
    'team/proposed': ({ seat, to }, who) => `${who(seat)} propose à ${who(to)} d’échanger les rôles.`,
    'team/declined': ({ seat }, who) => `${who(seat)} garde son rôle.`,
    'team/put-under': ({ seat, team, card }, who) =>
      `${who(seat)} glisse ${frCard(card)} sous la pioche de l’équipe ${team}.`,
    'team/scored': ({ team, weaker, cards, total }) =>
      `Équipe ${team} : ${weaker} pour le plus faible des deux, ${cards} pour les cartes, ${frVp(total)} en tout.`,
  },
}

const nlTeam: TeamTexts = {
  decisions: {
    'team/name': 'Wie van jullie twee wordt A?',
    'team/propose': 'Je ontmoet je teamgenoot: voorstellen om de rollen A en B te ruilen?',
    'team/consent': 'Je teamgenoot stelt voor de rollen A en B te ruilen. Ga je akkoord?',
    'team/put-under': 'Ook de open kaart van een team onder zijn stapel leggen?',
  },
  timeouts: {
    'team/name': 'De eerste van jullie twee aan tafel wordt genoemd.',
    'team/propose': 'De rollen blijven zoals ze zijn.',
    'team/consent': 'De rollen blijven zoals ze zijn.',
    'team/put-under': 'Beide kaarten blijven liggen.',
  },
  moves: {
    'team/name': ({ a }, who) => `${who(a)} wordt A`,
    'team/revealed': ({ card }) => nlCard(card),
    'team/propose': ({ yes }) => (yes ? 'Ruil voorstellen' : 'De rollen houden'),
    'team/answer': ({ yes }) => (yes ? 'Akkoord' : 'Weigeren'),
    'team/put-under': ({ team, card }) =>
      team === null || card === null
        ? 'Beide kaarten laten liggen'
        : `${nlCard(card)} onder de stapel van ${team} leggen`,
  },
  score: { 'team/weaker': 'De zwakste van de twee telt', 'team/cards': 'Teamkaarten' },
  events: {
    'team/named': ({ seat, a }, who) => `${who(seat)} wil ${who(a)} als A.`,
    'team/roles': ({ team, a, b }, who) => `Team ${team}: ${who(a)} is A en ${who(b)} is B.`,
    'team/revealed': ({ team, card }) => `Team ${team} draait ${nlCard(card)} om.`,
    'team/fulfilled': ({ team, card, count }) => `Team ${team} vervult ${nlCard(card)}: ${count} tot nu toe.`,
    'team/proposed': ({ seat, to }, who) => `${who(seat)} stelt voor om met ${who(to)} van rol te ruilen.`,
    'team/declined': ({ seat }, who) => `${who(seat)} houdt de eigen rol.`,
    'team/put-under': ({ seat, team, card }, who) =>
      `${who(seat)} legt ${nlCard(card)} onder de stapel van team ${team}.`,
    'team/scored': ({ team, weaker, cards, total }) =>
      `Team ${team}: ${weaker} voor de zwakste van de twee, ${cards} voor kaarten, ${nlVp(total)} in totaal.`,
  },
}

export const teamPlay = { en: enTeam, fr: frTeam, nl: nlTeam }
