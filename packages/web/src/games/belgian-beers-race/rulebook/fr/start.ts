import type { Chapter } from '../../../../rules/book.ts'

export const start: readonly Chapter[] = [
  {
    id: 'race',
    title: 'La course en bref',
    lead: 'Trois jours à travers la Belgique, quarante brasseries et un seul rendez-vous : la Grand-Place de Bruxelles, dimanche soir.',
    short: [
      ['Joueurs', '2 à 4'],
      ['Journées', '24, 32 et 24 UT'],
      ['Victoire', 'au plus grand total de PV'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'Le but du jeu',
        blocks: [
          {
            p: 'Vous allez de brasserie en brasserie, vous achetez de la bière, vous la dégustez et vous trinquez avec ceux que vous croisez. Presque tout prend du temps, et le temps est votre seule richesse : une **UT** (unité de temps) vaut une demi-heure, et chaque journée en compte un nombre fixe.',
          },
          {
            p: 'Bières dégustées, bouteilles Premier visiteur et sous-bocks comptent **à chaque décompte** : ce que vous récoltez le vendredi paie trois fois. Visites, bonus, fromage, toasts échangés et cartes Objectif ne comptent qu’une fois, à la fin.',
          },
          {
            p: 'Soyez sur la Grand-Place à la fin du dernier jour : chaque déplacement qui vous en sépare coûte 15 **PV** (points de victoire).',
          },
        ],
      },
      {
        id: 'actions',
        title: 'Ce que vous pouvez faire',
        blocks: [
          {
            table: {
              head: ['Action', 'Temps', 'En un mot'],
              rows: [
                ['[Se déplacer](moving)', 'selon la route', 'autostop, bus ou vélo'],
                ['[Acheter](buying)', '1 UT', '3 bières pour le sac à dos, parfois un fromage'],
                ['[Déguster](tasting)', '1 UT', 'une bière dégustée et un niveau de plus'],
                ['[Trinquer](toasting)', '1 UT', 'obligatoire, quand vous rejoignez quelqu’un'],
                ['[Camper](ending-the-day)', '1 UT par bière', 'boire ses réserves, puis finir la journée'],
                [
                  '[Finir sa journée](ending-the-day#stop)',
                  'le reste du jour',
                  's’arrêter là où l’on ne peut pas camper',
                ],
                ['[Manger du fromage](buying#cheese)', 'aucun', 'un niveau de moins'],
              ],
            },
          },
        ],
      },
      {
        id: 'manners',
        title: 'Entre adultes, avec mesure',
        blocks: [
          {
            p: 'Personne ne conduit dans cette course. L’alcool est réservé aux adultes, et aux adultes raisonnables. Les brasseries existent ; leurs routes, leurs distances et leurs horaires ont été arrangés pour le jeu.',
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Mise en place',
    lead: 'La maison installe tout. Voici ce qu’elle fait, et ce que sont les pièces.',
    short: [
      ['Sous-bocks', '5, 15 ou 25 à 2, 3 ou 4 joueurs'],
      ['Cartes de niveau 3', 'une par joueur'],
      ['Tout le monde', 'sur la Grand-Place, disque sur 0'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'Les pièces',
        blocks: [
          {
            p: 'La carte compte **40 brasseries**, 34 dans le pays et 6 à Bruxelles, ainsi que la Grand-Place, qui est un lieu mais pas une brasserie. La couleur d’une brasserie est celle de sa bière, achetée ou dégustée.',
          },
          {
            table: {
              head: ['Couleur', 'Bière', 'Brasseries et bouteilles'],
              rows: [
                ['jaune', 'blonde', '20'],
                ['brun', 'brune, ambrée, fruitée', '10'],
                ['rouge', 'trappiste', '5'],
                ['noir', 'stout', '5'],
              ],
            },
          },
          {
            p: 'Certaines brasseries portent un bonus : 3 Joueur, 3 Auteur, 4 Points cardinaux et 5 Trappistes. Trois des Trappistes appartiennent aussi à une seconde catégorie.',
          },
          {
            p: 'Il y a 32 cartes Objectif de niveau 1, 25 de niveau 2 et 15 de niveau 3. Les trois dés sont identiques : 3 faces **Autostop raté**, 2 faces **TBBR** (les initiales de la course), 1 face **Bus en retard**. Un sac à dos contient 12 bières.',
          },
          {
            ruling: [43, 44],
            says: 'Aucune pièce ne vient à manquer : bières, jetons Brasserie visitée et marqueurs sont illimités, et l’on peut visiter les quarante brasseries bien que la boîte n’ait que 35 jetons.',
            why: 'Les règles demandent de remplacer le matériel manquant par un substitut.',
          },
          {
            ruling: [50],
            says: 'Les quantités 20, 10, 5 et 5 vont au jaune, au brun, au rouge et au noir.',
            why: 'C’est l’ordre dans lequel les couleurs sont présentées, et 5 bouteilles rouges répondent à 5 Trappistes.',
          },
        ],
      },
      {
        id: 'table',
        title: 'Dresser la table',
        blocks: [
          {
            steps: [
              'On tire des sous-bocks, chacun sur une face au hasard, et on les pose sur la brasserie dont le numéro apparaît : 5 à deux joueurs, 15 à trois, 25 à quatre. Plusieurs peuvent se trouver ensemble ; les autres quittent le jeu.',
              'Chaque brasserie reçoit une bouteille Premier visiteur de sa couleur, par-dessus les sous-bocks.',
              'Quatre cartes de niveau 1 vont dans la rangée de droite de l’Embouteilleuse, trois dans celle de gauche ; les autres forment une pioche face visible. Le niveau 2 attend à part.',
              'On révèle pour toute la partie autant de cartes de niveau 3 qu’il y a de joueurs.',
              'Les jetons Bouteille sont posés, intacts, aux limites 8|9, 16|17 et 24|25 de la piste de Temps. Le jeton de fin est sur 24.',
              'Tout le monde part de la Grand-Place, sac vide et pistes à zéro. Les disques sont empilés sur la case 0 : le premier joueur au sommet, puis les autres vers le bas, dans le sens horaire.',
            ],
          },
          {
            ruling: [45],
            says: 'Une fois posé, le verso d’un sous-bock n’a plus de sens.',
            why: 'Aucune règle n’y revient ; on ne fait que les compter.',
          },
          {
            ruling: [49],
            says: 'Le premier joueur est tiré au sort.',
            why: 'Les règles préfèrent le dernier buveur de bière, mais acceptent toute méthode.',
          },
        ],
      },
    ],
  },
  {
    id: 'time',
    title: 'Tours et temps',
    lead: 'Le plus en arrière joue, et joue jusqu’à devancer tout le monde.',
    short: [
      ['À qui', 'au disque le plus en arrière ; dans une pile, à celui du dessus'],
      ['Fin du tour', 'devant tous les disques, ou sur la dernière case'],
      ['1 UT', 'une case, une demi-heure'],
    ],
    sections: [
      {
        id: 'track',
        title: 'La piste de Temps',
        blocks: [
          {
            figure: 'race-time-track',
            caption: 'Dépenser du temps fait avancer votre disque. C’est toujours au dernier de jouer.',
          },
          {
            p: 'Dépenser des UT fait avancer votre disque d’autant de cases. Un disque qui arrive sur d’autres se pose **au-dessus**. Le vendredi va de 12 h à 24 h, le samedi de 8 h à 24 h, le dimanche de 8 h à 20 h.',
          },
          {
            ruling: [1],
            says: 'Le départ est la case 0 et la dernière case porte le nombre d’UT du jour : une journée offre exactement 24 ou 32 UT.',
            why: 'C’est la seule lecture qui accorde les totaux imprimés, l’exemple du réveil difficile et la place des jetons Bouteille.',
          },
          {
            ruling: [61],
            says: 'Dans la course courte, le jour 1 affiche les heures du vendredi, le jour 2 celles du dimanche.',
            why: 'Les heures ne sont imprimées que pour trois jours ; les durées concordent et seule l’horloge de l’écran en dépend.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'Votre tour',
        blocks: [
          {
            p: 'Le joueur actif est celui dont le disque est **le plus en arrière** ; sur une case partagée, celui du dessus. Vous enchaînez les actions jusqu’à ce que votre disque soit **strictement devant** tous les autres. Être à hauteur ne suffit pas.',
          },
          {
            example:
              'Vous êtes sur 6, la tête sur 10. Après 4 UT, votre disque est sur 10, au-dessus du premier, et le tour continue. Une UT de plus le termine.',
          },
          {
            p: 'On compare après chaque action complète, avec les disques là où ils sont alors. Le matin, tous sont sur 0 : la première action qui prend du temps termine déjà le premier tour.',
          },
          {
            p: 'Votre tour s’arrête aussi quand votre disque atteint la dernière case du jour. Sans temps, plus d’action aujourd’hui.',
          },
          {
            p: 'Ce qui ne prend pas de temps, comme manger du fromage, prendre une carte ou décider d’un jeton Bouteille, se passe dans le tour en cours et ne change jamais qui joue.',
          },
          {
            ruling: [2],
            says: 'L’action qui vous fait dépasser la tête est jouée jusqu’au bout : arrivée, toast, cartes, jetons Bouteille.',
            why: 'Le texte français le dit, et il englobe l’anglais.',
          },
          {
            ruling: [3],
            says: 'Le nouveau venu se pose sur la pile et joue avant ceux du dessous.',
            why: 'C’est ce qui se passe sur une vraie table, et la pile de départ fonctionne ainsi.',
          },
          {
            ruling: [5],
            says: 'On ne passe pas : tant que vous n’êtes pas devant, vous devez agir.',
            why: 'Un tour se définit par sa fin, non par l’envie du joueur.',
          },
        ],
      },
      {
        id: 'finished',
        title: 'Quand quelqu’un a fini',
        blocks: [
          {
            ruling: [4],
            says: 'Les disques sur la dernière case comptent en tête et ne se dépassent pas : chacun de ceux qui restent joue toute la fin de sa journée en un seul tour, le plus en arrière d’abord. Cela vaut même en plein tour, si votre toast endort un partenaire. Une table peut choisir d’ignorer les disques arrivés.',
            why: 'Les deux textes parlent du disque le plus avancé sans exempter personne. À deux, l’autre lecture renouvellerait les cartes après chaque action.',
          },
          {
            example:
              'Trois joueurs, le troisième endormi sur 24. Vous êtes sur 9, l’autre sur 11 : vous jouez votre journée jusqu’au bout, puis c’est à lui.',
          },
          {
            p: 'On ne peut pas attendre un peu puis reprendre. [Camper et finir sa journée](ending-the-day) sont les seules façons de s’arrêter tôt.',
          },
          {
            ruling: [55],
            says: 'Si une action amène le dernier disque au bout, ce tour est achevé, puis la journée finit ; personne ne rejoue.',
            why: 'Les deux textes font commencer le soir quand tous les disques sont empilés.',
          },
        ],
      },
      {
        id: 'together',
        title: 'Des disques qui avancent ensemble',
        blocks: [
          {
            ruling: [11],
            says: 'Les disques qui avancent au même instant (toast, réveil) se posent au-dessus de ceux qui restent ; ceux qui ont même départ et même arrivée gardent leur ordre. Quand plusieurs choisissent ou s’endorment à la fois, le joueur actif vient d’abord, puis le sens horaire.',
            why: 'La règle du matin garde l’ordre des retards égaux ; la même idée convient au toast.',
          },
        ],
      },
    ],
  },
]
