import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const pixelBag = (cards: CardLists): Chapter => ({
  id: 'pixel-bag',
  icon: 'pixel',
  title: 'Sac à pixels',
  lead: 'Votre sac à dos a quatre rangées de trois places. Mettez-y les bonnes couleurs, et les bières font une image.',
  short: [
    ['Joueurs', '2 à 4, ou Solo'],
    ['Achat', '4 bières au lieu de 3'],
    ['Main', '2 dessins cachés'],
    ['Joker', 'pour une bière transportée que vous buvez'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: '24 dessins faits de bières : 8 faciles, 9 moyens, 7 difficiles. Terminez un dessin avec ce que vous transportez, et il vaut ses points à la fin.',
        },
        {
          figure: 'race-drawing',
          caption: 'Un dessin dans les quatre rangées d’un sac à dos. La place claire est tenue par un joker.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place, et ce qui est caché',
      blocks: [
        {
          p: 'Vous recevez deux dessins que vous seul voyez, quand vous voulez. Sacs à dos, jokers et nombre de dessins terminés sont visibles ; lesquels, on le montre à la fin.',
        },
        {
          ruling: ['R-28'],
          says: 'Les deux dessins sont une main secrète ; vous les regardez quand bon vous semble.',
          why: 'Face cachée sans être lus, comme le veut le texte néerlandais, ils ne pourraient se jouer.',
        },
        {
          ruling: ['R-01'],
          says: 'Un sac à dos a 12 places, quatre rangées de trois.',
          why: 'Aucun livret ne donne le nombre ; trois achats entiers de 4 y tiennent.',
        },
      ],
    },
    {
      id: 'completing',
      title: 'Terminer un dessin',
      blocks: [
        { p: 'Un achat donne **4 bières** au lieu de 3, autant qu’il y a de place.' },
        {
          p: 'Les bières se réarrangent à tout moment : seules leurs couleurs comptent. Un dessin est **prêt** quand vos jokers remplacent toutes les bières qui manquent. Vous décidez si et quand vous le terminez : ses bières et ses jokers quittent le sac à dos, la carte se pose face cachée avec vos cartes Objectif, et vous en piochez une autre.',
        },
        {
          example:
            '2 bières jaunes et 2 brunes demandées. Avec 3 jaunes, 1 brune et un joker : prêt. Avec 3 jaunes, aucune brune et un joker : pas encore.',
        },
        {
          p: 'On peut terminer un dessin dans le tour de n’importe qui, entre deux actions, plusieurs de suite si possible. Avant le décompte final, vous avez tous une dernière occasion, quelles que soient vos cartes : elle finit quand chacun a dit avoir fini, au plus tard après 20 secondes ou, tour par tour, après le temps d’un tour. Personne ne le dit à votre place.',
        },
        {
          ruling: ['R-29'],
          says: 'Personne n’est obligé de terminer un dessin.',
          why: 'Deux textes l’ordonnent, un le permet ; ranger des bières est de toute façon un geste voulu.',
        },
        {
          ruling: ['R-30'],
          says: '« À tout moment » veut dire entre deux actions, jamais au milieu : on n’esquive pas un échange annoncé.',
          why: 'Ni attente, ni course de vitesse.',
        },
      ],
    },
    {
      id: 'jokers',
      title: 'Les jokers',
      blocks: [
        {
          p: 'Chaque fois que vous buvez une bière **transportée**, en chemin, en trinquant ou sous la tente, un joker à votre couleur prend sa place. Il vaut n’importe quelle couleur dans un dessin. Ce n’est pas une bière : ni pour trinquer, ni pour un chauffeur, un échange, une carte Objectif ou des points.',
        },
        {
          p: 'La bière d’une brasserie, celle d’un chauffeur, celle qu’une carte fait perdre et un échange ne laissent pas de joker. Un joker occupe une place du sac à dos ; vous pouvez l’abandonner chaque fois que vous pourriez terminer un dessin.',
        },
        {
          example:
            'Vous trinquez avec deux joueurs : deux bières sortent, deux jokers entrent. Au niveau 7 sans fromage, vous n’en buvez qu’une : deux bières sortent, un joker entre, et vous dormez.',
        },
        {
          example:
            '8 bières et 4 jokers : le sac à dos est plein. Abandonnez trois jokers et un achat donne trois bières.',
        },
        {
          ruling: ['R-31'],
          says: 'Un joker par bière vraiment bue, au plus un par bière à vous qui est partie.',
          why: 'C’est boire qui fait le joker.',
        },
        {
          ruling: ['R-78'],
          says: 'En trinquant, chacun reçoit des jokers pour ses propres bières.',
          why: 'La bière partie est celle qui est remplacée.',
        },
        {
          ruling: ['R-32', 'R-77'],
          says: 'Un joker sert aux dessins et à rien d’autre. « Sac plein » ne compte que les bières. Dans un échange, les jokers ne se donnent ni ne se prennent.',
          why: 'Tenir lieu de couleur dans un dessin est le seul usage nommé.',
        },
        {
          ruling: ['R-33'],
          says: 'Le joker vient toujours ; qui n’en veut pas l’abandonne ensuite.',
          why: 'Les textes ne s’accordent pas sur le droit de le refuser, et un sac à dos ne doit pas rester bouché pour toujours.',
        },
        {
          ruling: ['R-34'],
          says: 'Il y a autant de jokers qu’il en faut.',
          why: 'Toutes les pièces de votre couleur sont sur les pistes ; un substitut est toujours permis.',
        },
      ],
    },
    {
      id: 'swapping',
      title: 'Échanger un dessin',
      blocks: [
        {
          p: 'Qui franchit un [jeton Bouteille](bottle-tokens#break) **et retire une carte** par là peut aussi échanger un dessin contre un nouveau. Quand la pioche est vide, les dessins échangés la reforment ; sans eux, on ne pioche rien et la main reste plus petite.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        {
          p: 'Les dessins terminés comptent avec les cartes Objectif, mais n’en sont pas : aucune carte, limite ou condition de victoire n’en tient compte. Les dessins en main et les jokers restants ne valent rien, les bières restantes 1 PV chacune comme toujours.',
        },
        { example: 'Des dessins de 5, 8 et 10 PV, quatre bières et deux jokers restants : 23 + 4 PV.' },
        {
          ruling: ['R-82'],
          says: 'Seuls les dessins terminés marquent.',
          why: 'Le texte français le dit ; les autres omettent le mot.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Affrontement, évènements, personnages** : ce qui change un achat change les 4. Avec [[EV-05]] c’est 5, avec [[EV-16]] 3.',
            '**En équipe** : les mains restent cachées au partenaire d’équipe. Après un retrait vient l’échange de dessin, puis la carte d’équipe.',
            '**Solo** : trinquer avec le Zythologue crée un joker. Un seul échange par jeton Bouteille, que vous ayez remplacé une carte ou deux.',
            '**Course courte** : rien ne change.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'Les dessins', blocks: [{ cards: cards.drawings }] },
  ],
})
