import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const confrontation = (cards: CardLists): Chapter => ({
  id: 'confrontation',
  icon: 'cards',
  title: 'Affrontement',
  lead: 'Une main cachée pour le bon moment, et pour qui part trop sûr de soi. Et l’on ne trinque plus : les bières changent de mains.',
  short: [
    ['Joueurs', '2 à 4, pas avec Solo'],
    ['Main', '8, 7 ou 6 cartes ; 4 en course courte'],
    ['Jouer une carte', 'aucun temps'],
    ['Carte restante', '1 PV'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: '28 cartes, chacune une seule fois : 14 aident qui les joue, 14 gênent un adversaire. Une carte ne prend pas de temps et se joue au moment qu’elle nomme, dans le tour de n’importe qui. On ne trinque plus ; [l’échange](confrontation#exchange) en prend la place.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        { p: 'Quand tout le reste est prêt, on mélange les 28 cartes et chacun reçoit une main.' },
        {
          table: {
            head: ['Joueurs', 'Course complète', 'Course courte'],
            rows: [
              ['2', '8 chacun', '4 chacun'],
              ['3', '7 chacun', '4 chacun'],
              ['4', '6 chacun', '4 chacun'],
            ],
          },
        },
        {
          p: 'Le reste quitte la partie sans être vu. Il n’y a pas de pioche : ce que vous tenez est tout ce que vous aurez jamais. L’hôte choisit si les mains sont **distribuées** ou **choisies**.',
        },
        {
          p: 'Pour les choisir, chacun reçoit un paquet de la taille d’une main, garde 1 carte et passe le reste à gauche ; puis il garde 2 cartes de chaque paquet reçu et le passe, tant qu’il en contient au moins 3. De deux cartes on en garde une ; la dernière ne se choisit pas.',
        },
        {
          example:
            'Cartes gardées à chaque tour : 1, 2, 2, 2, 1 sur huit ; 1, 2, 2, 1, 1 sur sept ; 1, 2, 2, 1 sur six ; 1, 2, 1 sur quatre.',
        },
        {
          ruling: ['R-10'],
          says: 'Un paquet de deux se partage : une gardée, une passée.',
          why: 'Sept cartes en laissent deux, ce que le texte ne prévoit pas ; aucun autre partage n’en donne sept à chacun.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'L’échange',
      blocks: [
        {
          p: 'Vous arrivez avec de la bière dans une brasserie où quelqu’un d’autre en a aussi, ne campe pas et n’a pas fini sa journée : vous **devez** échanger, avec l’un d’eux. Cela ne prend pas de temps et personne ne boit.',
        },
        {
          list: [
            'Vous choisissez le partenaire et le nombre de bières : de 1 à 3, pas plus que n’en a l’un ou l’autre.',
            'Vous choisissez celles que vous donnez et celles que vous prenez. Le partenaire n’a rien à dire.',
            'Vous montez tous deux d’**un niveau** sur la piste Échange, quel que soit le nombre de bières.',
          ],
        },
        {
          example:
            'Vous avez deux bières jaunes et 1 brune, votre partenaire 1 rouge et 1 noire : deux au plus. Vous donnez les deux jaunes et prenez la rouge et la noire.',
        },
        {
          p: 'La piste Échange est la piste Trinquer sous un autre nom : mêmes valeurs, −5 au niveau 0. Au-dessus du niveau 6, plus rien à gagner. Comme en trinquant, seul le joueur actif en tire des cartes Objectif, on n’échange jamais sur la Grand-Place, et se réveiller au même endroit n’est pas se rencontrer.',
        },
        {
          ruling: ['R-12'],
          says: 'Qui ne pourrait pas trinquer avec vous ne peut pas échanger non plus. Vous, il ne vous faut plus de temps : on échange même sur la dernière case, mais pas endormi.',
          why: 'L’échange remplace le toast un pour un ; seulement, il ne prend pas de temps.',
        },
        {
          ruling: ['R-70'],
          says: 'Si plusieurs attendent, on échange avec un seul, une fois par arrivée.',
          why: 'Le texte le dit : on trinque avec tous, on échange avec un.',
        },
        {
          ruling: ['R-99'],
          says: 'Au-dessus du niveau 6 de la piste Échange, pas de jetons de 4 PV.',
          why: 'Trinquer est limité par le temps, la bière et l’Éthylomètre, échanger par rien : les jetons pleuvraient sans fin.',
        },
        {
          ruling: ['R-88'],
          says: 'Les cartes Objectif où l’on trinque se lisent ainsi : « avec deux partenaires » veut dire deux bières données en un échange ; une couleur offerte est une couleur donnée, une couleur bue une couleur prise.',
          why: 'Sinon ces cartes ne serviraient à rien.',
        },
      ],
    },
    {
      id: 'playing',
      title: 'Jouer une carte',
      blocks: [
        {
          list: [
            '**À votre tour**, dans la liste de vos actions : [[CF-P04]], [[CF-P07]], [[CF-P09]], [[CF-P14]].',
            '**Avec ce que vous annoncez**, un déplacement, un achat, une dégustation, ou dès qu’une carte vient de le frapper : [[CF-P01]], [[CF-P05]], [[CF-P06]], [[CF-P08]].',
            '**En réponse** à ce qui arrive, à vous ou à un autre : toutes les autres.',
          ],
        },
        {
          p: 'Quand il arrive quelque chose à quoi une carte pourrait répondre, la maison demande. D’abord aux adversaires de celui à qui cela arrive, tous à la fois et en secret ; leurs cartes se révèlent une à une, dans le sens horaire depuis sa gauche. Puis à lui, qui les a vues. On ne demande pas deux fois, et ce qui est annoncé ne se reprend pas.',
        },
        {
          p: 'Une carte qui gêne frappe n’importe quel adversaire, où que vous soyez, jamais un partenaire d’équipe. Qui est frappé peut répondre par [[CF-P13]] ; à cela, pas de réponse. Plusieurs cartes sur une même action s’additionnent, sans limite.',
        },
        {
          example:
            'Quatre joueurs. Le deuxième part à vélo, 6 UT. Le troisième joue [[CF-N01]], le premier [[CF-N02]] ; le cycliste répond par [[CF-P01]] : 6 − 2 + 3 + 2 = **9 UT**.',
        },
        {
          p: 'Une carte qui ne changerait rien ne peut pas être jouée et reste en main, invisible. Une carte jouée va à la défausse, visible de tous, dès que son effet est fini.',
        },
        {
          p: '**Combien de temps.** Quand tous jouent en même temps, l’occasion de répondre dure un instant, deux secondes en général, pour que le silence ne dise rien. Qui a besoin de plus fait attendre la table, le plus souvent douze secondes au maximum, quoi qu’il ait en main ; si vous avez quelque chose à jouer, elle attend presque toujours d’elle-même. Chacun peut la faire attendre 90 secondes par journée. Une fois qu’elles sont épuisées, il faut répondre dans l’instant jusqu’à la journée suivante. Tour par tour, elle n’attend que qui l’a demandé d’avance ; autour d’un écran, personne n’est pressé.',
        },
        {
          ruling: ['R-13'],
          says: '« À tout moment » veut dire les moments ci-dessus et aucun autre.',
          why: 'La règle elle-même lie une carte à ce qu’elle touche.',
        },
        {
          ruling: ['R-84'],
          says: 'Qui est interrogé dépend de ce que tout le monde voit : si une carte encore jamais vue pouvait répondre, tous ceux qui ont une carte et le droit de répondre sont interrogés, même s’ils ne peuvent que passer.',
          why: 'Une question posée seulement à qui peut répondre dirait à la table ce qu’il tient.',
        },
        {
          ruling: ['R-72'],
          says: 'Les adversaires répondent ensemble et en secret ; celui que cela concerne répond le dernier.',
          why: 'La victime voit à quoi répondre, et aucun ordre ne trahit une main.',
        },
        {
          ruling: ['R-14'],
          says: 'Ne pas répondre, c’est passer.',
          why: 'Personne ne peut bloquer une table, et passer ne coûte qu’une occasion.',
        },
        {
          ruling: ['R-15', 'R-71'],
          says: 'Nul besoin d’une rencontre pour gêner quelqu’un. Qui campe ou a fini sa journée n’est touché que par ce qui lui arrive alors : planter la tente, se réveiller. Il peut jouer des cartes lui-même.',
          why: 'L’exemple du texte français allonge un déplacement, qui se passe loin de toute rencontre.',
        },
        {
          ruling: ['R-96'],
          says: 'Un retard qui laisserait disque et pion Joueur là où ils finissent de toute façon ne peut pas être joué.',
          why: 'Une carte doit toucher ce à quoi elle répond.',
        },
        {
          ruling: ['R-98'],
          says: '[[CF-P11]] prend une carte en approche, le dessus de la pioche ou une carte bloquée ; elle se prend en premier, s’ajoute aux quatre d’un tour, et compte pour la limite de [[CH-12]].',
          why: 'Elle se joue quand on vérifie les cartes, et une limite ne connaît pas d’exception.',
        },
      ],
    },
    {
      id: 'delays',
      title: 'Quand un retard ne tient plus',
      blocks: [
        {
          p: 'Un retard s’ajoute à la durée du trajet. Si les deux ne tiennent plus dans la journée, **le retard l’emporte** : le disque avance du seul retard, le pion Joueur reste, on ne lance aucun dé et aucun chauffeur ne reçoit de bière.',
        },
        {
          example:
            'Case 17 sur 24, vélo 6, [[CF-N02]] : 8 UT ne tiennent pas, vous restez et le disque va en 19. Depuis la case 10, vous arriveriez en 18.',
        },
        {
          ruling: ['R-16'],
          says: 'Le déplacement est arrêté avant le lancer : ni temps d’attente, ni bières pour un chauffeur.',
          why: 'Le retard est la seule avance que nomme le texte.',
        },
        {
          ruling: ['R-95'],
          says: 'Un déplacement qui n’a pas lieu ne change que le disque et les cartes jouées : compte du vélo, série d’autostop, Acheter et Déguster restent comme ils étaient.',
          why: 'Ce que les autres vous font n’est pas une action à vous.',
        },
        {
          ruling: ['R-86'],
          says: 'Un retard se paie quoi que disent les dés, avec le temps d’attente d’un autostop raté aussi. Un bus mis en retard par [[CF-N03]] est retardé par une carte : s’il ne tient pas, seuls les retards se paient. Un bus en retard de lui-même suit [la règle habituelle](public-transport).',
          why: 'Le retard l’emporte.',
        },
      ],
    },
    {
      id: 'lasting',
      title: 'Les cartes qui durent',
      blocks: [
        {
          p: 'Une carte pour tant de déplacements porte autant de compteurs ; chaque déplacement où elle a servi en ôte un. Une carte pour tant d’UT pose une marque sur la piste de Temps : elle agit jusqu’à ce que le disque l’ait passée, et un déplacement annoncé avant est couvert jusqu’au bout.',
        },
        {
          example:
            '[[CF-P09]] en case 10 : marque en 16. Un trajet qui commence en 16 et finit en 20 est encore couvert.',
        },
        {
          ruling: ['R-17'],
          says: 'Une marque sur la piste de Temps finit avec la journée ; les compteurs restent jusqu’à épuisement.',
          why: 'La marque vit sur la piste de ce jour-là.',
        },
      ],
    },
    {
      id: 'hidden',
      title: 'Ce qui est caché',
      blocks: [
        {
          p: 'Les mains, les paquets qui circulent et les cartes qui restent sont secrets. Le nombre de cartes de chacun, la défausse, les cartes en cours et les sacs à dos sont visibles. Toutes les mains se montrent après le décompte final.',
        },
        {
          ruling: ['R-11'],
          says: 'Les mains sont secrètes ; le nombre de cartes de chacun ne l’est pas, et les sacs à dos sont visibles.',
          why: 'Qui arrive doit voir ce qu’il y a à prendre.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        {
          p: 'Chaque carte encore en main vaut **1 PV** ; les cartes sur la table avec des compteurs ne valent rien. Fin de partie, vainqueur et égalités ne changent pas.',
        },
        { example: 'Trois cartes en main et [[CF-P14]] avec un compteur : 3 PV.' },
        {
          ruling: ['R-18'],
          says: 'Les 5 PV perdus sans aucun échange sont le niveau 0 de la piste Échange et ne comptent qu’une fois.',
          why: 'Le texte explique cette perte par la piste qui remplace la piste Trinquer.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Évènements** : ils passent avant les cartes ; si l’on y trinque, on y échange.',
            '**Personnages** : ce ne sont pas des cartes Affrontement, [[CF-P13]] ne les arrête pas.',
            '**Groupes en tournée** : [[CF-N08]] peut frapper la bière d’un concert ; les cartes sur les dés ne touchent jamais ceux d’un concert.',
            '**Sac à pixels** : les jokers ne se donnent ni ne se prennent, et un échange n’en crée pas. Les cartes modifient l’achat de 4.',
            '**En équipe** : on échange avec son partenaire d’équipe comme avec chacun, et on ne le gêne jamais.',
          ],
        },
        {
          ruling: ['R-19'],
          says: 'On doit échanger avec son partenaire d’équipe aussi ; les rôles peuvent s’échanger avec ou sans échange de bières.',
          why: 'L’échange remplace le toast partout.',
        },
      ],
    },
    { id: 'helping', title: 'Les cartes qui aident', blocks: [{ cards: cards.help }] },
    { id: 'hindering', title: 'Les cartes qui gênent', blocks: [{ cards: cards.hinder }] },
  ],
})
