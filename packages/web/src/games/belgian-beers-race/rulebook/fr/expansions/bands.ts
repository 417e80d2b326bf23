import type { Chapter, Table } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const bands = (cards: CardLists, styles: (head: readonly string[]) => Table): Chapter => ({
  id: 'bands',
  icon: 'note',
  title: 'Groupes en tournée',
  lead: 'Vous voyagez avec un groupe. Là où l’on déguste, il y a une scène, et les dés disent combien de fans viennent.',
  short: [
    ['Joueurs', '2 à 4, ou Solo'],
    ['Concert', '2 UT, avec ou sans bière'],
    ['Dés', '3 chez soi, 1 à l’opposé, sinon 2'],
    ['Fans', '2 valent 1 PV, et il y a un prix'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: '12 groupes de six styles de musique, une nouvelle action, le **concert**, et des fans à compter. Les fans ne sont pas encore des points : on ne les dépense pas, et ils restent d’un jour à l’autre.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          p: 'Vous recevez deux groupes, en gardez un en secret et écartez l’autre ; tous se montrent ensemble. Votre compteur de fans part de 0.',
        },
      ],
    },
    {
      id: 'styles',
      title: 'Six styles',
      blocks: [
        {
          p: 'Les styles forment une roue, chacun face à son opposé. Chaque brasserie a un style. Un groupe est chez lui là où l’on joue le sien.',
        },
        {
          figure: 'race-styles',
          caption: 'La roue des styles. Ce qui vous fait face est votre opposé : un seul dé là-bas.',
        },
        { table: styles(['Style', 'Opposé', 'Avec scène', 'Sans']) },
        {
          ruling: ['R-22'],
          says: 'Les styles sont des styles de musique.',
          why: 'Le texte néerlandais parle de styles de bière ; mais six styles avec leurs opposés ne vont pas avec quatre couleurs de bière.',
        },
        {
          ruling: ['R-92'],
          says: 'La roue et les styles des brasseries sont ceux de la maison : celles qui ont le symbole Déguster sont réparties aussi également que possible.',
          why: 'Ils ne figurent que sur des cartes d’aide, et l’on ne joue que là où l’on déguste.',
        },
      ],
    },
    {
      id: 'concert',
      title: 'Donner un concert',
      blocks: [
        {
          p: 'Dans une brasserie avec le symbole Déguster, s’il vous reste au moins 2 UT. Pas sur la Grand-Place, pas en campant. À chaque séjour, vous choisissez **une** de ces possibilités :',
        },
        {
          table: {
            head: ['Choix', 'Temps', 'Ce que vous avez'],
            rows: [
              ['Déguster', '1 UT', 'la bière'],
              ['Concert et dégustation', '2 UT', 'des fans et la bière'],
              ['Concert seul', '2 UT', 'des fans'],
              ['Ni l’un ni l’autre', 'aucun', 'rien'],
            ],
          },
        },
        {
          steps: [
            'Dites si vous dégustez aussi, et payez 2 UT.',
            'Lancez **3 dés** là où l’on joue votre style, **1 dé** là où l’on joue l’opposé, **2 dés** partout ailleurs.',
            'Chaque dé amène des fans : autostop raté 2, TBBR 4, bus en retard 6.',
            'Si vous dégustez : verre et niveau montent de 1. Puis cartes, jetons Bouteille, sommeil.',
          ],
        },
        { example: 'Trois dés, un autostop raté, un TBBR et un bus en retard : 2 + 4 + 6 = **12 fans**.' },
        {
          example:
            'Niveau 7, concert et dégustation, deux TBBR : 8 fans, une bière dégustée de plus, et vous vous endormez. Les fans sont à vous.',
        },
        {
          example:
            '[[BD-03]] lance 3 dés à la brasserie 13, 1 dé à la 7, 2 dés à la 8. À la 11 on ne déguste pas, donc personne n’y joue.',
        },
        {
          ruling: ['R-23'],
          says: 'Un seul choix par séjour : qui a dégusté n’y donne plus de concert, et inversement. [[CF-P07]] ne rend que la dégustation.',
          why: 'Les règles en font un choix, et rien de précieux ne se perd.',
        },
        {
          ruling: ['R-24'],
          says: 'Le compteur monte de tous les fans obtenus, et la brasserie en question est celle où vous êtes.',
          why: 'Un mot du texte anglais est un lapsus : ce serait une seule case.',
        },
        {
          ruling: ['R-25'],
          says: 'On dit si l’on déguste avant de lancer les dés.',
          why: 'Les deux se passent en même temps.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        {
          table: {
            head: ['Joueurs', 'Le plus de fans', 'Deuxième', 'Troisième', 'Quatrième'],
            rows: [
              ['2', '10 PV', '0', '–', '–'],
              ['3', '20 PV', '10 PV', '5 PV', '–'],
              ['4', '20 PV', '10 PV', '5 PV', '0'],
            ],
          },
        },
        {
          p: 'C’est le **prix du public**. En plus, chacun marque 1 PV tous les deux fans. Qui n’a donné aucun concert n’a pas de prix.',
        },
        {
          example:
            'Quatre joueurs avec 40, 40, 22 et 10 fans : prix de 20, 20, 5 et 0 ; avec les fans, 40, 40, 16 et 5 PV.',
        },
        {
          ruling: ['R-26'],
          says: 'Les joueurs à égalité de fans reçoivent tous le prix de la meilleure place qu’ils partagent ; les places suivantes sont sautées.',
          why: 'Les trois textes donnent le premier prix à chaque joueur qui en a le plus ; sauter des places évite qu’une égalité fasse monter ceux de derrière.',
        },
        {
          ruling: ['R-76'],
          says: 'Si personne n’a donné de concert, il n’y a pas de prix ; qui n’en a donné aucun garde pourtant sa place au classement.',
          why: 'Un prix du public veut un public.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Personnages et évènements** : la bière d’un concert est dégustée à la brasserie et peut être la première du jour ; le concert coûte 2 UT quand même.',
            '**Sac à pixels** : la bière d’un concert ne laisse pas de joker.',
            '**En équipe** : chacun est classé seul ; le prix va dans son propre total.',
            '**Solo** : pas de prix, seulement 1 PV tous les deux fans.',
            '**Course courte** : rien ne change.',
          ],
        },
        {
          ruling: ['R-27'],
          says: 'En solo, il n’y a pas de prix.',
          why: 'Les prix commencent à deux joueurs.',
        },
      ],
    },
    { id: 'cards', title: 'Les groupes', blocks: [{ cards: cards.bands }] },
  ],
})
