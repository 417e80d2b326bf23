import type { Chapter } from '../../../../rules/book.ts'

export const garden: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Acheter des tuiles',
    lead: 'Prix simple à l’ombre, double au soleil. Ce qui est posé reste posé.',
    short: [
      ['Ressource', 'sa fertilité ; au soleil le double'],
      ['Moine', 'les ducats indiqués sur l’espace ; au soleil le double'],
      ['À chaque arrêt', 'au moins une tuile'],
    ],
    sections: [
      {
        id: 'price',
        title: 'Prix et place',
        blocks: [
          {
            p: 'Sur un espace ressource ou moine, vous achetez **au moins une** tuile, et autant que vous pouvez payer. Chacune va sur n’importe quel emplacement libre du côté payé : jamais sur un site, et pour toute la partie. Elle n’a pas besoin d’en toucher une autre.',
          },
          {
            figure: 'ale-prices',
            caption:
              'Une tuile houblon de fertilité 4 : chaque emplacement libre montre son prix, 8 au soleil et 4 à l’ombre.',
          },
          {
            ruling: [2],
            says: 'Les tuiles s’achètent une à une, dans l’ordre voulu : choisir, payer, poser, fermer les sites, et alors seulement la suivante.',
            why: 'Un site fermé doit être traité aussitôt.',
          },
          {
            ruling: [3],
            says: 'On peut s’arrêter si une tuile coûte au plus vos ducats et 3 par privilège en main. Qui compte sur ses privilèges doit alors rendre le nombre qu’il faut.',
            why: 'Un espace dont l’action est impossible est interdit, et un privilège peut devenir de l’argent à tout moment.',
          },
          {
            example:
              '1 ducat, un privilège, une tuile de fertilité 4 : à l’ombre, 4 tient dans 1 + 3, vous pouvez vous arrêter. S’il ne reste de la place qu’au soleil, elle coûte 8 : arrêt interdit.',
          },
          {
            ruling: [4],
            says: 'Si un seul côté a de la place, on peut encore acheter, au prix de ce côté.',
            why: 'Le côté se choisit librement parmi les emplacements libres.',
          },
          {
            ruling: [5],
            says: 'Les ducats d’un bâtiment peuvent payer la tuile suivante du même arrêt, non celle qui a fermé le site.',
            why: 'On paie avant de poser.',
          },
          {
            ruling: [6],
            says: 'Ce que personne n’achète reste sur son espace, et chaque manche en ajoute.',
            why: 'Préparer une manche ne fait qu’ajouter ; rien n’est défaussé.',
          },
        ],
      },
      {
        id: 'resources',
        title: 'Tuiles ressource',
        blocks: [
          {
            p: 'Le chiffre sur la tuile est sa **fertilité** : son prix à l’ombre, et ce qu’elle rapporte chaque fois qu’on la réveille. L’achat seul ne rapporte rien.',
          },
          {
            example:
              'Orge 3 et houblon 5 se trouvent ensemble. Le houblon à l’ombre pour 5, puis l’orge au soleil pour 6 : 25, 20, 14 ducats.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Moines',
        blocks: [
          {
            p: 'Un moine coûte les ducats indiqués sur son espace, au soleil le double. Il n’a pas de fertilité et compte 0 pour un site, mais il occupe son emplacement. Le côté change son prix et compte pour remplir cette moitié du jardin ; ce qu’il rapporte ne change jamais. Les quatre sortes ne diffèrent **que par leur case** : Arnould et Fiacre forment une paire, Bède et Martin l’autre.',
          },
          {
            ruling: [33],
            says: 'Plusieurs moines sur un espace coûtent chacun le même prix.',
            why: 'Le prix est imprimé sur l’espace.',
          },
        ],
      },
    ],
  },
  {
    id: 'activating',
    title: 'Activer',
    lead: 'Les tuiles paient quand on les réveille. Un disque les réveille, une fois par case.',
    short: [
      ['A', 'case numéro'],
      ['B', 'cases moine'],
      ['C', 'cases ressource'],
      ['ABC', 'n’importe quelle case'],
    ],
    sections: [
      {
        id: 'disc',
        title: 'Un disque sur une case',
        blocks: [
          {
            figure: 'ale-boxes',
            caption: 'Dix cases d’activation en cinq paires. Chacune ne reçoit qu’un disque de toute la partie.',
          },
          {
            p: 'Sur un espace d’activation, vous prenez **un** disque, le posez sur une case libre que la lettre permet, et les tuiles de cette case paient. Le disque y reste jusqu’à la fin : chaque case ne sert qu’une fois. À la dernière manche, à deux ou trois, certains espaces portent deux disques ; on n’en prend toujours qu’un.',
          },
          {
            list: [
              '**Case numéro**, disque A ou ABC : choisissez un numéro ; chaque tuile ressource de cette fertilité paie, quels que soient la ressource et le côté.',
              '**Case ressource**, disque C ou ABC : chaque tuile de cette ressource paie, des deux côtés.',
              '**Case moine**, disque B ou ABC : chacun de vos moines de cette sorte réveille chaque tuile autour de lui.',
            ],
          },
          { p: 'Une case ne peut servir que si votre jardin contient une tuile pour elle.' },
          {
            ruling: [8],
            says: 'On ne nomme qu’un numéro présent dans son jardin.',
            why: 'Un disque ne peut rien pour des tuiles que l’on n’a pas.',
          },
          {
            ruling: [9],
            says: 'Les revenus sont automatiques et ne se refusent pas.',
            why: 'La règle dit ce qui arrive, sans parler de choix, et un revenu ne nuit jamais.',
          },
        ],
      },
      {
        id: 'income',
        title: 'Ce que paie une tuile',
        blocks: [
          {
            table: {
              head: ['Tuile', 'Rapporte'],
              rows: [
                ['ressource à l’ombre', 'sa fertilité en ducats'],
                ['ressource au soleil', 'son marqueur avance de sa fertilité'],
                ['moine réveillé (par un moine ou un bâtiment)', 'maître brasseur +1'],
              ],
            },
          },
          {
            p: 'Une tuile paie chaque fois qu’on la réveille, même plusieurs fois dans un tour. Un marqueur ne dépasse jamais 20 : chaque case de plus rapporte 1 ducat.',
          },
          { example: 'Levure sur 18, une levure 5 au soleil paie : deux cases jusqu’à 20, et 3 ducats.' },
          {
            ruling: [14],
            says: 'Le maître brasseur s’arrête sur 20 ; ce qui dépasse est perdu et ne rapporte rien.',
            why: 'Seuls les marqueurs sont payés pour le surplus.',
          },
        ],
      },
      {
        id: 'monks',
        title: 'Les moines au travail',
        blocks: [
          {
            p: 'Un moine activé par un disque réveille **chaque tuile voisine** : les ressources paient, les moines font avancer votre maître brasseur. Lui-même ne paie rien. Une tuile entre deux de ces moines paie deux fois.',
          },
          {
            ruling: [10],
            says: 'Un moine réveillé ne réveille aucune tuile à son tour. Les moines de toute sorte sont des voisins : deux de la même sorte côte à côte se réveillent l’un l’autre, 2 cases en tout.',
            why: 'Le revenu d’un moine est une case du maître brasseur, et rien d’autre.',
          },
          {
            example:
              'Autour de votre moine, deux autres moines et une orge 3 à l’ombre : maître brasseur +2 et 3 ducats.',
          },
          {
            ruling: [11],
            says: 'Un moine sans voisin peut servir et ne rapporte rien. Bâtiments, sites et emplacements vides ne rapportent rien non plus.',
            why: 'La sorte est présente, c’est tout ce que la règle demande ; et le disque peut compléter une paire.',
          },
        ],
      },
    ],
  },
  {
    id: 'sites',
    title: 'Sites et bâtiments',
    lead: 'Six tuiles autour d’un site le ferment. Terre pauvre plaît au maître brasseur, terre riche réveille les voisines.',
    short: [
      ['Somme', 'la fertilité des six tuiles'],
      ['Basse', 'le maître brasseur avance'],
      ['Haute', 'des voisines se réveillent'],
    ],
    sections: [
      {
        id: 'closing',
        title: 'Fermer un site',
        blocks: [
          {
            p: 'Dès que la dernière de ses six voisines est posée, additionnez leurs fertilités ; les moines comptent 0. La somme désigne le bâtiment : d’abord le maître brasseur avance, puis on bâtit, puis le bâtiment réveille des voisines, le tout avant l’achat suivant. On ne bâtit qu’une fois sur un site, et l’on ne peut pas refuser.',
          },
          {
            figure: 'ale-site',
            caption:
              'Cinq tuiles pour une somme de 17 ; une sixième de 4 donne 21 ; le Fenil réveille une voisine sur deux.',
          },
          {
            table: {
              head: ['Somme', 'Bâtiment', 'Maître brasseur', 'Réveille'],
              rows: [
                ['0 à 7', 'Abri à bois', '+6', 'aucune tuile'],
                ['8 à 11', 'Remise à outils', '+3', '1 de votre choix'],
                ['12 à 17', 'Remise à charrettes', '+1', '2 qui se font face'],
                ['18 à 23', 'Fenil', '+1', '3, une sur deux'],
                ['24 à 30', 'Malterie', '0', '4 de votre choix'],
              ],
            },
          },
          { example: '4, 3, 5, 2, 1 et un moine : somme 15. Maître brasseur +1, Remise à charrettes.' },
          {
            ruling: [12],
            says: 'Si une tuile ferme deux sites, on bâtit sur l’un puis sur l’autre.',
            why: 'Les sommes sont fixes et les effets s’ajoutent : l’ordre est indifférent.',
          },
        ],
      },
      {
        id: 'sheds',
        title: 'Bâtiments',
        blocks: [
          {
            p: 'Les tuiles réveillées paient comme toujours ; un moine réveillé fait avancer le maître brasseur de 1. Un bâtiment agit **une fois**, quand on le bâtit ; ni disque ni moine ne le réveille.',
          },
          {
            ruling: [13],
            says: 'Le nombre indiqué doit être réveillé en entier, vous choisissez seulement lesquelles ; un moine peut en être ; l’orientation de la pièce est sans effet.',
            why: 'Les six voisines sont alors là, et les flèches sont les mêmes de tous côtés.',
          },
        ],
      },
    ],
  },
]
