import type { Chapter } from '../../../../rules/book.ts'

export const firstGame: Chapter = {
  id: 'first-game',
  title: 'Votre première partie',
  lead: 'Aucune règle ici : seulement ce que les frères auraient aimé qu’on leur dise.',
  short: [
    ['D’abord', 'l’ombre, pour l’argent'],
    ['Ensuite', 'le soleil, pour le dernier marqueur'],
    ['Toujours', 'un œil sur le maître brasseur'],
  ],
  sections: [
    {
      id: 'begin',
      title: 'La première manche',
      blocks: [
        {
          list: [
            'Commencez à l’**ombre**. Elle coûte moitié moins, et ce qu’elle rapporte paiera le soleil.',
            'Faites de petits pas. Chaque espace sauté est un tour de moins ; qui court devant joue moins souvent.',
            'Plantez **autour d’un même site**. Six tuiles éparses ne sont que six tuiles ; autour d’un site, elles donnent aussi un bâtiment.',
          ],
        },
        {
          example:
            '25 ducats : houblon 4 et orge 2 à l’ombre, levure 3 au soleil, cela fait 12. Le reste est pour un moine et pour la manche suivante.',
        },
      ],
    },
    {
      id: 'middle',
      title: 'Disques et moines',
      blocks: [
        {
          list: [
            'Un disque vaut ce qu’il **réveille**, et chaque case n’en reçoit qu’un. Attendez qu’au moins trois tuiles lui répondent, mais pas sans fin : les autres en prennent aussi.',
            'Un **moine** au milieu de vos meilleures tuiles, c’est un disque qui les paie toutes. À l’ombre, il le fait à moitié prix.',
            'La **case numéro** ne sert qu’une fois. Gardez-la pour le moment où plusieurs tuiles ont la même fertilité.',
            'Complétez vos paires tant que vous avez des privilèges : posé, chacun vaut bien plus que les 3 ducats qu’il donne quand on le rend.',
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Vers la fin',
      blocks: [
        {
          list: [
            'Seul compte votre **dernier marqueur**. Trois cases pour l’orge, qui part dernière, valent parfois mieux que dix pour le bois.',
            'Regardez le **maître brasseur** : un pas jusqu’à la bande suivante peut donner plus de valeur à chaque case des marqueurs. Les petites sommes autour d’un site le mènent le plus loin.',
            'Arrêtez-vous sur un **espace baril** dès que deux objectifs sont atteints. Quatre points sont longs à brasser, et le premier arrivé prend les gros barils.',
            'L’argent qui reste achète une case par dizaine de ducats. Il n’est jamais perdu ; ce n’est jamais non plus une affaire.',
          ],
        },
      ],
    },
  ],
}
