import type { Chapter } from '../../../../rules/book.ts'

export const road: readonly Chapter[] = [
  {
    id: 'moving',
    title: 'Se déplacer',
    lead: 'Une route, un moyen de transport, une arrivée. Dites où et comment avant que le dé ne roule.',
    short: [
      ['Autostop', 'rapide, 1 chance sur 2 avec un dé'],
      ['Bus', 'en retard 1 fois sur 6'],
      ['Vélo', 'lent, sûr, jusqu’au niveau 4'],
    ],
    sections: [
      {
        id: 'road',
        title: 'Une route à la fois',
        blocks: [
          { figure: 'race-road', caption: 'Chaque route a trois prix, un par moyen de transport.' },
          {
            p: 'Un déplacement suit **une route** jusqu’à la brasserie de l’autre bout. On ne traverse pas : chaque brasserie en chemin est un déplacement à part, avec son arrivée. La route montre trois valeurs en UT : autostop, bus, vélo.',
          },
          {
            p: 'Vous annoncez d’abord le moyen et la destination ; ni l’un ni l’autre ne change ensuite. Déplacez-vous aussi souvent que le temps le permet.',
          },
          {
            ruling: [13],
            says: 'La valeur doit tenir dans le temps qui reste ; un retard ou une attente possibles ne comptent pas.',
            why: 'Les deux textes disent quoi faire quand le retard ne tient plus. Sinon, ce serait inutile.',
          },
          {
            example:
              'Il reste 3 UT : une route de 4 à vélo est exclue, le bus pour 3 est permis, même si un retard devait l’annuler.',
          },
          {
            ruling: [15],
            says: 'Le niveau au moment de l’annonce vaut pour toute la tentative. Le fromage aide avant, plus après le dé ; les bières bues en chemin n’allongent pas le trajet.',
            why: 'Le prix doit être connu quand on le compare au temps qui reste.',
          },
        ],
      },
      {
        id: 'order',
        title: 'Dans quel ordre',
        blocks: [
          {
            steps: [
              'Annoncez le moyen, la route et, à Bruxelles, le point d’arrivée.',
              'Lancez les dés, ou donnez les bières offertes.',
              'Payez le temps.',
              'Vélo : votre niveau baisse, s’il y a lieu. Bus : dégustez en chemin, si vous voulez.',
              'Arrivez : bouteille ou sous-bock, jeton Brasserie visitée, bonus. Acheter et Déguster redeviennent possibles.',
              'Trinquez, si quelqu’un est là.',
              'Prenez les cartes Objectif remplies.',
              'Décidez des jetons Bouteille franchis.',
              'Le disque de qui s’est endormi va sur la dernière case.',
            ],
          },
          {
            p: 'Un autostop raté ou un trajet annulé prend du temps mais n’est **pas un déplacement** : ni arrivée, ni toast, et Acheter et Déguster ne se renouvellent pas. Cartes et jetons Bouteille sont quand même vérifiés.',
          },
          {
            ruling: [12],
            says: 'Le temps se paie avant de bouger le pion Joueur, quel que soit le moyen.',
            why: 'Les langues divergent ; le trajet annulé et le vélo exigent le paiement d’abord.',
          },
        ],
      },
    ],
  },
  {
    id: 'bicycle',
    title: 'Le vélo',
    lead: 'Le plus lent, et le seul qui ne rate jamais. Il remet aussi les idées en place.',
    short: [
      ['Permis', 'jusqu’au niveau 4'],
      ['Par 4 UT de suite', 'un niveau de moins'],
      ['Dés', 'aucun'],
    ],
    sections: [
      {
        id: 'ride',
        title: 'Rouler',
        blocks: [
          {
            p: 'Au niveau **4 ou moins**, vous pouvez rouler : payez la valeur de la route et arrivez. Au niveau 5, le vélo reste au garage, sauf si un fromage vous ramène d’abord à 4.',
          },
        ],
      },
      {
        id: 'sober',
        title: 'Retrouver ses esprits',
        blocks: [
          {
            p: 'Pour chaque tranche de **4 UT consécutives** en selle, votre niveau baisse de 1, jamais sous 0. La baisse est obligatoire et précède l’arrivée, donc le toast éventuel.',
          },
          { example: 'Niveau 4, une route de 4, un ami au bout : le vélo vous ramène à 3, le toast à 4.' },
          {
            ruling: [16],
            says: 'Les UT s’additionnent sur plusieurs déplacements et tours du même jour ; le reste sous 4 est gardé. Acheter, déguster, camper, tout autre moyen de transport, tout toast (même amené par un autre) et la fin de votre journée remettent le compte à zéro. Fromage, cartes, jetons et sous-bocks, non.',
            why: 'Ce qui compte, c’est votre temps consécutif passé uniquement à vélo ; les tours ne sont qu’un ordre de jeu.',
          },
          {
            example:
              'Une route de 3, puis au tour suivant une route de 2, rien entre les deux : un niveau de moins, et 1 UT compte déjà pour la suite.',
          },
        ],
      },
    ],
  },
  {
    id: 'public-transport',
    title: 'Le bus',
    lead: 'Train, tram ou bus : à cette table, tout cela s’appelle le bus. Plus lent que l’autostop, plus rapide que le vélo. Il part toujours ; il n’arrive pas toujours à l’heure.',
    short: [
      ['Un dé', 'bus en retard : 2 UT de plus'],
      ['Niveau 7', 'valeur doublée, pas le retard'],
      ['En chemin', 'une bière transportée par 2 UT'],
    ],
    sections: [
      {
        id: 'die',
        title: 'Toujours un dé',
        blocks: [
          {
            table: {
              head: ['Face', 'Combien', 'Une route de 4 prend'],
              rows: [
                ['TBBR', '2 sur 6', '4 UT'],
                ['Autostop raté', '3 sur 6', '4 UT'],
                ['Bus en retard', '1 sur 6', '4 + 2 = 6 UT'],
              ],
            },
          },
          {
            p: 'Au **niveau 7**, la valeur de la route est doublée ; le retard reste de 2. Dans Bruxelles, un trajet prend 1 UT, ou 3 en retard ; au niveau 7, 2 ou 4.',
          },
        ],
      },
      {
        id: 'late',
        title: 'Plus assez de temps',
        blocks: [
          {
            p: 'Si la valeur et le retard tiennent tout juste, vous arrivez. S’ils ne tiennent pas, le trajet est **annulé** et votre pion Joueur reste.',
          },
          {
            ruling: [14],
            says: 'Tous les jours sauf le dernier, un trajet annulé finit votre journée : disque sur la dernière case, éveillé. Le dernier jour, vous ne payez que les 2 UT de retard (ou ce qui reste) et pouvez tenter autre chose.',
            why: 'Les règles disent les deux, dans deux chapitres ; la règle particulière du dernier jour l’emporte.',
          },
          {
            example:
              'Disque sur 20 de 24, une route de 4, bus en retard. Le vendredi : disque sur 24, vous restez sur place. Le dimanche : disque sur 22, et 2 UT pour essayer autrement.',
          },
        ],
      },
      {
        id: 'tasting',
        title: 'Déguster en chemin',
        blocks: [
          {
            p: 'Pendant un trajet qui a lieu, vous pouvez déguster **une bière transportée par 2 UT entières** réellement passées à bord, doublement et retard compris. Chacune coûte une bière de votre choix et fait monter verre et niveau de 1.',
          },
          {
            table: {
              head: ['Le trajet a pris', '1', '2 ou 3', '4 ou 5', '4 + 2 de retard', '8 + 2 de retard'],
              rows: [['Bières, au plus', '0', '1', '2', '3', '5']],
            },
          },
          {
            ruling: [17],
            says: 'Déguster en chemin ne prend pas de temps en plus. Cela compte comme dégustation pour les cartes, sans utiliser ni renouveler le Déguster d’une brasserie.',
            why: 'La bière se boit pendant un temps déjà payé ; une par 2 UT, voilà le prix.',
          },
          {
            ruling: [18],
            says: 'On déguste après le dé et le paiement, avant d’arriver ; chaque trajet se compte seul ; un trajet annulé ne donne rien. Une bière bue en chemin manque pour trinquer à l’arrivée.',
            why: 'Le temps doit être passé dans ce trajet, et un trajet annulé n’est jamais parti.',
          },
          {
            ruling: [63],
            says: 'Sur un trajet qui finit à la dernière case du jour, on peut encore déguster, mais plus manger de fromage.',
            why: 'Le trajet dure encore ; le joueur, disque au bout, a fini.',
          },
          {
            p: 'Qui s’endort en chemin ne boit plus, arrive, ramasse ce qui s’y trouve, ne trinque pas et dort jusqu’au matin.',
          },
        ],
      },
    ],
  },
  {
    id: 'hitchhiking',
    title: 'L’autostop',
    lead: 'Le plus rapide et le moins sûr. La persévérance aide ; quelques bières pour le chauffeur aussi.',
    short: [
      ['1, 2, 3 dés', '1/2, 3/4, 7/8'],
      ['Personne ne s’arrête', 'attendre 2 UT, 4 au niveau 7'],
      ['Offrir', '2 bières par UT, sans dé'],
    ],
    sections: [
      {
        id: 'roll',
        title: 'Au bord de la route',
        blocks: [
          {
            p: 'Lancez. Une seule face **TBBR** ou **Bus en retard** suffit : payez la valeur de l’autostop et arrivez. Si tous les dés montrent **Autostop raté**, vous restez et attendez **2 UT** ; 4 au niveau 7. Le temps de route, lui, n’est jamais doublé.',
          },
          {
            p: 'Si l’attente ne tient pas dans la journée, ou tout juste, votre disque va sur la dernière case : journée finie, éveillé. Sinon, recommencez ou faites autre chose.',
          },
        ],
      },
      {
        id: 'again',
        title: 'Recommencer',
        blocks: [
          {
            p: 'Si votre action suivante est une nouvelle tentative vers la **même destination**, vous pouvez lancer jusqu’à 2 dés, et jusqu’à 3 à partir de la troisième tentative. Ce droit survit à la fin du tour, pas à celle de la journée.',
          },
          {
            ruling: [19],
            says: 'La série dure tant que vos propres actions sont des tentatives vers le même point par la même route ; deux points de Bruxelles sont deux destinations. La réussite, toute autre action ou la nuit y mettent fin ; fromage, cartes et toast amené par un autre, non.',
            why: 'Le texte parle de la prochaine action du joueur, et rien de tout cela n’est une action à vous.',
          },
          {
            ruling: [20],
            says: 'On peut lancer moins de dés que permis.',
            why: 'Les deux langues disent « pouvez », et une carte récompense l’échec.',
          },
          {
            example:
              'Trois échecs sur une route de 3 : disque 10, 12, 14, 16. La quatrième tentative, à 3 dés, réussit : disque 19.',
          },
        ],
      },
      {
        id: 'offer',
        title: 'Offrir des bières',
        blocks: [
          {
            p: 'Au lieu de lancer, vous pouvez donner **2 bières transportées par UT** de la route, de n’importe quelles couleurs. La réussite est certaine, le temps se paie comme d’habitude. C’est possible d’emblée ou après des échecs, dont l’attente reste payée.',
          },
          {
            ruling: [57],
            says: 'Le nombre de bières n’est jamais doublé. Dans Bruxelles, il en faut 2.',
            why: 'Il dépend des UT du déplacement ; l’Éthylomètre ne double que l’attente.',
          },
        ],
      },
      {
        id: 'zero',
        title: 'Les routes à 0',
        blocks: [
          {
            p: 'Sur les trois routes où l’autostop vaut 0, il faut lancer. La réussite vous déplace sans dépenser de temps : votre disque garde sa place dans la pile et le tour continue. L’échec coûte l’attente habituelle.',
          },
          {
            ruling: [56],
            says: 'On voyage pour 0 aussi souvent que les dés le veulent, mais jamais en offrant des bières.',
            why: 'C’est imprimé ainsi, et comme chaque échec coûte du temps, cela ne peut pas durer toujours.',
          },
        ],
      },
    ],
  },
  {
    id: 'arriving',
    title: 'Arriver',
    lead: 'Prenez ce qui vous attend, laissez votre marque, et voyez qui est déjà au comptoir.',
    short: [
      ['Le tout premier', 'bouteille Premier visiteur'],
      ['Ensuite', 'un sous-bock par arrivée'],
      ['Votre première visite', 'jeton et bonus'],
    ],
    sections: [
      {
        id: 'pick-up',
        title: 'Bouteille ou sous-bock',
        blocks: [
          {
            p: 'Si la bouteille Premier visiteur est encore là, vous la prenez. Si elle est partie et qu’il reste un sous-bock, vous en prenez **un**. Jamais les deux à la même arrivée.',
          },
          {
            example:
              'Une bouteille et deux sous-bocks : le premier prend la bouteille, les deux arrivées suivantes un sous-bock chacune, la quatrième rien. Le même joueur peut revenir pour un sous-bock.',
          },
          {
            ruling: [46],
            says: 'Ce que l’on trouve en arrivant se prend d’office et ne se refuse pas.',
            why: 'Les textes sont à l’impératif, et avoir moins ne rapporte jamais.',
          },
        ],
      },
      {
        id: 'visit',
        title: 'Votre première visite',
        blocks: [
          {
            p: 'À votre première arrivée, vous posez un jeton Brasserie visitée. Sur une brasserie à bonus, vous avancez de 1 sur chaque piste Bonus concernée. Chacun peut obtenir chaque bonus une fois ; revenir ne donne ni jeton ni bonus.',
          },
          { p: 'Arriver avec sa dernière UT est une arrivée comme une autre, mais sans trinquer.' },
        ],
      },
    ],
  },
  {
    id: 'brussels',
    title: 'Bruxelles',
    lead: 'Sept points, tous reliés, à 1 UT l’un de l’autre. Toute route vers la capitale mène à chacun d’eux.',
    short: [
      ['Dans la ville', '1 UT, tous les moyens'],
      ['Entrer et sortir', 'la valeur de la route, n’importe quel point'],
      ['Grand-Place', 'ni achat, ni dégustation, ni toast, ni tente'],
    ],
    sections: [
      {
        id: 'inside',
        title: 'En ville',
        blocks: [
          {
            figure: 'race-brussels',
            caption: 'La Grand-Place et six brasseries ; deux points sont toujours à un déplacement.',
          },
          {
            p: 'Deux points sont toujours à un déplacement l’un de l’autre, à la valeur 1 pour chaque moyen. Dés, retard, attente, vélo interdit et doublement valent comme ailleurs.',
          },
          {
            p: 'On **sort** de n’importe quel point par n’importe quelle route, à sa valeur. On **entre** à la valeur de la route, sur le point annoncé au départ, sans temps en plus.',
          },
          {
            ruling: [58],
            says: 'On ne se rencontre que dans la même brasserie, pas seulement dans la même ville.',
            why: 'Pour trinquer, le texte demande la même brasserie.',
          },
        ],
      },
      {
        id: 'grand-place',
        title: 'La Grand-Place',
        blocks: [
          {
            p: 'Ni bouteille, ni sous-bock, ni jeton, ni achat, ni dégustation ; on n’y trinque pas, on n’y campe pas, et l’on peut y être nombreux.',
          },
          {
            ruling: [47],
            says: 'La Grand-Place n’est jamais une brasserie visitée, ni une brasserie de Bruxelles, ni un départ de la course courte.',
            why: 'Les deux textes la nomment à part des six brasseries.',
          },
        ],
      },
    ],
  },
]
