import type { Chapter } from '../../../../rules/book.ts'

export const cards: readonly Chapter[] = [
  {
    id: 'objectives',
    title: 'Les objectifs',
    lead: 'Les cartes défilent sur l’Embouteilleuse. Faites ce que l’une demande tant qu’elle est à portée de main : elle est à vous.',
    short: [
      ['Éclair', 'à faire pendant votre tour'],
      ['Étoile', 'un état à atteindre'],
      ['Drapeau', 'niveau 3, à la fin, pour tous'],
    ],
    sections: [
      {
        id: 'kinds',
        title: 'Trois sortes',
        blocks: [
          {
            p: 'L’**Éclair** demande une de vos actions, dans le tour où vous prenez la carte. L’**Étoile** demande un état ; peu importe depuis quand, et peu importe si vous le perdez ensuite. Les **Drapeaux** sont les cartes de niveau 3 : on ne les prend pas, et quiconque en remplit une à la fin en marque les points.',
          },
          {
            ruling: [51],
            says: 'Les cartes de niveau 3 sont visibles dès le début. Celle qui demande d’être de retour avant tout le monde ne peut être remplie que par un seul joueur ; les autres, par chacun.',
            why: 'Un Drapeau ne pourrait jamais se prendre sur l’Embouteilleuse, et la course courte les dit révélées.',
          },
        ],
      },
      {
        id: 'taking',
        title: 'Prendre une carte',
        blocks: [
          {
            p: 'Seul le joueur actif prend des cartes, et seulement celles **à portée de main**. Elles rapportent à la fin, pas quand on les prend.',
          },
          {
            ruling: [28],
            says: 'Une carte dont la condition est remplie est prise d’office.',
            why: 'Les textes disent que le joueur la prend ; une carte ne nuit jamais, et cela évite bien des clics.',
          },
          {
            ruling: [30],
            says: 'On vérifie les cartes au début de votre tour, après chaque action complète (même ratée) et après un fromage mangé entre deux actions ; jamais au milieu d’une action.',
            why: 'Un état que l’on ne fait que traverser n’est pas un état où l’on est.',
          },
          {
            example:
              'Niveau 2, Étoile « niveau 3 ». Vous dégustez deux bières en chemin : le niveau passe par 3 et finit à 4. Pas de carte.',
          },
          {
            ruling: [31],
            says: 'Une action peut valoir plusieurs cartes ; quatre par tour au plus, car la rangée ne se remplit qu’après.',
            why: 'Rien ne limite une action à une carte.',
          },
          {
            p: 'L’action qui finit votre journée vaut encore ses cartes ; camper ne vaut que les cartes de camping. Ce que les autres vous font vivre, leur toast par exemple, ne vous vaut aucun Éclair.',
          },
        ],
      },
      {
        id: 'reading',
        title: 'Lire une carte',
        blocks: [
          {
            ruling: [29],
            says: '« Déguster » : une bière de brasserie ou en chemin, ni un toast, ni le campement. « Trinquer » : à votre propre tour. « Vélo, plus de 4 » : un seul déplacement de 5 ou plus. « Bus en retard » et « Autostop raté » : le lancer, quoi qu’il advienne. Offrir des bières est un autostop sans dé.',
            why: 'Déguster en chemin est expressément l’action Déguster, les deux autres sont des actions à part, et le texte anglais décrit ces cartes par le lancer.',
          },
          {
            ruling: [62],
            says: 'Un déplacement et son toast ont lieu à l’arrivée ; tout le reste, là où vous êtes ; une bière bue en chemin, nulle part : elle compte pour une couleur, pas pour un lieu.',
            why: 'Les cartes qui nomment un lieu récompensent d’y être.',
          },
          {
            ruling: [64],
            says: 'Une carte peut réunir plusieurs conditions. « Deux actions dans le même tour » : deux sortes différentes ; un déplacement et le toast qu’il amène en sont deux. Une carte composée qui nomme le camping se gagne en plantant la tente.',
            why: 'Sinon, de telles cartes ne se gagneraient jamais.',
          },
          {
            ruling: [65],
            says: '« Plus de 4 UT » se lit sur la route : c’est la valeur imprimée qui compte. Le niveau d’une piste se lit à la pièce ; les jetons posés à côté n’y ajoutent rien.',
            why: 'La carte montre la route et la piste, non ce qu’un retard en a fait.',
          },
          {
            p: 'Un niveau nommé par une carte veut dire exactement ce niveau ; un nombre de choses veut dire au moins. Acheter du fromage seul n’est pas acheter de la bière.',
          },
        ],
      },
      {
        id: 'machine',
        title: 'L’Embouteilleuse',
        blocks: [
          {
            figure: 'race-bottling-machine',
            caption: 'Quatre cartes à portée de main, trois en approche, et le dessus de la pioche.',
          },
          {
            p: 'Huit cartes sont visibles : **quatre à portée de main** à droite, trois en approche à gauche, et le dessus de la pioche. Les vides restent jusqu’à la fin du tour.',
          },
          {
            ruling: [36],
            says: 'À la fin d’un tour, la rangée de droite se resserre dans l’ordre ; la carte de gauche la plus proche glisse d’abord ; la pioche complète la rangée de gauche. Les cartes retirées quittent le jeu.',
            why: 'C’est ainsi qu’avance un tapis roulant.',
          },
          {
            ruling: [37],
            says: 'Une pioche vide est aussitôt remplacée par le niveau 2, s’il n’est pas encore entré. Ensuite, l’Embouteilleuse tourne avec moins de cartes, la rangée de droite servie d’abord. Rien n’est remélangé.',
            why: 'La course courte le dit ; la course complète se tait.',
          },
          {
            ruling: [38],
            says: 'Après le jour 1, ce qui reste du niveau 1 hors de la rangée de droite est mélangé au niveau 2 ; on pose trois cartes, et le nouveau dessus de la pioche est la quatrième visible.',
            why: 'Comme au début, huit en tout.',
          },
          { p: 'On ne connaît que le dessus de la pioche ; on n’y fouille pas.' },
        ],
      },
    ],
  },
  {
    id: 'bottle-tokens',
    title: 'Les jetons Bouteille',
    lead: 'Trois jetons bordent la piste. Qui en franchit un peut le casser, et une carte disparaît avec lui.',
    short: [
      ['Où', 'après 8, 16 et 24'],
      ['3 ou 4 joueurs', 'à qui le casse en premier'],
      ['2 joueurs', 'à chacun, une fois par jeton et par jour'],
    ],
    sections: [
      {
        id: 'cross',
        title: 'Franchir',
        blocks: [
          {
            p: 'Votre disque **franchit** un jeton quand du temps dépensé le mène de 8 ou moins à 9 ou plus (de même 16|17 et 24|25). S’arrêter sur 8 n’est pas franchir. Le troisième jeton ne compte que les jours de 32 UT.',
          },
          {
            ruling: [25],
            says: 'Un disque poussé par un toast franchit aussi, et c’est son propriétaire qui décide.',
            why: 'Le texte parle du joueur qui franchit, non du joueur actif.',
          },
          {
            ruling: [26],
            says: 'Le sommeil, la fin du camping et la fin volontaire de la journée posent le disque au bout sans franchir. Une attente ou un retard écourtés par la fin du jour franchissent.',
            why: 'Le texte français parle de placer le disque dans le premier cas, de l’avancer dans le second.',
          },
        ],
      },
      {
        id: 'break',
        title: 'Garder ou casser',
        blocks: [
          {
            p: '**À trois ou quatre** : qui franchit un jeton encore intact peut le laisser ainsi, ou le casser et retirer du jeu une carte à portée de main. Un jeton cassé ne vaut plus rien jusqu’au lendemain. **À deux** : chacun peut retirer une carte par jeton et par jour, cassé ou non.',
          },
          {
            ruling: [27],
            says: 'On décide après les cartes de l’action : le joueur actif d’abord, puis les joueurs poussés dans le sens horaire ; plusieurs jetons dans l’ordre de la piste. Sans carte à portée de main, rien à décider.',
            why: 'Ainsi personne ne détruit une carte qui vient d’être gagnée.',
          },
          {
            p: 'Si le joueur actif garde un jeton qu’un joueur poussé franchit aussi, on pose ensuite la question à celui-ci. Au matin, tous les jetons sont de nouveau intacts.',
          },
        ],
      },
    ],
  },
]
