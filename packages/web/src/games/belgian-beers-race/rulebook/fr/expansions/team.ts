import type { Chapter } from '../../../../../rules/book.ts'
import { type CardLists, teamPoints } from '../../expansion-cards.ts'

export const team = (cards: CardLists): Chapter => ({
  id: 'team',
  icon: 'team',
  title: 'En équipe',
  lead: 'Deux contre deux. C’est le plus faible de vous deux qui fait le score : veillez l’un sur l’autre.',
  short: [
    ['Joueurs', '4 exactement'],
    ['Places', '1 et 3 contre 2 et 4'],
    ['Score', 'le plus petit total et les cartes d’équipe'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: 'L’équipe **TB** et l’équipe **BR**, les deux moitiés de TBBR (The Belgian Beers Race), avec chacune une pioche des 12 mêmes cartes d’équipe. Une carte est visible pour chaque équipe ; celle qui est accomplie fait place à la suivante.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          p: 'Les places 1 et 3 sont TB, les places 2 et 4 sont BR. Dans chaque équipe, l’un est **A**, l’autre **B** : chacun dit qui sera A ; en cas de désaccord, c’est le premier des deux dans l’ordre des places. Les pioches se mélangent séparément et l’on révèle la première carte de chacune ; personne ne connaît l’ordre du reste.',
        },
      ],
    },
    {
      id: 'cards-of-teams',
      title: 'Accomplir une carte d’équipe',
      blocks: [
        {
          table: {
            head: ['Signe', 'Qui'],
            rows: [
              ['A/B', 'l’un ou l’autre'],
              [
                'A+B',
                'les deux ensemble : les nombres s’additionnent, une brasserie visitée par les deux compte une fois',
              ],
              ['A→ ou B→', 'seulement celui qui a ce rôle'],
            ],
          },
        },
        {
          p: 'Vous ne travaillez qu’à votre propre carte visible. Une fois accomplie, elle est mise de côté et la suivante, révélée, est vérifiée aussitôt. On ne peut pas la sauter, à une exception près : qui franchit un [jeton Bouteille](bottle-tokens#break) et retire une carte peut aussi glisser la carte visible de l’une des équipes sous sa pioche.',
        },
        {
          p: 'Une carte qui demande un **état** se vérifie après chaque action de n’importe qui, à sa révélation, après un échange de rôles et le matin. Celle qui demande un **acte** le veut fait à son propre tour, la carte étant visible. Quand les 12 sont accomplies, on joue simplement la suite.',
        },
        {
          example:
            '[[TM-03]] est révélée alors que B transporte déjà neuf bières : accomplie aussitôt. [[TM-02]] : un trajet fini avant la révélation ne compte pas.',
        },
        {
          ruling: ['R-35'],
          says: 'Une carte accomplie est mise de côté d’elle-même.',
          why: 'Le texte dit « dès que », et la carte n’a pas d’inconvénient.',
        },
        {
          ruling: ['R-36'],
          says: 'Les actes ne comptent que pour le joueur actif, les états après chaque action. Une carte révélée à cause d’une action n’est pas accomplie par ce même acte. Pendant que quelqu’un campe, seuls comptent les actes du campement, et les états attendent l’action suivante ou le matin.',
          why: 'Les actes suivent les cartes Objectif ; des états partagés ne doivent pas dépendre de l’ordre des tours.',
        },
        {
          ruling: ['R-37'],
          says: 'On ne glisse pas une carte sous une pioche qui n’en a pas d’autre.',
          why: 'Elle reviendrait aussitôt.',
        },
        {
          ruling: ['R-68'],
          says: 'Avec A+B, les nombres des deux s’additionnent.',
          why: 'Les textes français et anglais le disent, le néerlandais se tait.',
        },
      ],
    },
    {
      id: 'roles',
      title: 'Retrouver son partenaire d’équipe',
      blocks: [
        {
          p: 'Vous trinquez (ou échangez) avec votre partenaire d’équipe comme avec chacun. En plus, qui arrive peut proposer d’**échanger les rôles** A et B ; ils changent si l’autre accepte, sur demande ou une fois pour toutes dans le menu de la table. La carte visible se vérifie alors avec les nouveaux rôles.',
        },
        {
          example:
            'Fromage au niveau 3 chez A, [[TM-10]] visible. Vous vous retrouvez, vous échangez les rôles, la carte est accomplie.',
        },
        {
          ruling: ['R-38'],
          says: 'L’échange des rôles se propose à toute rencontre amenée par un déplacement, une fois, même sans trinquer ; pas sur la Grand-Place, ni à qui campe ou a fini. Un acte se juge selon les rôles de son moment.',
          why: 'L’échange des rôles s’ajoute au toast et n’en dépend pas.',
        },
        {
          ruling: ['R-39'],
          says: 'Les partenaires d’équipe parlent librement ; la maison ne montre à personne les cartes cachées de l’autre.',
          why: 'Aucune règle ne limite la parole.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        {
          p: 'Le total de chacun se compte en entier. L’équipe marque le **plus petit** de ses deux totaux, plus des points pour ses cartes accomplies :',
        },
        { table: { head: ['Cartes d’équipe', 'PV'], rows: teamPoints() } },
        {
          example:
            'A 142, B 118, sept cartes : 118 + 13 = **131**. Les autres ont 125 et 126 avec trois cartes : 125 + 3 = 128.',
        },
        {
          p: 'Une égalité revient à l’équipe qui a le plus de cartes d’équipe ; puis à celle du premier arrivé sur la Grand-Place ; si personne n’y est, à celle du premier sur la dernière case.',
        },
        {
          ruling: ['R-81'],
          says: 'Premier sur la Grand-Place veut dire y être quand finit le dernier jour.',
          why: 'Les textes le disent autrement, mais demandent la même chose.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Affrontement** : personne ne gêne son partenaire d’équipe ; on ne lui demande pas de réponse.',
            '**Personnages, Groupes en tournée, évènements** : majorités et prix comparent les quatre joueurs ; les points vont au joueur.',
            '**Sac à pixels** : les dessins restent cachés l’un à l’autre, et les jokers ne sont pas des bières pour [[TM-03]].',
            '**Course courte** : certaines cartes demandent moins.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'Les cartes d’équipe', blocks: [{ cards: cards.team }] },
  ],
})
