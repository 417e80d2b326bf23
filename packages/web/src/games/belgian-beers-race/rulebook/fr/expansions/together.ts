import type { Chapter } from '../../../../../rules/book.ts'

export const together: Chapter = {
  id: 'expansions',
  icon: 'plus',
  title: 'Jouer avec des extensions',
  lead: 'Autant que vous voulez à la fois : ce qui va ensemble, dans quel ordre on met la table, et comment les effets s’additionnent.',
  short: [
    ['Jamais ensemble', 'Solo et Affrontement'],
    ['En équipe', '4 joueurs exactement'],
    ['Solo', '1 joueur, course complète'],
  ],
  sections: [
    {
      id: 'sets',
      title: 'Ce qui va ensemble',
      blocks: [
        {
          p: 'Chaque extension se joue avec toutes les autres, sauf deux paires : **Solo** écarte **Affrontement**, faute d’adversaire contre qui jouer une carte, et ne peut croiser **En équipe**, où il faut être quatre.',
        },
        {
          table: {
            head: ['Extension', 'Joueurs', 'Course courte'],
            rows: [
              ['[Affrontement](confrontation)', '2 à 4', 'oui'],
              ['[Évènements](events)', '2 à 4, ou Solo', 'oui'],
              ['[Personnages](characters)', '2 à 4, ou Solo', 'oui'],
              ['[Groupes en tournée](bands)', '2 à 4, ou Solo', 'oui'],
              ['[Sac à pixels](pixel-bag)', '2 à 4, ou Solo', 'oui'],
              ['[En équipe](team)', '4', 'oui'],
              ['[Solo](solo)', '1', 'non'],
              ['[Représentant en bières](campaign)', '1, avec Solo', 'non'],
            ],
          },
        },
        {
          ruling: ['R-02'],
          says: 'Solo se joue toujours en course complète de trois jours, quoi qu’on y ajoute.',
          why: 'Les règles du solo parlent de trois jours dans toutes les langues, et les 250 PV sont mesurés à cette aune.',
        },
        {
          ruling: ['R-79'],
          says: 'En équipe et Solo s’excluent.',
          why: 'Aucun livret ne le dit, mais l’un demande quatre joueurs, l’autre un seul.',
        },
      ],
    },
    {
      id: 'order',
      title: 'Mettre la table',
      blocks: [
        {
          steps: [
            'Une condition de victoire de la campagne se choisit avant tout mélange.',
            'La course elle-même est [mise en place](setup#table). En course courte, les pions Joueur attendent ; en solo, les sous-bocks et les cartes de niveau 3 aussi.',
            'En équipe : partenaires, rôles A et B, deux pioches.',
            'Évènements : une carte par jour, face visible.',
            'Personnages : deux chacun, on en garde un.',
            'Groupes en tournée : deux chacun, on en garde un.',
            'Sac à pixels : deux dessins chacun.',
            'Solo : le Zythologue, sa destination, les cartes de niveau 3.',
            'Course courte : chacun choisit sa [brasserie de départ](short-race#changes).',
            'Affrontement : les mains, toujours en dernier.',
          ],
        },
        {
          example:
            'Évènements, Personnages et Groupes : vous choisissez votre personnage en connaissant le temps de chaque jour, et votre groupe en sachant qui est qui.',
        },
        {
          ruling: ['R-03'],
          says: 'L’ordre est le même à toutes les tables.',
          why: 'Les livrets ne donnent que deux indices : les évènements avant les personnages, l’affrontement après tout le reste. La maison va de qui vous êtes à où vous êtes, et donne les mains cachées à la fin.',
        },
        {
          ruling: ['R-04'],
          says: 'Personnages et groupes se choisissent en secret et se montrent ensemble ; dès lors, tout y est visible. L’autre carte quitte la partie sans être vue.',
          why: 'Chacun n’annonce son choix qu’une fois tous les choix faits.',
        },
        {
          ruling: ['R-05'],
          says: 'Être posé sur la carte n’est pas arriver : ni carte, ni évènement, ni pouvoir n’y répond. La bouteille et le jeton Brasserie visitée d’un départ de course courte sont donnés quand même.',
          why: 'Personne ne s’est encore déplacé.',
        },
      ],
    },
    {
      id: 'reckoning',
      title: 'Comment les effets s’additionnent',
      blocks: [
        { p: 'Plusieurs cartes peuvent changer la durée d’un même déplacement. La maison compte de haut en bas :' },
        {
          steps: [
            'La valeur imprimée sur la route ; 1 dans Bruxelles.',
            'Ce qui fixe une valeur : l’affrontement avant les personnages, les personnages avant les évènements.',
            'Le bus au niveau 7 : doublé.',
            'Tout ce qui ajoute ou retranche, en une somme.',
            'Au moins 1 UT, sauf si la route elle-même n’en coûte pas. C’est la durée du trajet.',
            'Un bus en retard : 2 UT, ou ce que fixe une carte ; puis ce qui s’ajoute. Jamais doublé.',
            'Un autostop raté : 2 UT, ou ce que fixe une carte ; doublé au niveau 7 ; puis ce qui s’ajoute.',
            'Les retards des cartes d’affrontement, par-dessus tout : jamais doublés, jamais réduits.',
          ],
        },
        { example: 'Bus, 4 UT, niveau 7, [[EV-02]] : 4 × 2 − 1 = **7 UT**.' },
        { example: 'Vélo, 6 UT, [[CH-01]] avec [[CF-P01]] : 6 − 1 − 2 = **3 UT**. Dans Bruxelles, 1 reste 1.' },
        {
          p: 'Les autres actions : le temps habituel, ce qui le fixe, ce qui s’ajoute, jamais moins de 0. Une action obligatoire a lieu même si elle coûte plus qu’il ne vous reste, et votre disque s’arrête sur la dernière case ; une action facultative demande tout son temps.',
        },
        {
          p: 'Les gains s’arrêtent quand la place manque : pour les bières, quand le sac à dos est plein. Les pertes s’arrêtent à ce que vous avez ; les points ne descendent jamais sous 0. Un fromage au-delà du niveau 4 est un jeton de 5 PV, comme toujours.',
        },
        {
          p: 'Les bières offertes à un chauffeur se comptent sur la valeur imprimée de la route, et les cartes Objectif qui demandent un long trajet s’y réfèrent aussi. Celles qui demandent un lancer comptent les dés tels qu’ils restent quand plus personne n’y touche.',
        },
        {
          ruling: ['R-06'],
          says: 'L’ordre ci-dessus ; quand plusieurs choses répondent au même moment, l’évènement passe d’abord, puis les personnages, puis les cartes d’affrontement dans l’ordre où elles ont été jouées.',
          why: 'Doubler concerne ce qui est imprimé ; un bonus reste ce qu’il annonce.',
        },
        {
          ruling: ['R-94'],
          says: 'Un prix fixé à 0 n’avale pas ce qui s’ajoute : [[CF-P06]] pour la première dégustation jaune de [[CH-09]] coûte 1 UT.',
          why: 'Un seul ordre pour tout, et chaque carte garde exactement sa valeur.',
        },
        {
          ruling: ['R-08'],
          says: 'Une action obligatoire sans assez de temps a lieu, et le disque s’arrête au bout de la journée.',
          why: 'Les pénalités du jeu de base font de même.',
        },
        {
          ruling: ['R-07', 'R-87'],
          says: 'Un retard causé par une carte ne compte ni comme vélo ni comme trajet : il ne fait baisser aucun niveau, ne permet aucune bière en chemin, et ne prolonge ni n’arrête le compte du vélo. Un concert l’arrête comme une dégustation ; un échange seulement s’il coûte du temps.',
          why: 'Un retard n’est pas un trajet, et ce que les autres vous font n’est pas une action à vous.',
        },
        {
          ruling: ['R-85'],
          says: 'Une carte ou un pouvoir qui raccourcit votre déplacement s’annonce avec lui et peut le faire tenir dans la journée. De même pour votre achat ou votre dégustation. Ce qui est annoncé est dépensé.',
          why: 'Le texte français laisse jouer une carte au moment même de ce qu’elle touche.',
        },
        {
          ruling: ['R-89'],
          says: 'Un compteur, ou un pouvoir pour le premier déplacement du jour, ne s’use que lorsqu’un temps qu’il a réduit est payé. Un autostop raté ou un déplacement arrêté par un retard le laisse intact.',
          why: 'Un essai raté n’est pas un déplacement, et rien ne doit se perdre sans avoir servi.',
        },
        {
          ruling: ['R-91'],
          says: 'Avant un niveau de plus qui vous endormirait, vous pouvez manger du fromage, même hors de votre tour, sauf si votre disque est sur la dernière case ; ensuite vient [[CF-P04]]. Une fois endormi, plus rien n’y fait.',
          why: 'Le jeu de base laisse le fromage vous sauver quand d’autres trinquent avec vous.',
        },
        {
          ruling: ['R-93'],
          says: 'La Grand-Place est à Bruxelles pour les routes qui y entrent et en sortent, mais n’est pas une brasserie de Bruxelles, et y arriver ne déclenche rien.',
          why: 'Les routes mènent à la ville entière ; la Grand-Place n’est pas une brasserie.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Compter à la fin',
      blocks: [
        {
          steps: [
            'Ce qu’il en coûte d’être [loin de la Grand-Place](scoring#home).',
            'Le décompte final de la course ; les dessins du Sac à pixels comptent à côté des cartes Objectif.',
            'Affrontement : les cartes restées en main.',
            'Personnages : la majorité, puis les visites.',
            'Groupes en tournée : le prix du public, puis les fans.',
            'La carte Solo.',
            'En équipe : le plus faible des deux, et les cartes d’équipe.',
          ],
        },
        {
          example:
            'Plus rien après le retour, −5 sans échange, 3 pour tout le reste, 1 pour une carte : le total est 0.',
        },
        {
          ruling: ['R-09'],
          says: 'Les points s’arrêtent à 0 après le retour, et une fois encore tout à la fin ; en équipe, le plus faible total se prend après cela.',
          why: 'Aucune part ne dépend des points d’une autre : l’ordre n’est que pour l’œil.',
        },
      ],
    },
  ],
}
