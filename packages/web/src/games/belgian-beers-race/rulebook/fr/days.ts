import type { Chapter } from '../../../../rules/book.ts'

export const days: readonly Chapter[] = [
  {
    id: 'night',
    title: 'La nuit et le matin',
    lead: 'Quand le dernier disque est arrivé, la maison compte, tout le monde dort, et certains se lèvent plus tard que d’autres.',
    short: [
      ['Points', '2 par bière, 1 par bouteille et sous-bock'],
      ['Niveaux', '4 de moins'],
      ['Premier arrivé', 'premier parti'],
    ],
    sections: [
      {
        id: 'evening',
        title: 'Dans cet ordre',
        blocks: [
          {
            steps: [
              'Ordre de départ : la pile de la dernière case est retournée et posée sur 0. Le premier à avoir fini est au-dessus.',
              'Réveil difficile : chaque disque avance de son retard.',
              'Chaque niveau baisse de 4, pas sous 0.',
              'Décompte journalier : 2 PV par bière dégustée, 1 par bouteille Premier visiteur, 1 par sous-bock.',
              'Après le jour 1 de la course complète, on mélange les [cartes de niveau 2](objectives#machine).',
              'Les jetons Bouteille sont de nouveau intacts ; le jeton de fin va sur 32, puis montre son drapeau sur 24.',
              'Le nouveau jour commence.',
            ],
          },
          {
            example:
              '7 bières, 5 bouteilles, 2 sous-bocks : 14 + 5 + 2 = 21 PV. Rien n’est remis à zéro : les mêmes bières compteront encore demain.',
          },
          {
            ruling: [70],
            says: 'Entre deux jours, disques, jour et durée changent l’un après l’autre dans cet ordre.',
            why: 'Une position n’a de sens que si quelqu’un doit répondre ou si la partie est finie.',
          },
        ],
      },
      {
        id: 'awakening',
        title: 'Réveil difficile',
        blocks: [
          {
            p: 'Le niveau du soir décide : de 0 à 4, aucun retard ; 5 ou 6, 1 UT ; 7, 2 UT ; 8, 4 UT. On le lit avant que la nuit ne le baisse. À retard égal, l’ordre de départ tient. Aucun jeton Bouteille n’est franchi.',
          },
          {
            example:
              'De haut en bas : Bleu, Rose, Vert, avec 4, 1 et 1 UT de retard. Rose est sur Vert à la case 1, Bleu à la case 4. Rose commence et doit dépasser la case 4.',
          },
        ],
      },
      {
        id: 'morning',
        title: 'Un nouveau jour',
        blocks: [
          {
            p: 'Vous vous réveillez où vous étiez, avec tout ce que vous aviez. Acheter et Déguster sont de nouveau possibles ; dés supplémentaires et compte du vélo repartent de zéro. Se réveiller ne donne ni visite, ni bonus, ni toast.',
          },
          {
            ruling: [39],
            says: 'Qui se réveille dans une brasserie où il reste un sous-bock en prend un ; à plusieurs, on est servi dans l’ordre réel du jeu, retards compris.',
            why: 'On dit d’un joueur en retard qu’il part plus tard : le retard fait donc partie de l’ordre de départ.',
          },
          {
            ruling: [68],
            says: 'La fin de votre propre journée, quelle qu’elle soit, met fin aussitôt au compte du vélo et à la série d’autostop.',
            why: 'Aucun temps à vous ne pourrait les prolonger.',
          },
        ],
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Fin de partie et décompte',
    lead: 'D’abord le retour, ensuite tout le reste.',
    short: [
      ['Hors de la Grand-Place', '−15 par déplacement'],
      ['Endormi ailleurs', 'un déplacement de plus'],
      ['Égalité', 'premier sur la Grand-Place'],
    ],
    sections: [
      {
        id: 'home',
        title: 'Le retour',
        blocks: [
          {
            p: 'Quand tous les disques sont sur la dernière case du dernier jour, quiconque n’est pas sur la Grand-Place perd **15 PV par déplacement** nécessaire pour y aller, par le moins de routes possible, quel que soit leur temps. Une brasserie de Bruxelles ou reliée à Bruxelles est à un déplacement. Qui dort hors de la Grand-Place en compte un de plus.',
          },
          {
            example:
              'À deux routes : −30. Endormi à deux routes : −45. Les brasseries les plus lointaines sont à quatre déplacements.',
          },
          {
            p: 'Rester en rade après un autostop raté ou un trajet annulé, ou finir sa journée, n’ajoute rien. Personne ne bouge : pour les cartes et les égalités, seul compte l’endroit où vous êtes vraiment.',
          },
          {
            ruling: [40],
            says: 'Après le dernier jour, ni décompte journalier ni réveil difficile. La perte est prise sur les points déjà marqués et s’arrête à 0 ; alors seulement vient le décompte final.',
            why: 'Le texte français parle des retardataires ; il n’y a pas de lendemain.',
          },
        ],
      },
      {
        id: 'final',
        title: 'Décompte final',
        blocks: [
          {
            table: {
              head: ['Quoi', 'PV'],
              rows: [
                ['Bières dégustées', '2 chacune, 40 au plus'],
                ['Bouteilles Premier visiteur, sous-bocks', '1 chacun'],
                ['Joueur, Auteur (de\u00a00\u00a0à\u00a03)', '0, 2, 5, 9'],
                ['Points cardinaux (de\u00a00\u00a0à\u00a04)', '0, 2, 5, 9, 14'],
                ['Trappistes (de\u00a00\u00a0à\u00a05)', '0, 1, 3, 6, 10, 15'],
                ['Bières dans le sac à dos', '1 chacune'],
                ['Fromage (de\u00a00\u00a0à\u00a04)', '0, 1, 3, 6, 10 ; jetons 5 chacun'],
                ['Trinquer (de\u00a00\u00a0à\u00a06)', '−5, 1, 3, 5, 8, 11, 15 ; jetons 4 chacun'],
                [
                  'Brasseries visitées',
                  'dès 10\u00a0→\u00a010\u00a0· 15\u00a0→\u00a015\u00a0· 20\u00a0→\u00a022\u00a0· 25\u00a0→\u00a030\u00a0· 30\u00a0→\u00a040, puis 3 chacune',
                ],
                ['Cartes Objectif', 'valeur imprimée ; au niveau 3, celles que vous remplissez'],
              ],
            },
          },
          {
            example:
              '13 bières (26), bouteilles et sous-bocks (16), bonus (21), 6 bières transportées (6), fromage (6), 23 brasseries (22), cartes de niveau 3 (10), Trinquer (11) : 118, plus les cartes prises.',
          },
          {
            ruling: [53],
            says: 'Qui n’a jamais trinqué perd 5 PV. Un total négatif compte pour 0.',
            why: 'Le plancher est imprimé pour les pénalités ; un autre module des règles françaises donne les mêmes 5.',
          },
          {
            ruling: [66],
            says: 'Un total relevé à 0 est le total : classement et égalités s’en servent.',
            why: 'Ce qui est affiché doit être ce qui compte.',
          },
        ],
      },
      {
        id: 'ties',
        title: 'Égalités',
        blocks: [
          {
            p: 'Le plus grand total gagne. À égalité, ceux qui sont sur la Grand-Place passent devant, le premier arrivé en tête ; toutes les places se départagent ainsi.',
          },
          {
            ruling: [41],
            says: 'Arriver, c’est votre dernière arrivée, dans l’ordre du jeu ; qui repart la perd. Qui s’y réveille le dernier jour et y reste compte comme arrivé au début. La carte du premier de retour suit le même ordre. Une table peut choisir l’horloge.',
            why: 'C’est ce que chacun peut voir, comme la pile de la dernière case.',
          },
          {
            ruling: [67],
            says: 'Les joueurs à égalité restés ailleurs sont classés par leur arrivée sur la dernière case, même si un autre est rentré.',
            why: 'Les textes ne le disent que lorsque personne n’est rentré ; l’ordre vaut autant dans les deux cas.',
          },
        ],
      },
    ],
  },
  {
    id: 'short-race',
    title: 'La course courte',
    lead: 'Deux jours, un départ de votre choix, et le même retour.',
    short: [
      ['Journées', '24 et 24 UT'],
      ['Départ', 'une brasserie sans bonus'],
      ['Cartes de niveau 3', 'aucune'],
    ],
    sections: [
      {
        id: 'changes',
        title: 'Ce qui change',
        blocks: [
          {
            list: [
              'Deux jours de 24 UT ; on ne campe que le premier, un seul décompte journalier.',
              'Pas de carte de niveau 3 ; le niveau 2 n’entre que si le niveau 1 s’épuise.',
              'Dans l’ordre du jeu, chacun choisit une brasserie différente **sans bonus**, en prend la bouteille Premier visiteur et y pose un jeton Brasserie visitée. On peut y acheter et déguster d’emblée.',
            ],
          },
          {
            ruling: [52],
            says: 'Le départ n’est pas un déplacement : ni carte Éclair, ni toast, ni sous-bock ; celui-ci peut se prendre le lendemain matin ou en revenant. La Grand-Place ne se choisit pas. Retour, pénalités, décompte et égalités sont ceux de la course complète ; le jour 1 finit comme d’habitude, sans le niveau 2.',
            why: 'Seul change ce qui est dit.',
          },
          {
            ruling: [69],
            says: 'Choisir est la dernière étape de la mise en place ; jusque-là, votre pion Joueur n’est nulle part.',
            why: 'Ainsi chacun choisit avec toute la carte sous les yeux.',
          },
        ],
      },
    ],
  },
  {
    id: 'information',
    title: 'Ce que chacun peut savoir',
    lead: 'C’est un jeu à découvert. Seuls l’ordre de la pioche et les dés sont cachés.',
    short: [
      ['Visible', 'presque tout'],
      ['Caché', 'la pioche sous sa première carte'],
      ['Automatique', 'ce qui ne laisse aucun choix'],
    ],
    sections: [
      {
        id: 'open',
        title: 'Visible et caché',
        blocks: [
          {
            ruling: [54],
            says: 'Plateaux, sacs à dos, pistes, lieux, jetons, compte du vélo, actions utilisées et scores sont visibles ; les cartes prises aussi, dans le journal. Sont cachés la pioche sous sa première carte, les cartes inutilisées ou retirées, et les dés à venir.',
            why: 'Tout se passe sous les yeux de tous.',
          },
        ],
      },
      {
        id: 'choices',
        title: 'Qui décide de quoi',
        blocks: [
          {
            table: {
              head: ['Quoi', 'Qui'],
              rows: [
                ['action, moyen, route, point d’arrivée', 'le joueur actif'],
                ['dés, bières offertes, bières en chemin', 'le joueur actif'],
                ['la bière donnée en trinquant', 'chaque donneur'],
                ['les bières bues, quand il y en a trop', 'qui arrive'],
                ['le fromage en trinquant', 'chaque participant'],
                ['le jeton Bouteille', 'qui l’a franchi'],
                ['les bières sous la tente', 'le campeur'],
                ['ce que l’on ramasse, bonus, toast ou non, cartes, effet du vélo', 'personne, cela arrive'],
              ],
            },
          },
        ],
      },
      {
        id: 'absent',
        title: 'Quand quelqu’un ne répond pas',
        blocks: [
          {
            p: 'À une table avec horloge, la maison répond pour l’absent : il campe sans boire ou finit sa journée ; il donne la bière qu’il a en plus grand nombre ; il mange juste assez de fromage pour rester éveillé, s’il peut ; il garde les jetons Bouteille ; il ne boit rien de son plein gré.',
          },
        ],
      },
    ],
  },
]
