import type { Chapter } from '../../../../rules/book.ts'

export const brewery: readonly Chapter[] = [
  {
    id: 'buying',
    title: 'Acheter, et le fromage',
    lead: 'Trois bières pour la route, et peut-être de quoi les accompagner.',
    short: [
      ['Acheter', '1 UT, 3 bières'],
      ['Fromage', 'un avec la bière, sans temps en plus'],
      ['Manger', 'aucun temps, un niveau de moins'],
    ],
    sections: [
      {
        id: 'beer',
        title: 'Acheter de la bière',
        blocks: [
          {
            p: 'Là où figure le symbole Acheter, **1 UT** vous donne 3 bières de la couleur de la brasserie, ou autant qu’il en entre encore dans les 12 places du sac à dos. Une fois par séjour, voir [les actions uniques](tasting#unique).',
          },
          {
            p: 'Là où l’on vend du fromage, vous pouvez en prendre **un** avec le même achat. Sac à dos plein, vous pouvez acheter le fromage seul, toujours pour 1 UT ; sans fromage en vente, vous ne pouvez alors rien acheter.',
          },
          {
            ruling: [21],
            says: 'On ne prend pas moins de bières qu’il n’en entre, ni du fromage seul tant qu’une bière trouve place.',
            why: 'Le texte français est le plus précis ; dans les deux langues, le fromage seul suppose un sac plein.',
          },
        ],
      },
      {
        id: 'cheese',
        title: 'Le fromage',
        blocks: [
          {
            p: 'Chaque fromage acheté fait monter votre marqueur d’un niveau sur la piste Fromage. Au dernier niveau, le 4, chaque fromage de plus pose un jeton à côté, qui vaut 5 PV à la fin. Ces jetons sont des points, pas de la nourriture, et restent quand le marqueur descend.',
          },
          {
            p: 'Manger un fromage fait descendre de 1 le marqueur et votre niveau. Cela ne prend pas de temps, peut se répéter, et n’interrompt ni le compte du vélo ni une série d’autostop.',
          },
          {
            ruling: [22],
            says: 'On mange en choisissant une action, entre deux bières en chemin ou sous la tente, et à l’étape du fromage d’un toast, même hors de son tour. Pas au niveau 0, pas entre le dé et son paiement, pas devant un jeton Bouteille, pas une fois sa journée finie.',
            why: 'À tout autre moment, le niveau ne décide de rien ou son effet est déjà fixé ; et comme le niveau du soir décide du matin, il doit rester tel quel.',
          },
        ],
      },
    ],
  },
  {
    id: 'tasting',
    title: 'Déguster, et l’Éthylomètre',
    lead: 'Chaque bière vaut 2 PV à tous les décomptes à venir. Chaque bière est aussi un niveau.',
    short: [
      ['Déguster', '1 UT, verre +1, niveau +1'],
      ['Dès le niveau 5', 'vélo interdit'],
      ['Niveau 7', 'bus et attente doublés'],
      ['Niveau 8', 'endormi'],
    ],
    sections: [
      {
        id: 'taste',
        title: 'Déguster dans une brasserie',
        blocks: [
          {
            p: 'Là où figure le symbole Déguster, 1 UT fait monter votre verre et votre niveau de 1. Aucune bière transportée n’est dépensée ; la couleur dégustée est celle de la brasserie.',
          },
          {
            ruling: [7],
            says: 'C’est la bouteille qui monte sur l’Éthylomètre ; le verre a sa propre piste.',
            why: 'Une phrase du texte anglais les confond ; toutes les autres, et le français, les distinguent.',
          },
          {
            ruling: [42],
            says: 'Le verre s’arrête à 20 bières, soit 40 PV. On peut continuer de boire : cela prend du temps et fait monter le niveau comme d’habitude.',
            why: 'Les deux textes ne limitent que le verre.',
          },
        ],
      },
      {
        id: 'levels',
        title: 'L’Éthylomètre',
        blocks: [
          { figure: 'race-breathalyzer', caption: 'Trois seuils : plus de vélo ; bus et attentes doublés ; sommeil.' },
          {
            table: {
              head: ['Niveau', 'Vélo', 'Bus', 'Attente en autostop', 'Le lendemain'],
              rows: [
                ['0 à 4', 'oui', 'valeur imprimée', '2 UT', 'à l’heure'],
                ['5 et 6', 'non', 'valeur imprimée', '2 UT', '1 UT de retard'],
                ['7', 'non', 'valeur doublée', '4 UT', '2 UT de retard'],
                ['8', 'endormi', 'endormi', 'endormi', '4 UT de retard'],
              ],
            },
          },
          {
            p: 'Chaque bière fait monter le niveau de 1 : à la brasserie, en chemin, en trinquant, sous la tente. Un fromage le fait baisser de 1, 4 UT de vélo d’affilée de 1, une nuit de 4. Il reste entre 0 et 8, et une interdiction est levée dès que vous repassez sous son seuil.',
          },
          {
            ruling: [8],
            says: 'Les seuils se situent entre 4 et 5, entre 6 et 7, entre 7 et 8.',
            why: 'Ils ne sont montrés qu’en images ; le tableau du réveil a les mêmes quatre tranches.',
          },
          {
            ruling: [9],
            says: 'Au niveau 8, on dort ; 7 est le dernier niveau éveillé.',
            why: 'Le tableau du réveil finit à 8 et lui donne de loin le plus long retard.',
          },
        ],
      },
      {
        id: 'sleep',
        title: 'S’endormir',
        blocks: [
          {
            p: 'Au niveau 8, votre journée est finie : disque sur la dernière case, plus aucune action. Vous gardez tout. Cela peut arriver dans le tour d’un autre, quand il trinque avec vous.',
          },
          {
            ruling: [10],
            says: 'L’action qui vous endort est achevée, cartes et jetons compris ; seul un toast ne commence plus. Qui s’endort pendant un trajet arrive quand même, sur la Grand-Place aussi.',
            why: 'Ce sont les autres actions qui sont interdites, pas celle qui est en cours et dont le temps est payé.',
          },
          {
            ruling: [71],
            says: 'Le disque du dormeur est posé tout à la fin de l’action ; une question sur un jeton Bouteille peut venir avant. Un dormeur déjà sur la dernière case n’y est pas reposé.',
            why: 'Ainsi chaque étape trouve les disques là où le temps les a mis.',
          },
        ],
      },
      {
        id: 'unique',
        title: 'Une fois par séjour',
        blocks: [
          {
            p: 'Acheter et Déguster se font chacun **une fois entre deux déplacements**, dans l’ordre voulu. Trinquer ou déguster en chemin n’y change rien. Un nouveau jour vous les rend là où vous vous réveillez ; un autostop raté ou un trajet annulé, non.',
          },
          {
            ruling: [48],
            says: 'Tout déplacement accompli les rend, même vers la Grand-Place ou au coin de la rue à Bruxelles et retour.',
            why: 'La première phrase de la règle parle de deux déplacements ; l’aller-retour vers une autre brasserie l’illustre.',
          },
        ],
      },
    ],
  },
  {
    id: 'toasting',
    title: 'Trinquer',
    lead: 'Vous arrivez, quelqu’un est là, chacun a de la bière : vous buvez ensemble. On ne demande l’avis de personne.',
    short: [
      ['Chacun', '1 UT, niveau, verre et Trinquer +1'],
      ['Vous, avec n partenaires', 'n bières données et bues, toujours 1 UT'],
      ['Trop peu de bières', 'on ne trinque pas du tout'],
    ],
    sections: [
      {
        id: 'when',
        title: 'Quand',
        blocks: [
          {
            p: 'Seul un déplacement accompli vers une brasserie fait trinquer, juste après ce que l’on y prend. Un **partenaire** est un joueur de la même brasserie qui n’a pas fini, ne campe pas et transporte au moins une bière. On ne trinque jamais sur la Grand-Place, ni entre joueurs qui se réveillent au même endroit.',
          },
          { p: 'Si les conditions sont réunies, personne ne peut refuser. Sinon, vous arrivez, simplement.' },
          {
            ruling: [33],
            says: 'Il vous faut une bière par partenaire ; ceux qui n’en ont pas ne comptent pas. Avec moins, vous ne trinquez avec personne.',
            why: 'C’est ce que disent les deux remarques lues ensemble.',
          },
          {
            example:
              'Vous arrivez avec 1 bière chez deux joueurs qui en ont : rien. Si l’un d’eux n’en a pas, vous trinquez avec l’autre.',
          },
          {
            ruling: [23],
            says: 'Qui arrive avec sa dernière UT ne trinque pas.',
            why: 'Il ne reste plus de temps pour payer.',
          },
        ],
      },
      {
        id: 'how',
        title: 'Comment',
        blocks: [
          {
            figure: 'race-toast',
            caption: 'Deux joueurs avec de la bière dans une brasserie : chacun monte d’un niveau, pour 1 UT.',
          },
          {
            steps: [
              'Vous nommez la bière que vous offrez à chaque partenaire ; puis, dans le sens horaire, chacun nomme celle qu’il vous offre.',
              'Fromage : vous d’abord, puis les partenaires dans le sens horaire, autant que l’on veut.',
              'Les bières sont défaussées et tous les disques avancent ensemble de 1 UT.',
              'On boit : chaque bière bue fait monter de 1 niveau, verre et piste Trinquer.',
              'Retour au déplacement : vos cartes, les jetons Bouteille, les dormeurs.',
            ],
          },
          {
            p: 'À plusieurs, c’est un seul toast : vous donnez une bière à chacun et en buvez une de chacun, le tout pour **1 UT**. Les partenaires ne trinquent pas entre eux.',
          },
          {
            example:
              'Niveau 1, 4 bières, deux partenaires : vous voilà au niveau 3 avec 2 bières, verre +2 et Trinquer +2 ; chaque partenaire a +1 partout et une bière de moins.',
          },
          {
            p: 'Ce que vous offrez et le fromage que vous mangez, c’est à vous de le dire, dans le tour de n’importe qui. Tour par tour, la table attend votre réponse aussi longtemps que pour un de vos tours ; qui préfère aller vite fait répondre à sa place, depuis le menu de la table.',
          },
          {
            ruling: [59],
            says: 'Les bières sont nommées à découvert, les vôtres d’abord.',
            why: 'Les sacs à dos sont visibles, et la couleur importe rarement.',
          },
        ],
      },
      {
        id: 'limit',
        title: 'La limite',
        blocks: [
          {
            ruling: [32],
            says: 'Vous buvez jusqu’à la bière qui vous mène au niveau 8, celle-là comprise, pas au-delà ; vous donnez pourtant toutes les vôtres. Vous choisissez lesquelles boire. Verre et Trinquer ne comptent que celles-là. Les partenaires boivent tout.',
            why: 'Le fromage salvateur suppose qu’un toast puisse endormir.',
          },
          {
            ruling: [34],
            says: 'Le fromage vient avant les bières, autant que vous en avez.',
            why: 'On peut en manger à tout moment ; la remarque qui parle d’un morceau ne peut être une limite.',
          },
          {
            example:
              'Niveau 7, deux partenaires. Sans fromage : une bière, niveau 8, endormi. Un fromage : deux bières, endormi. Deux fromages : deux bières, niveau 7, éveillé.',
          },
          {
            ruling: [60],
            says: 'Un partenaire qui s’endort dort pour de bon, avec toutes les suites, le dernier jour aussi.',
            why: 'Le remède, c’est le fromage.',
          },
        ],
      },
      {
        id: 'partners',
        title: 'Pour les partenaires',
        blocks: [
          {
            ruling: [24],
            says: 'Un partenaire à une case du bout est poussé sur la dernière case : sa journée est finie. Aucun disque ne va plus loin.',
            why: 'Trinquer coûte 1 UT à chacun, et chaque participant en a une.',
          },
          {
            p: 'Pour un partenaire, ce n’est pas une action : Acheter, Déguster et une série d’autostop ne changent pas, mais le compte du vélo repart de zéro. Seul le joueur actif en tire des cartes ; ce que gagnent les partenaires compte pour les Étoiles à leur propre tour.',
          },
          { p: 'Au bout de la piste Trinquer, niveau 6, chaque pas de plus pose un jeton à côté, qui vaut 4 PV.' },
        ],
      },
    ],
  },
  {
    id: 'ending-the-day',
    title: 'Camper et finir sa journée',
    lead: 'Deux façons de s’arrêter avant l’horloge.',
    short: [
      ['Camper', 'dans une brasserie, pas le dernier jour'],
      ['Finir sa journée', 'là où l’on ne campe pas'],
      ['Les deux', 'disque sur la dernière case'],
    ],
    sections: [
      {
        id: 'camp',
        title: 'Camper',
        blocks: [
          {
            p: 'À votre tour, dans toute brasserie, avec au moins 1 UT, vous pouvez planter la tente. Pas sur la Grand-Place, pas le dernier jour. Dès lors, plus de déplacement, d’achat, de dégustation ni de toast ; ceux qui arrivent ne trinquent plus avec vous, et vous ne prenez plus de carte, sauf si elle demande de camper.',
          },
          {
            p: 'Vous buvez alors vos bières une à une : chacune coûte **1 UT** et fait monter niveau et verre de 1. Arrêtez quand vous voulez, ou quand bières, temps ou niveau y mettent fin. Puis votre disque va sur la dernière case, quel que soit le temps restant.',
          },
          {
            example:
              'Disque 20, cinq bières, niveau 2. Vous en buvez trois : disque 23, niveau 5, deux bières restent. Puis le disque va sur 24.',
          },
          {
            ruling: [35],
            says: 'On campe à tout moment de son tour, aussi tôt que l’on veut, et même sans rien boire. Le fromage est permis entre les bières. Planter la tente suffit pour une carte qui demande de camper ; les Étoiles ne se prennent plus.',
            why: 'Le texte français dit « quand vous le souhaitez », boire est facultatif, et manger n’est pas sur la liste des interdits.',
          },
        ],
      },
      {
        id: 'stop',
        title: 'Finir sa journée',
        blocks: [
          {
            ruling: [6],
            says: 'Sur la Grand-Place, n’importe quel jour, et partout le dernier jour, vous pouvez finir votre journée : disque sur la dernière case, rien de gagné. Ce n’est ni camper ni dormir. Attendre un peu puis reprendre n’est pas possible.',
            why: 'Les règles ne disent pas ce que fait celui qui est déjà rentré. Un campeur peut bien s’arrêter sans boire : cela ne donne donc rien de neuf.',
          },
        ],
      },
    ],
  },
]
