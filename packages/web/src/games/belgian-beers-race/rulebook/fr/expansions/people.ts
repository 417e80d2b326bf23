import type { Chapter } from '../../../../../rules/book.ts'
import type { CardLists } from '../../expansion-cards.ts'

export const events = (cards: CardLists): Chapter => ({
  id: 'events',
  icon: 'event',
  title: 'Évènements',
  lead: 'Une carte par jour, la même pour tous : un ciel bleu pour les cyclistes, ou une cave pleine de bière forte.',
  short: [
    ['Joueurs', '2 à 4, ou Solo'],
    ['Cartes', 'une par jour, visibles dès le début'],
    ['Pour', 'tout le monde, toujours'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: '24 évènements, 12 qui aident et 12 qui n’aident pas. Chaque jour de la course a le sien, et il vaut pour tous les joueurs.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          p: 'On révèle une carte par jour, dans l’ordre : trois en course complète, deux en course courte. Elles sont visibles dès le début, celles des jours suivants aussi. Le reste quitte la partie sans être vu.',
        },
        {
          ruling: ['R-73'],
          says: 'Les évènements se révèlent toujours avant le choix des personnages.',
          why: 'Le texte dit deux fois que le choix peut s’appuyer sur eux.',
        },
      ],
    },
    {
      id: 'day',
      title: 'L’évènement du jour',
      blocks: [
        {
          p: 'Il vaut du premier instant de sa journée à la fin de son décompte journalier, retard au réveil du lendemain compris ; puis il est défaussé. Le dernier jour, il couvre le retour, mais pas le décompte final.',
        },
        {
          example:
            '[[EV-07]] le vendredi : qui le finit au niveau 8 commence le samedi avec 4 − 2 = 2 UT de retard. Le samedi, la carte n’est plus là.',
        },
        {
          p: 'Personne ne refuse un évènement. Les points qu’il donne se marquent aussitôt. S’il laisse un choix, celui qu’il concerne choisit sur-le-champ. Les cadeaux du matin viennent d’abord, dans l’ordre de départ ; puis les sous-bocks trouvés au réveil.',
        },
        {
          example:
            '[[EV-23]] : vous arrivez avec cinq bières jaunes et deux brunes, en perdez une de votre choix et en gardez six. Avec six, vous n’en perdriez aucune.',
        },
        {
          p: 'Un effet sur la **première** dégustation du jour vaut pour chaque joueur séparément, et de nouveau chaque matin.',
        },
        {
          ruling: ['R-20'],
          says: 'L’évènement couvre la nuit qui suit sa journée.',
          why: '« Défaussé en fin de journée » laisse la nuit ouverte ; c’est le niveau de ce soir-là qui retarde le matin.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Affrontement** : un évènement où l’on trinque vaut pour l’échange ; avec [[EV-22]], un échange coûte 1 UT.',
            '**Personnages** : les effets s’additionnent. [[EV-13]] et [[CH-01]] s’annulent.',
            '**Groupes en tournée** : [[EV-20]] interdit aussi les concerts. Avec [[EV-04]], un concert coûte toujours 2 UT, et sa bière consomme le verre offert.',
            '**Sac à pixels** : les cartes sur l’achat modifient l’achat de 4 ; [[EV-23]] ne compte pas les jokers.',
            '**En équipe** : les points vont au joueur.',
            '**Solo** : le Zythologue n’est pas concerné.',
            '**Course courte** : deux évènements, le second le dernier jour.',
          ],
        },
      ],
    },
    { id: 'good', title: 'Les évènements qui aident', blocks: [{ cards: cards.good }] },
    { id: 'bad', title: 'Les évènements qui gênent', blocks: [{ cards: cards.bad }] },
  ],
})

