import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const solo = (cards: CardLists): Chapter => ({
  id: 'solo',
  icon: 'hat',
  title: 'Solo',
  lead: 'Vous êtes seul sur la route, à ceci près qu’un monsieur en chapeau melon ramasse les bouteilles pour lesquelles vous arrivez trop tard.',
  short: [
    ['Joueurs', '1, course complète'],
    ['Gagné', 'dès 250 PV'],
    ['Trinquer avec lui', '5 PV, jusqu’à 4 fois'],
    ['Plus de bouteilles', '5 PV par soir'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: 'Le **Zythologue** : un pion sans plateau, sans disque et sans main. Il va de brasserie en brasserie, ne connaît ni temps, ni niveaux, ni évènements, ni cartes, et empoche les bouteilles Premier visiteur. Tout est visible, sauf l’ordre de la pioche et le sac des sous-bocks.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          steps: [
            'Aucun sous-bock sur la carte : les 44 restent dans un sac.',
            'On en tire un : le Zythologue commence dans cette brasserie, garde le sous-bock et prend la bouteille qui s’y trouve.',
            'On en tire un deuxième, posé à côté de sa brasserie : sa destination. S’il nomme la brasserie où il est, on en tire un autre.',
            'Niveau 3 : « premier sur la Grand-Place » est retirée. On tire une carte parmi celles qui demandent des visites et une parmi les autres ; la troisième place est à [[SO-01]].',
            'Vous partez de la Grand-Place. Il n’y a pas d’autre disque : vous êtes toujours le joueur actif, jusqu’à la fin du jour.',
          ],
        },
        {
          ruling: ['R-50', 'R-67'],
          says: 'Un sous-bock tiré montre une face au hasard ; celui qu’on rejette retourne dans le sac.',
          why: 'Le texte français tire une face ; rien ne sort un sous-bock de la partie.',
        },
        {
          ruling: ['R-52'],
          says: 'Les cartes Objectif sur les sous-bocks ou sur un toast à plusieurs sont retirées de tous les niveaux.',
          why: 'Seul, on ne peut pas les remplir ; elles ne feraient que bloquer une place.',
        },
        {
          ruling: ['R-49'],
          says: 'Vous ne ramassez jamais sa destination.',
          why: 'C’est une marque, et sans elle il n’aurait plus de but.',
        },
      ],
    },
    {
      id: 'walking',
      title: 'Comment il marche',
      blocks: [
        {
          p: 'Après chacun de vos déplacements réussis, il fait **un pas** : une route vers sa destination, par le chemin qui a le moins d’étapes. Un autostop raté, un bus qui n’arrive pas, un achat ou une dégustation ne le font pas bouger.',
        },
        {
          p: 'Si plusieurs chemins sont également courts, il prend celui dont le total est le plus bas en autostop, puis en bus, puis à vélo ; s’ils se valent encore, vous choisissez sa prochaine étape.',
        },
        {
          p: 'Partout où il s’arrête, il prend la bouteille Premier visiteur, s’il y en a une. À destination, il prend aussi le sous-bock, et on en tire un autre. Quand il traverse Bruxelles, il s’arrête une fois, sur la Grand-Place ; si sa destination est une brasserie de Bruxelles, il y entre directement.',
        },
        {
          figure: 'race-zythologist',
          caption: 'Le Zythologue en chemin : une étape à chacun de vos déplacements, une bouteille à chaque étape.',
        },
        {
          ruling: ['R-46'],
          says: 'Des chemins égaux se comparent sur le total de ce qu’il en reste, et cela à chaque pas.',
          why: 'On compare des chemins, pas des routes une à une.',
        },
        {
          ruling: ['R-47'],
          says: 'La Grand-Place compte comme étape sans être une brasserie. D’une brasserie de Bruxelles, il sort par n’importe quelle route, et y rejoint une autre en un pas.',
          why: 'Ainsi la ville est aussi large pour lui que pour vous.',
        },
        {
          ruling: ['R-51'],
          says: 'Seuls vos déplacements réussis le font marcher, même un autostop de 0 UT.',
          why: 'Le texte dit : après avoir réussi.',
        },
      ],
    },
    {
      id: 'toast',
      title: 'Trinquer avec le Zythologue',
      blocks: [
        {
          p: 'Si votre déplacement ou son pas vous réunit dans une brasserie, vous **devez** trinquer : il vous faut une bière, 1 UT, et être éveillé. Lui en a toujours une. Jamais sur la Grand-Place.',
        },
        {
          p: 'Vous donnez une bière de votre choix et dépensez 1 UT ; verre, niveau et piste Trinquer montent de 1. Ce que vous dégustez a la couleur de la **brasserie**, pas celle de la bière donnée.',
        },
        {
          p: 'Ensuite il bavarde : il reste pour la fin de ce déplacement, et aussi quand vous repartez. Revenez pendant qu’il y est encore, et vous trinquez à nouveau.',
        },
        {
          example:
            'Il est en 11. Vous arrivez et trinquez, il reste. Votre déplacement suivant : il reste. Celui d’après : il marche.',
        },
        {
          ruling: ['R-40', 'R-41'],
          says: 'Après avoir trinqué, il ne fait pas de pas, et aucun non plus quand vous partez. Si c’est lui qui vous a rejoint, il ne saute que le pas de votre départ.',
          why: 'Les textes français et anglais disent les deux choses ; la maison joue les deux. Le néerlandais le fait rester à bavarder, lui aussi.',
        },
        {
          ruling: ['R-42', 'R-53'],
          says: 'Sans bière, ou sur la dernière case, on ne trinque pas, et il marche comme d’habitude.',
          why: 'Le jeu de base demande les deux, et « si le toast n’a pas lieu » ne voudrait rien dire autrement.',
        },
        {
          ruling: ['R-69'],
          says: 'La bière donnée est à votre choix ; seule la couleur de la brasserie compte comme dégustée.',
          why: 'Vous buvez la sienne, pas la vôtre.',
        },
      ],
    },
    {
      id: 'cards-in-reach',
      title: 'Cartes Objectif et jetons Bouteille',
      blocks: [
        {
          p: 'L’Embouteilleuse montre toujours 8 cartes : une carte prise ou retirée est remplacée **aussitôt**, et un tour peut en rapporter sans limite. En franchissant un jeton Bouteille, vous pouvez remplacer aucune, une ou deux cartes à portée de main.',
        },
        {
          ruling: ['R-97'],
          says: 'Une carte qui glisse en place est vérifiée aussitôt si c’est une Étoile ; un Éclair devait être à portée de main quand vous avez agi.',
          why: 'Sinon un seul déplacement pourrait vider la pioche.',
        },
        {
          ruling: ['R-66'],
          says: 'Jusqu’à deux remplacements par franchissement, chaque jeton une fois par jour.',
          why: 'Seul, personne d’autre ne casse de jeton Bouteille.',
        },
      ],
    },
    {
      id: 'last-day',
      title: 'Le dernier jour',
      blocks: [
        {
          p: 'La première destination qu’il atteint le dernier jour est la dernière. Il marche alors vers la Grand-Place, puis par les brasseries de Bruxelles de B1 à B6, en rond, une à chacun de vos déplacements.',
        },
        {
          ruling: ['R-48'],
          says: 'Si cette destination est à Bruxelles, il continue vers B1, ou vers B2 s’il est en B1. Il n’est pas tenu de finir sur la Grand-Place.',
          why: 'C’est l’ordre indiqué ; le texte anglais a perdu les mots « du dernier jour ».',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte et titres',
      blocks: [
        {
          p: 'Chaque soir, 5 PV si vous possédez plus de bouteilles qu’il n’a de **bouteilles et de sous-bocks** réunis. À la fin, 5, 10, 15 ou 20 PV pour avoir trinqué avec lui une, deux, trois, quatre fois ou plus. Le reste comme toujours, retour compris.',
        },
        { example: 'Neuf bouteilles contre ses six et deux sous-bocks : 5 PV. Avec huit : rien.' },
        {
          table: {
            head: ['Total', 'Titre'],
            rows: [
              ['moins de 200', cards.titles[0]],
              ['200 à 225', cards.titles[1]],
              ['226 à 250', cards.titles[2]],
              ['dès 251', cards.titles[3]],
            ],
          },
        },
        {
          ruling: ['R-45'],
          says: `Dès 250 PV, vous avez gagné ; à 250 tout juste, votre titre est « ${cards.titles[2]} ».`,
          why: 'Le texte demande au moins 250, le tableau des titres davantage ; un score du Zythologue, que le texte anglais voudrait voir battu, n’existe pas.',
        },
        {
          ruling: ['R-43'],
          says: 'Ses sous-bocks comptent contre vous comme des bouteilles.',
          why: 'Ils rejoignent ses bouteilles, et une condition de victoire doit les exclure expressément.',
        },
        {
          ruling: ['R-83'],
          says: '5 PV pour chaque soir où vous menez, jusqu’à 15.',
          why: 'Comme le décompte journalier, soir après soir.',
        },
        {
          ruling: ['R-44'],
          says: 'Trinquer avec lui rapporte au plus 20 PV en tout.',
          why: 'C’est une échelle, pas une somme.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Évènements** : ils ne le concernent pas ; certaines cartes ont une ligne pour qui joue seul.',
            '**Personnages** : la majorité demande un [nombre](characters#alone).',
            '**Groupes en tournée** : 1 PV tous les deux fans, pas de prix.',
            '**Sac à pixels** : trinquer avec lui crée un joker.',
            'Pas avec **Affrontement**, **En équipe** ni la course courte.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'La carte Solo', blocks: [{ cards: cards.solo }] },
  ],
})

export const campaign = (cards: CardLists): Chapter => ({
  id: 'campaign',
  icon: 'campaign',
  title: 'Représentant en bières',
  lead: 'Quinze parties en solo, chacune avec sa propre condition de victoire. Dans n’importe quel ordre, autant de fois qu’il faut.',
  short: [
    ['Joueurs', '1, avec Solo'],
    ['Conditions', '15, dans n’importe quel ordre'],
    ['Réussi', 'condition remplie, peu importent les points'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: 'Avant de mettre la table, vous choisissez l’une des 15 conditions de victoire ; elle vaut pour cette partie. Tout le reste est [le jeu en solo](solo), avec toutes les extensions qui s’y jouent.',
        },
      ],
    },
    {
      id: 'passing',
      title: 'Réussir une condition',
      blocks: [
        {
          p: 'La partie est réussie si la condition est remplie à la fin, et seulement alors. Les 250 PV ne sont pas nécessaires, mais on s’en souvient : pour chaque condition, votre meilleur résultat est gardé : échoué, réussi, ou réussi avec 250. Quand les 15 sont réussies, la campagne est complète.',
        },
        {
          p: 'Les **interdits** échouent à la première infraction ; vous pouvez continuer pour les points. Les **buts** se vérifient à la fin de la partie.',
        },
        {
          ruling: ['R-54'],
          says: 'La condition prend la place des 250 PV.',
          why: 'La note en fait la façon de gagner, et l’une d’elles coûte même des points.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'Comment les lire',
      blocks: [
        {
          example:
            '[[REP-1]] : vous avez 3 PV et il atteint sa destination : vous tombez à 0. Vous y arrivez avant lui : 5 PV et le sous-bock, et il tire une autre destination.',
        },
        {
          example:
            '[[REP-3]] : six jaunes, trois brunes, une noire contre cinq, trois et une : réussi. Une seule bouteille rouge chez lui : échoué.',
        },
        {
          example:
            '[[REP-6]] : cinq brasseries trappistes et deux bières rouges : réussi. Sac à dos vide, ou une jaune à côté des rouges : échoué.',
        },
        { example: '[[REP-7]] : 31 contre 31, échoué ; 32 contre 31, réussi.' },
        {
          example:
            '[[REP-14]] : il vous rejoint dans une brasserie brune et vous avez une bière : vous devez trinquer, c’est échoué. Sac à dos vide, il ne se passe rien.',
        },
        {
          ruling: ['R-55'],
          says: '[[REP-1]] : vous prenez sa destination en y arrivant, pas si elle est tirée sous vos pieds. Elle compte ensuite comme tout sous-bock, et, le dernier jour, elle n’est pas une destination qu’il a atteinte.',
          why: 'C’est ainsi qu’il la prend lui-même.',
        },
        {
          ruling: ['R-56'],
          says: '[[REP-4]] : il a visité toute brasserie où il s’est arrêté, son départ compris, la Grand-Place non. Vous n’y posez pas de jeton et n’y marquez pas de bonus ; un jeton posé avant lui reste.',
          why: 'Il n’a pas de jetons : on ne peut compter que les endroits où il est passé.',
        },
        {
          ruling: ['R-65'],
          says: '[[REP-5]] : toute carte Objectif qui tient compte du sac à dos est écartée.',
          why: 'Elles récompensent ce que demande la condition, ou son contraire.',
        },
        {
          ruling: ['R-57'],
          says: '[[REP-6]] : avec un sac à dos vide, c’est échoué.',
          why: 'Le but est d’apporter de la bière rouge.',
        },
        {
          ruling: ['R-58'],
          says: '[[REP-7]] : il prend une carte à chaque pas, après que vous avez pris les vôtres. Quand il reste, il n’en prend pas. On compare les points imprimés sur les cartes.',
          why: 'Chacun de ses pas est un déplacement.',
        },
        {
          ruling: ['R-64'],
          says: '[[REP-8]] : le bout de la piste, c’est 20 bières.',
          why: 'La case la plus haute et le plus grand nombre de points, c’est la même chose.',
        },
        {
          ruling: ['R-59'],
          says: '[[REP-10]] : les points du retour manqué sont perdus comme d’habitude ; s’endormir ailleurs suffit aussi.',
          why: 'La condition dit où vous êtes, pas ce que cela coûte.',
        },
        {
          ruling: ['R-60'],
          says: '[[REP-12]] : sans jamais trinquer, c’est échoué.',
          why: 'Sinon ce serait une copie plus facile de la première.',
        },
        {
          ruling: ['R-61'],
          says: '[[REP-13]] : offrir des bières est de l’autostop ; partir autrement fait échouer, même à Bruxelles ; un autostop raté ne nuit pas. Il faut au moins un déplacement.',
          why: 'La condition ne fait pas d’exception pour la ville.',
        },
        {
          ruling: ['R-62'],
          says: '[[REP-14]] : chaque bière compte : à la brasserie, en chemin, sous la tente, et en trinquant selon la couleur de la brasserie. Ne rien boire, c’est réussi.',
          why: 'Sa bière a la couleur de la brasserie.',
        },
        {
          ruling: ['R-63'],
          says: '[[REP-15]] : jamais à vélo.',
          why: 'Le texte néerlandais dit « seulement à vélo » ; deux textes, dont l’original, disent « jamais ».',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Sac à pixels** : les jokers ne remplissent pas le sac pour [[REP-5]] et ne comptent pas pour [[REP-6]].',
            '**Groupes en tournée** : la bière d’un concert est une bière dégustée à la brasserie.',
            '**Personnages** : un sac de 9 places est plein avec 9 bières ; [[CH-12]] n’ajoute rien à [[REP-7]].',
          ],
        },
      ],
    },
    { id: 'cards', title: 'Les quinze conditions', blocks: [{ cards: cards.conditions }] },
  ],
})
