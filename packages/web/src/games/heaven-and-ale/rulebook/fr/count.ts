import type { Chapter } from '../../../../rules/book.ts'

export const count: readonly Chapter[] = [
  {
    id: 'privileges',
    title: 'Paires et privilèges',
    lead: 'Deux disques côte à côte ouvrent une porte. À vous de choisir ce qui entre, ou de vendre la clé.',
    short: [
      ['Paire complète', 'posez un privilège, si vous voulez'],
      ['En cas de besoin', '3 ducats pièce'],
      ['Posé', 'pour de bon'],
    ],
    sections: [
      {
        id: 'pairs',
        title: 'Compléter une paire',
        blocks: [
          {
            p: 'Quand la seconde case d’une paire reçoit son disque, et après ses revenus, vous **pouvez** poser un privilège de votre main à côté de la paire et en prendre aussitôt la récompense.',
          },
          {
            ruling: [15],
            says: 'Main vide : il ne se passe rien, et rien ne s’y posera plus tard.',
            why: 'La règle le dit de qui renonce ; une main vide n’y change rien.',
          },
          {
            ruling: [34],
            says: 'Qui renonce garde le privilège pour une autre paire ou pour 3 ducats.',
            why: 'Seule cette paire est perdue.',
          },
        ],
      },
      {
        id: 'cards',
        title: 'Les cinq privilèges',
        blocks: [
          {
            table: {
              head: ['Privilège', 'Récompense'],
              rows: [
                [
                  'Bonne récolte',
                  'choisissez une ressource : son marqueur avance de 1 par tuile de cette ressource au jardin, des deux côtés',
                ],
                [
                  'Coup de main',
                  'votre dernier marqueur avance de 1 par disque sur vos cases d’activation, le nouveau compris',
                ],
                ['Tonnellerie', 'à la fin, 1 point de plus par baril, quel que soit le moment où il a été pris'],
                ['Dîme', '12 ducats'],
                ['Vieille recette', 'maître brasseur +5'],
              ],
            },
          },
          {
            ruling: [31],
            says: 'Bonne récolte peut nommer une ressource dont vous n’avez aucune tuile, pour zéro case.',
            why: 'Le choix est libre, et le privilège compte pour son objectif.',
          },
          {
            ruling: [32],
            says: 'Avec Coup de main, un seul marqueur prend toutes les cases ; on ne compare pas après chacune.',
            why: 'Le texte nomme un marqueur.',
          },
          {
            ruling: [40],
            says: 'Coup de main ne fait avancer que le dernier marqueur, ou l’un des derniers à égalité.',
            why: 'La règle française nomme le moins avancé.',
          },
        ],
      },
      {
        id: 'emergency',
        title: 'Ducats d’urgence',
        blocks: [
          {
            p: 'Un privilège encore en main peut être rendu contre **3 ducats**. Il quitte le jeu et ne compte plus pour rien ; un privilège posé ne se rend pas.',
          },
          {
            ruling: [7],
            says: 'La maison le propose pendant un achat que vous ne pouvez payer autrement, pour autant de privilèges qu’il faut, à votre choix ; et elle le fait pour vous avec tous ceux qui restent à la fin.',
            why: 'Les ducats ne servent qu’aux tuiles et au décompte : rien d’utile n’est perdu, et l’on vous dérange moins.',
          },
          { example: '2 ducats, prix 9 : trois privilèges, 11 ducats, il en reste 2.' },
        ],
      },
    ],
  },
  {
    id: 'barrels',
    title: 'Barils',
    lead: 'Douze objectifs au mur. Le premier à se présenter reçoit le gros baril.',
    short: [
      ['Gros', '4 points'],
      ['Petit', '2 points'],
      ['Par objectif', 'un baril pour vous'],
    ],
    sections: [
      {
        id: 'taking',
        title: 'Prendre des barils',
        blocks: [
          {
            p: 'Les objectifs ne comptent que si vous vous **arrêtez sur un espace baril**. Vous prenez alors un baril pour chaque objectif atteint qui ne vous en a pas encore donné : le gros s’il est là, sinon le petit.',
          },
          {
            ruling: [16],
            says: 'Tous les barils dus sont pris d’un coup. On ne s’arrête que si l’on en prend au moins un ; un objectif dont les barils sont partis, ou déjà récompensé, ne suffit pas. Un baril ne se rend jamais. Les deux espaces baril peuvent servir dans une même manche.',
            why: 'Le passage manque en français ; l’anglais le dit, et une action qui ne prend rien n’en est pas une.',
          },
        ],
      },
      {
        id: 'goals',
        title: 'Les douze objectifs',
        blocks: [
          {
            figure: 'ale-wall',
            caption: 'Chaque objectif a un gros et un petit baril ; un baril pris porte le signe de son propriétaire.',
          },
          {
            list: [
              'Votre maître brasseur est sur 1 ou plus.',
              'Vos cinq marqueurs sont sur 1 ou plus.',
              'Au moins six tuiles ressource de fertilité 1.',
              'Au moins six tuiles ressource de fertilité 5.',
              'Au moins un marqueur sur 20.',
              'Les 15 emplacements ensoleillés remplis.',
              'Les 15 emplacements ombragés remplis.',
              'Un disque sur chacune des quatre cases moine.',
              'Un disque sur chacune des cinq cases ressource.',
              'Au moins trois bâtiments du même type.',
              'Des bâtiments d’au moins quatre types ; l’Abri à bois en est un.',
              'Au moins trois privilèges posés.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Les manches',
    lead: 'Une manche finit quand tout le monde est rentré. Puis la piste se remplit de nouveau.',
    short: [
      ['Le dernier rentré', 'doit prendre « Premier joueur » s’il est libre'],
      ['On ajoute', '4 moines, 15 ressources'],
      ['Disques', 'de nouveau un par espace'],
    ],
    sections: [
      {
        id: 'home',
        title: 'Rentrer',
        blocks: [
          {
            p: 'Dans la zone de départ, vous choisissez une place libre, en prenez le revenu, et votre manche est finie.',
          },
          {
            ruling: [26],
            says: 'Le dernier à rentrer doit prendre « Premier joueur » si la place est libre ; sinon, une place libre au choix.',
            why: 'C’est dit en toutes lettres.',
          },
          {
            ruling: [27],
            says: 'Cela vaut aussi à la dernière manche, et donne le point.',
            why: 'Aucune exception n’est faite.',
          },
          {
            ruling: [18],
            says: 'Une figurine qui n’est pas encore partie occupe toujours sa place ; la vôtre compte comme libre.',
            why: 'Une place est libre quand aucune autre figurine ne s’y trouve.',
          },
          {
            example:
              'Quatre joueurs, et le premier fait tout le tour d’une traite dès son premier coup : les trois autres places sont occupées, il ne reste que « Premier joueur ».',
          },
        ],
      },
      {
        id: 'next',
        title: 'La manche suivante',
        blocks: [
          {
            steps: [
              'On ajoute un moine de la pile suivante à chaque espace moine.',
              'On ajoute une tuile à chaque espace ressource, de la pile I tant qu’elle dure, puis de la pile II.',
              'Chaque espace d’activation revient à exactement un disque.',
              'Avant la dernière manche : à deux, un second disque sur B et C ; à trois, aussi sur le premier ABC.',
              'Qui se tient sur « Premier joueur » commence.',
            ],
          },
          {
            ruling: [39],
            says: 'La pile II commence quand la pile I est épuisée, même en plein remplissage, quel que soit le dos des moines.',
            why: 'La règle française le dit.',
          },
          {
            ruling: [23],
            says: 'Rien d’autre n’est renouvelé : un baril parti reste parti.',
            why: 'Ce n’est pas sur la liste.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Décompte final',
    lead: 'Le maître brasseur fixe les conditions, les marqueurs s’égalisent, et le dernier d’entre eux fait la bière.',
    short: [
      ['Production', 'dernier marqueur × multiplicateur'],
      ['Barils', '4 et 2'],
      ['Premier joueur', '1'],
    ],
    sections: [
      {
        id: 'rate',
        title: 'Taux et multiplicateur',
        blocks: [
          {
            table: {
              head: ['Maître brasseur sur', 'Taux d’échange', 'Multiplicateur'],
              rows: [
                ['0 ou moins', '5 : 1', '2'],
                ['1 à 4', '4 : 1', '3'],
                ['5 à 8', '3 : 1', '3'],
                ['9 à 11', '3 : 1', '4'],
                ['12 à 14', '2 : 1', '4'],
                ['15 à 17', '2 : 1', '5'],
                ['18 et 19', '2 : 1', '6'],
                ['20', '1 : 1', '6'],
              ],
            },
          },
        ],
      },
      {
        id: 'exchange',
        title: 'Égaliser les marqueurs',
        blocks: [
          {
            p: 'D’abord, les privilèges restés en main deviennent 3 ducats chacun. Puis l’**échange** : à 2 : 1, par exemple, deux cases en arrière, d’un marqueur ou de deux, font avancer votre dernier marqueur d’une case. On continue tant que cela ne fait passer aucun autre marqueur derrière lui. Puis l’**argent** : chaque dizaine de ducats fait avancer le dernier marqueur d’une case. Le reste ne vaut rien.',
          },
          { example: 'Taux 2 : 1, marqueurs 12, 10, 9, 9, 4 : quatre échanges plus tard, tous sont sur 8.' },
          {
            example:
              'Taux 3 : 1, marqueurs 20, 14, 11, 8, 3 : après six échanges, 9, 9, 9, 9, 8. Avec 27 ducats, deux cases de plus : 10, 9, 9, 9, 9.',
          },
          {
            figure: 'ale-count',
            caption: 'Le même exemple, tel que la table le compte à la fin d’une partie, étape par étape.',
          },
          {
            ruling: [17],
            says: 'On échange tant que c’est possible, et avant l’argent ; la maison fait les deux pour vous. Une table peut choisir de s’arrêter là où l’argent fait mieux.',
            why: 'Le texte est à l’impératif et met l’échange d’abord. Dans ce cadre, la façon de la maison est la meilleure.',
          },
          {
            ruling: [28],
            says: 'Un échange fait avancer le dernier marqueur.',
            why: 'Le texte français dit « un autre », l’anglais « le dernier » ; en avancer un autre n’aide jamais.',
          },
          {
            ruling: [29],
            says: 'Les cases sans numéro comptent comme les autres.',
            why: 'Une case est une case ; seuls les points exigent un numéro.',
          },
          {
            ruling: [30],
            says: 'Ici, rien n’est payé au-delà de 20 ; un marqueur sur 20 est sauté.',
            why: 'Cette règle appartient aux revenus en cours de jeu.',
          },
        ],
      },
      {
        id: 'points',
        title: 'Points',
        blocks: [
          {
            list: [
              '**Production** : le numéro de votre dernier marqueur fois le multiplicateur. En dessous de 1, c’est 0.',
              '4 par gros baril, 2 par petit, et 1 de plus pour chacun avec Tonnellerie.',
              '1 si votre figurine est sur « Premier joueur ».',
            ],
          },
          {
            example:
              'Dernier marqueur 9, multiplicateur 4 : 36. Deux gros barils 8, un petit 2, Tonnellerie 3, Premier joueur 1 : 50.',
          },
          {
            ruling: [35],
            says: 'Une production nulle n’enlève ni les barils ni le point du premier joueur.',
            why: 'Ils s’ajoutent dans les étapes suivantes.',
          },
          { p: 'Qui a le plus de points gagne ; à égalité, on partage la victoire.' },
        ],
      },
    ],
  },
  {
    id: 'order',
    title: 'Dans quel ordre',
    lead: 'Pour le rare moment où il importe de savoir ce qui vient d’abord.',
    short: [
      ['Achat', 'payer, poser, sites, tuile suivante'],
      ['Activation', 'disque, revenus, paire'],
      ['Tour des autres', 'il ne vous arrive rien'],
    ],
    sections: [
      {
        id: 'stops',
        title: 'À chaque arrêt',
        blocks: [
          {
            table: {
              head: ['Arrêt', 'Ordre'],
              rows: [
                [
                  'Achat',
                  'tuile, emplacement, privilèges rendus s’il le faut, payer, poser ; pour chaque site fermé maître brasseur, bâtiment, voisines ; tuile suivante ou fin',
                ],
                ['Activation', 'case, numéro s’il le faut, disque, revenus, paire, privilège, récompense'],
                ['Barils', 'tous les barils dus'],
                [
                  'Zone de départ',
                  'place, marqueur s’il le faut, revenu ; quand tous sont rentrés, la manche suivante',
                ],
                ['Fin', 'privilèges en ducats, taux, échange, argent, points'],
              ],
            },
          },
          {
            p: 'Ce que vous gagnez dans un tour compte aussitôt pour la suite de ce tour. Rien ne vous arrive pendant le tour d’un autre, et personne ne peut l’interrompre.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'Ce que chacun peut savoir',
    lead: 'Seules les piles ont un secret, et ce n’est que leur ordre.',
    short: [
      ['Visible', 'ducats, jardins, privilèges'],
      ['Caché', 'l’ordre des piles'],
      ['Automatique', 'ce qui ne laisse aucun choix'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Visible et caché',
        blocks: [
          {
            ruling: [25],
            says: 'Ducats, jardins, cases, pistes, barils et privilèges sont visibles, comme le nombre de tuiles de chaque pile. Sont cachés l’ordre des piles et, à trois, les moines écartés.',
            why: 'Rien n’est dit secret, sauf les piles.',
          },
        ],
      },
      {
        id: 'automatic',
        title: 'Ce que la maison fait pour vous',
        blocks: [
          {
            ruling: [41],
            says: 'Un choix à une seule réponse n’est pas demandé : l’arrêt finit quand plus rien ne peut s’acheter, une paire passe quand votre main est vide.',
            why: 'Cela évite des clics et ne change rien.',
          },
          {
            p: 'À une table avec horloge, la maison répond pour l’absent : la figurine rentre, une tuile est achetée et va à l’ombre, aucun privilège n’est posé, la première place libre est prise.',
          },
        ],
      },
    ],
  },
]