export const characters = (cards: CardLists): Chapter => ({
  id: 'characters',
  icon: 'character',
  title: 'Personnages',
  lead: 'Une force, une faiblesse, une chose dont il faut avoir plus que les autres, et des brasseries que vous avez toujours voulu voir.',
  short: [
    ['Joueurs', '2 à 4, ou Solo'],
    ['Choix', 'un sur deux'],
    ['Majorité', '5 PV'],
    ['Visites', 'les points de la carte'],
  ],
  sections: [
    {
      id: 'adds',
      title: 'Ce que cela ajoute',
      blocks: [
        {
          p: '18 personnages. Chacun a un pouvoir pour toute la partie, fait d’une force et d’une faiblesse, une majorité à conquérir et des brasseries à visiter.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          p: 'Vous en recevez deux, en gardez un en secret et écartez l’autre. Tous les choix se montrent ensemble ; dès lors, votre personnage est visible de tous. Les autres restent hors de la partie, sans être vus.',
        },
      ],
    },
    {
      id: 'power',
      title: 'Force et faiblesse',
      blocks: [
        {
          p: 'Les deux valent de votre premier tour au décompte final, et s’appliquent toujours ; vous ne choisissez que là où la force dit que vous **pouvez**. Une force d’une fois par jour revient chaque matin et ne se garde pas.',
        },
        {
          example:
            '[[CH-02]] : le premier bus du jour, 4 UT, est en retard et en coûte 3 ; le deuxième, en retard aussi, 4.',
        },
        { example: '[[CH-04]] : au niveau 5, un fromage vous ramène au niveau 3.' },
        {
          p: '[[CH-12]], avec plus de deux cartes remplies, prend celles qui valent le plus, à égalité les plus à droite ; les autres restent et se vérifient au tour suivant.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Décompte',
      blocks: [
        {
          p: '**Majorité** : 5 PV si vous avez plus que chacun des autres à la fin de la partie ; une égalité ne donne rien. **Visites** : tous les points de votre carte si vous avez visité ce qu’elle demande, sinon aucun. Vous pouvez marquer les deux ; personne d’autre ne le peut.',
        },
        {
          example:
            '[[CH-09]] avec trois bouteilles rouges contre 2, 1 et 0 : 5 PV. Si un autre en a trois aussi : rien.',
        },
        {
          example:
            '[[CH-02]] : les six brasseries de Bruxelles donnent 7 PV, cinq ne donnent rien. En course courte, cinq suffisent.',
        },
        {
          ruling: ['R-74'],
          says: 'Seul le propriétaire d’une carte vise sa majorité ; les autres ne peuvent que lui barrer la route.',
          why: 'Le texte parle du joueur qui possède la carte.',
        },
        {
          ruling: ['R-80'],
          says: 'La majorité, c’est plus que chaque autre joueur, pas plus de la moitié du total.',
          why: 'La remarque française n’écarte que l’égalité.',
        },
        {
          ruling: ['R-75'],
          says: 'Les visites se vérifient à la fin de la partie, sur vos jetons Brasserie visitée.',
          why: 'Rien ne parle de prendre ces points plus tôt.',
        },
      ],
    },
    {
      id: 'alone',
      title: 'En solo',
      blocks: [
        {
          p: 'En solo, vous marquez la majorité en atteignant le nombre de la carte ; là où le Zythologue a des bouteilles ou des brasseries visitées de ce genre, vous devez aussi en avoir plus que lui.',
        },
        {
          ruling: ['R-21'],
          says: 'La majorité, en solo, demande un nombre, et plus que n’a le Zythologue.',
          why: 'Sans rival, 5 PV pour rien ne seraient pas un bonus.',
        },
        {
          example:
            '[[CH-09]] demande trois bouteilles rouges : trois contre une des siennes donnent 5 PV, trois contre trois ne donnent rien.',
        },
      ],
    },
    {
      id: 'combined',
      title: 'Avec d’autres extensions',
      blocks: [
        {
          list: [
            '**Évènements** : ils sont connus avant le choix.',
            '**Groupes en tournée** : la bière d’un concert est dégustée à la brasserie, mais le concert coûte 2 UT quel que soit votre pouvoir. Les dés d’un concert ne sont pas ceux d’un déplacement.',
            '**Sac à pixels** : l’achat part de 4. Un sac de 9 places contient tous les dessins ; les jokers y prennent place aussi.',
            '**En équipe** : la majorité compare les quatre joueurs, partenaire d’équipe compris.',
            '**Course courte** : les visites demandent moins.',
          ],
        },
      ],
    },
    { id: 'cards', title: 'Les personnages', blocks: [{ cards: cards.characters }] },
  ],
})
