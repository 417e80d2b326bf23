import { counter } from '@estaminet/kernel/wording'
import { thin } from '../../../../../texts/thin.ts'
import type { TeamWords } from './en.ts'

const count = counter('fr')

export const fr: TeamWords = thin({
  team: (name) => `Équipe ${name}`,
  goal: 'Les points du plus faible de vous deux comptent pour l’équipe : aidez-vous.',
  yours: 'votre équipe',
  role: (role) => `rôle ${role}`,
  members: {
    'A+B': 'Vous deux ensemble',
    'A/B': 'L’un de vous deux',
    A: (name) => `A seulement : ${name}`,
    B: (name) => `B seulement : ${name}`,
  },
  progress: (have, need) => `${have} sur ${need}`,
  act: 'compte dès que c’est fait',
  done: 'Toutes les cartes sont accomplies',
  notYet: 'Pas encore de carte : d’abord, qui est A ?',
  fulfilled: (n, points) => `${count(n, 'carte', 'cartes')} = ${points}`,
  next: (points) => `la suivante donne ${points}`,
  theirs: (name, n) => `Équipe ${name} : ${count(n, 'carte', 'cartes')}`,
  now: (total) => `${total} si c’était fini`,
  ended: (total) => `${total} à la fin`,
  parts: (name, points, cards) => `${points} de ${name}, le plus faible des deux, + ${cards} pour les cartes`,
  name: {
    title: (mate) => `Qui sera A, vous ou ${mate} ?`,
    detail:
      'Certaines cartes sont pour A seulement, d’autres pour B seulement. En cas de désaccord, A est le premier assis.',
    you: 'Vous serez A',
    mate: (name) => `${name} sera A`,
  },
  propose: {
    title: (mate) => `Vous retrouvez ${mate} : échanger vos rôles ?`,
    detail: (own, mate) => `Vous êtes ${own} pour l’instant, ${mate}.`,
    is: (name, role) => `${name} est ${role}`,
    yes: (role) => `Demander à devenir ${role}`,
    no: (role) => `Rester ${role}`,
  },
  consent: {
    title: (mate) => `${mate} vous propose d’échanger les rôles`,
    yes: (role) => `Accepter : vous devenez ${role}`,
    no: (role) => `Refuser : vous restez ${role}`,
  },
  swapHelps: (card) => `« ${card} » serait accomplie aussitôt`,
  swapFor: (card, name) => `« ${card} » serait alors pour ${name}`,
  under: { yours: 'la carte de votre équipe', theirs: 'la carte des autres' },
  explain: {
    team: {
      title: 'Votre équipe',
      text: 'À la fin, votre équipe a les points du plus faible de vous deux, plus des points pour les cartes accomplies ensemble.',
    },
    card: {
      title: 'La carte de votre équipe',
      text: 'Elle est accomplie d’elle-même dès que la condition est remplie, et la suivante est révélée. A+B additionne ce que vous avez à deux ; A/B vaut pour l’un ou l’autre ; une seule lettre, pour ce rôle seulement.',
    },
    badge: {
      title: 'Équipe et rôle',
      text: 'L’équipe de chacun et son rôle, A ou B. Les équipes s’appellent TB et BR, les deux moitiés de TBBR : The Belgian Beers Race. Deux partenaires qui se retrouvent peuvent échanger leurs rôles.',
    },
  },
})
