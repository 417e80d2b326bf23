import type { Chapter } from '../../../../rules/book.ts'

export const walk: readonly Chapter[] = [
  {
    id: 'abbey',
    title: 'L’abbaye en bref',
    lead: 'L’ombre paie les factures, le soleil nourrit le brassin. Une bonne bière veut les deux, et de l’équilibre en tout.',
    short: [
      ['Joueurs', '2 à 4'],
      ['Manches', '3, 4 ou 6'],
      ['Victoire', 'au plus grand nombre de points'],
    ],
    sections: [
      {
        id: 'aim',
        title: 'Le but du jeu',
        blocks: [
          {
            p: 'Vous faites le tour d’une piste commune, vous achetez des ressources et des moines pour votre jardin, et vous les mettez au travail. Une tuile à l’**ombre** coûte peu et rapporte des ducats. Une tuile au **soleil** coûte le double et fait avancer le marqueur de sa ressource sur votre piste de production.',
          },
          {
            p: 'À la fin, seul compte votre **dernier marqueur**, multiplié selon la position de votre maître brasseur. Quatre ressources splendides sans orge ne font pas de bière.',
          },
        ],
      },
      {
        id: 'turn',
        title: 'Un tour en deux lignes',
        blocks: [
          {
            steps: [
              'Avancez aussi loin que vous voulez, jamais en arrière.',
              'Faites ce que dit l’espace. C’est obligatoire : on ne s’arrête donc que là où c’est possible.',
            ],
          },
          {
            table: {
              head: ['Espace', 'Combien', 'Ce que l’on y fait'],
              rows: [
                ['[Espace ressource](buying#resources)', '15', 'acheter au moins une tuile ressource'],
                ['[Espace moine](buying#monks)', '4', 'acheter au moins un moine'],
                ['[Espace d’activation](activating)', '6', 'prendre un disque et réveiller des tuiles'],
                ['[Espace baril](barrels)', '2', 'prendre un baril par objectif atteint'],
                ['[Zone de départ](start-area)', '4 places', 'finir sa manche, prendre un revenu'],
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Mise en place',
    lead: 'La maison installe tout ; personne n’a rien à choisir avant les places de départ.',
    short: [
      ['Chacun', '25 ducats, 5 privilèges'],
      ['Maître brasseur', 'part de −10'],
      ['Marqueurs', '0, −2, −4, −6, −8'],
    ],
    sections: [
      {
        id: 'pieces',
        title: 'Les pièces',
        blocks: [
          {
            list: [
              '100 tuiles ressource : cinq ressources, fertilité de 1 à 5, quatre de chaque ; une moitié au dos I, l’autre au dos II.',
              '24 moines de quatre sortes, douze au dos I et douze au dos II.',
              '12 objectifs, chacun avec un gros baril (4 points) et un petit (2 points).',
              'Des bâtiments de cinq types, des disques et des ducats.',
              'À chacun : **25 ducats**, un jardin, une figurine, un maître brasseur, cinq marqueurs, cinq privilèges différents.',
            ],
          },
          {
            ruling: [24],
            says: 'Bâtiments, ducats et disques ne viennent jamais à manquer.',
            why: 'Tout compté, même la plus longue partie n’épuise pas la boîte.',
          },
        ],
      },
      {
        id: 'boards',
        title: 'Piste et jardin',
        blocks: [
          {
            figure: 'ale-ring',
            caption:
              'Vingt-sept espaces parcourus en sens horaire, et la zone de départ entre le dernier et le premier.',
          },
          {
            p: 'La piste a 27 espaces. Les espaces moine portent les prix 4, 3, 2, 1 dans le sens de la marche. Il y a un espace d’activation **A**, un **B**, un **C** et trois **ABC**.',
          },
          { figure: 'ale-garden', caption: 'Le soleil à gauche, l’ombre à droite, sept sites entre les deux.' },
          {
            p: 'Votre jardin a 15 emplacements ensoleillés, 15 ombragés et 7 sites. De part et d’autre de la limite, deux voisins sont des voisins comme les autres. À côté, dix cases d’activation en cinq paires : numéro et bois, levure et houblon, eau et orge, Frère Arnould et Frère Fiacre, Frère Bède et Frère Martin.',
          },
          {
            figure: 'ale-production',
            caption: 'Marqueurs et maître brasseur partagent une piste ; seules les cases 1 à 20 sont numérotées.',
          },
          {
            p: 'Sur la piste de production, le bois part de 0, la levure de −2, le houblon de −4, l’eau de −6, l’orge de −8 et le maître brasseur de −10. Seules les cases 1 à 20 portent un numéro.',
          },
        ],
      },
      {
        id: 'table',
        title: 'Dresser la table',
        blocks: [
          {
            table: {
              head: ['Joueurs', 'Manches', 'Piles de moines', 'Moines II écartés'],
              rows: [
                ['2', '3', '3 de I', '12'],
                ['3', '4', '3 de I, 1 de II', '8'],
                ['4', '6', '3 de I, 3 de II', '0'],
              ],
            },
          },
          {
            p: 'Une tuile de la pile I va sur chacun des 15 espaces ressource, un moine de la première pile sur chacun des 4 espaces moine, un disque sur chacun des 6 espaces d’activation. Pour chaque objectif, le gros baril est posé sur le petit.',
          },
          {
            ruling: [38],
            says: 'On remplit les espaces dans le sens de la marche ; ressources et moines viennent de piles séparées.',
            why: 'La règle n’en dit rien ; cela ne change aucune chance et rend les parties reproductibles.',
          },
        ],
      },
    ],
  },
  {
    id: 'start-area',
    title: 'La zone de départ',
    lead: 'Quatre places. On en quitte une quand la manche commence, on en prend une en rentrant.',
    short: [
      ['Premier joueur', 'commence ; 1 point à la fin'],
      ['Salle de brassage', 'maître brasseur +1'],
      ['Grenier', 'un marqueur +2'],
      ['Trésor', '2 ducats'],
    ],
    sections: [
      {
        id: 'places',
        title: 'Les places',
        blocks: [
          {
            table: {
              head: ['Place', 'Ce qu’elle donne aussitôt'],
              rows: [
                [
                  'Premier joueur',
                  'rien ; vous ouvrez la manche suivante, et 1 point si vous y êtes à la fin de la partie',
                ],
                ['Salle de brassage', 'votre maître brasseur avance de 1'],
                ['Grenier', 'un seul marqueur, de votre choix, avance de 2'],
                ['Trésor', '2 ducats'],
              ],
            },
          },
          { p: 'Une place n’accueille qu’une figurine ; il y a quatre places, quel que soit le nombre de joueurs.' },
          {
            p: 'Le premier joueur est tiré au sort, se tient sur « Premier joueur » et ne reçoit rien. Puis chacun des autres choisit une place et en prend le revenu.',
          },
          {
            ruling: [1],
            says: 'Au début, on choisit sa place dans le sens horaire après le premier joueur. Une table peut préférer le sens antihoraire.',
            why: 'La règle française dit sens horaire. L’anglaise va dans l’autre sens, plus doux pour qui joue en dernier ; à deux, cela revient au même.',
          },
        ],
      },
    ],
  },
  {
    id: 'moving',
    title: 'Faire le tour',
    lead: 'Toujours en avant. Plus vous allez loin, moins vous aurez de tours.',
    short: [
      ['Avancer', 'd’un espace ou plus, jamais en arrière'],
      ['S’arrêter', 'seulement là où l’on peut agir'],
      ['Rentrer', 'toujours permis'],
    ],
    sections: [
      {
        id: 'turn',
        title: 'Les tours',
        blocks: [
          {
            p: 'Qui se tient sur « Premier joueur » commence ; on joue en sens horaire. Les figurines rentrées passent leur tour jusqu’à la fin de la manche.',
          },
          {
            ruling: [21],
            says: 'Le dernier encore en route joue tous les tours qui restent, d’affilée.',
            why: 'Tous les autres passent.',
          },
        ],
      },
      {
        id: 'walk',
        title: 'Où s’arrêter',
        blocks: [
          {
            p: 'Avancez d’au moins un espace, aussi loin que vous voulez, sans dépasser la zone de départ. Plusieurs figurines peuvent partager un espace de la piste. L’action est obligatoire ; on ne s’arrête donc pas là où elle est impossible :',
          },
          {
            list: [
              'espace ressource ou moine : une tuile s’y trouve, vous avez un emplacement libre et de quoi payer ;',
              'espace d’activation : un disque s’y trouve et convient à l’une de vos cases ;',
              'espace baril : vous y prendriez au moins un baril.',
            ],
          },
          {
            ruling: [19, 20],
            says: 'La zone de départ est toujours ouverte, même d’une traite, et il faut y aller s’il ne reste rien d’autre.',
            why: 'Autant d’espaces que l’on veut, c’est autant que l’on veut ; et personne ne doit rester coincé.',
          },
          {
            ruling: [22],
            says: 'Marqueurs et maître brasseur peuvent partager une case ; les figurines partagent la piste, jamais une place.',
            why: 'Seules les places sont dites individuelles.',
          },
          {
            ruling: [36],
            says: 'On peut s’arrêter rien que pour prendre une tuile ou un disque sous le nez d’un autre, si l’action est possible.',
            why: 'La règle demande si l’action peut se faire, non si elle en vaut la peine.',
          },
          {
            ruling: [37],
            says: 'Jardin plein, les espaces ressource et moine vous sont fermés pour de bon ; les autres restent ouverts.',
            why: 'Il n’y a plus de place pour une tuile.',
          },
        ],
      },
    ],
  },
]
