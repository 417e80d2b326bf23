import { counter } from '@estaminet/kernel/wording'
import { de } from '../../../../../texts/elide.ts'
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
  missing: 'il manque',
  stillMissing: (colours) => `Il manque encore : ${colours}.`,
  act: 'compte dès que c’est fait',
  done: 'Toutes les cartes sont accomplies',
  first: 'La première carte est révélée dès qu’on sait qui est A.',
  fulfilled: (n, points) => `${count(n, 'carte', 'cartes')} = ${points}`,
  next: (points) => `la suivante +${points}`,
  theirs: (name, n, points) => `${name} : ${count(n, 'carte', 'cartes')} = ${points}`,
  theirCard: (title) => `visible : « ${title} »`,
  now: (teams) => `Si ça s’arrêtait là : ${teams}`,
  ended: (teams) => `À la fin : ${teams}`,
  parts: (name, points, cards) => `${points} ${de(name)}, le plus faible des deux, + ${cards} pour les cartes`,
  name: {
    title: (mate) => `Qui sera A, vous ou ${mate} ?`,
    detail: (first) =>
      `Certaines cartes sont pour A seulement, d’autres pour B seulement. Si vous ne nommez pas la même personne, ce sera ${first}.`,
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
  fulfils: (card) => `accomplit « ${card} », la carte de votre équipe`,
  breaks: 'ensuite vous pouvez aussi glisser la carte visible d’une équipe sous sa pioche',
  under: {
    yours: 'la carte de votre équipe',
    theirs: 'la carte des autres',
    detail:
      'La carte suivante de cette pioche est alors révélée. Si sa condition est déjà remplie, elle compte aussitôt.',
  },
  explain: {
    team: {
      title: 'Votre équipe',
      text: 'À la fin, votre équipe a les points du plus faible de vous deux, plus des points pour les cartes accomplies ensemble.',
    },
    card: {
      title: 'La carte de votre équipe',
      text: 'Elle est accomplie d’elle-même dès que la condition est remplie, et la suivante est révélée. A+B additionne ce que vous avez à deux ; A/B vaut pour l’un ou l’autre ; une seule lettre, pour ce rôle seulement.',
    },
    theirs: (card) => `L’autre équipe y travaille. ${card}`,
    badge: {
      title: 'Équipe et rôle',
      text: 'L’équipe de chacun et son rôle, A ou B. Les équipes s’appellent TB et BR, les deux moitiés de TBBR : The Belgian Beers Race. Deux partenaires qui se retrouvent dans une brasserie peuvent échanger leurs rôles.',
    },
  },
})
