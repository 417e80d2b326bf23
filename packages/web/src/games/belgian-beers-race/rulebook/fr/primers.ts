import { thin } from '../../../../texts/thin.ts'
import { type PrimerName, type PrimerWords, primersWith } from '../primer-pictures.ts'

export const primers = primersWith(
  thin<Record<PrimerName, PrimerWords>>({
    confrontation: {
      title: 'Affrontement',
      says: [
        'Vous tenez une main de cartes secrète, et il n’en viendra pas d’autres. Chaque carte gardée jusqu’à la fin vaut 1 PV.',
        'Quand quelqu’un part, achète ou arrive, jouez-en une : pour le gêner, ou pour vous aider. Cela ne prend pas de temps.',
        'On ne trinque plus : là où vous arrivez, vous échangez des bières, et vous les choisissez toutes, de part et d’autre.',
      ],
    },
    events: {
      title: 'Évènements',
      says: [
        'Chaque jour a son évènement, visible dès le début.',
        'Il vaut pour tout le monde, qu’il aide ou qu’il gêne.',
        'Il finit avec la soirée ; le lendemain en a un autre.',
      ],
    },
    characters: {
      title: 'Personnages',
      says: [
        'Vous recevez deux personnages et en gardez un, en secret.',
        'Sa force et sa faiblesse vous suivent du premier tour au dernier.',
        'À la fin : 5 PV si vous avez le plus de ce que nomme la carte, et des points pour des brasseries visitées.',
      ],
    },
    bands: {
      title: 'Groupes en tournée',
      says: [
        'Là où l’on déguste, vous pouvez donner un concert : 2 UT, avec ou sans bière.',
        'Lancez 3 dés là où votre style est chez lui, 1 là où l’est son opposé, 2 ailleurs.',
        'Les dés amènent des fans. À la fin, deux fans font 1 PV, et les groupes qui en ont le plus gagnent des prix.',
      ],
    },
    'pixel-bag': {
      title: 'Sac à pixels',
      says: [
        'Vous tenez deux dessins secrets, faits de bières.',
        'Un achat donne 4 bières. Avec les bonnes couleurs dans le sac à dos, terminez un dessin quand vous voulez.',
        'Une bière transportée que vous buvez laisse un joker, bon pour toutes les couleurs.',
      ],
    },
    team: {
      title: 'En équipe',
      says: [
        'Deux contre deux : c’est le plus petit de vos deux totaux qui compte.',
        'Votre équipe a une carte visible. Accomplissez-la, et la suivante vient ; plus vous en avez, plus chacune rapporte.',
        'Certaines cartes sont pour A ou pour B seul. En vous retrouvant dans une brasserie, vous pouvez échanger les rôles.',
      ],
    },
    solo: {
      title: 'Solo',
      says: [
        'Après chacun de vos déplacements, le Zythologue fait un pas et prend la bouteille là où il s’arrête.',
        'Rencontrez-le avec une bière et vous trinquez : 5 PV chaque fois, jusqu’à quatre fois.',
        'Avec 250 PV, vous avez gagné.',
      ],
    },
    campaign: {
      title: 'Représentant en bières',
      says: [
        'Quinze parties en solo, chacune avec une condition de victoire que vous choisissez d’abord.',
        'Remplissez-la d’ici la fin et c’est réussi, quels que soient vos points.',
        'Avec 250 PV en plus, c’est le meilleur résultat possible.',
      ],
    },
  }),
)
