import { thin } from '../../../texts/thin.ts'
import type { AleWords } from './en.ts'

export const fr: AleWords = thin({
  title: 'Votre première abbaye',
  steps: {
    goal: 'Ce que vous cherchez',
    sun: 'Soleil et ombre',
    disc: 'Réveiller des tuiles',
    monk: 'Les moines',
    site: 'Un site se ferme',
    pair: 'Un privilège',
    round: 'Fin de manche',
    barrels: 'Les barils',
    count: 'Le décompte',
  },
  gists: {
    goal: 'cinq marqueurs, un niveau, une piste',
    sun: 'l’eau au soleil, l’orge à l’ombre',
    disc: 'un moine s’installe, un disque rapporte 6 ducats',
    monk: 'un disque pour le moine réveille ses voisines',
    site: 'six tuiles autour d’un site, et un bâtiment',
    pair: 'deux disques côte à côte, et Vieille recette',
    round: 'le retour, et Premier joueur',
    barrels: 'cinq barils, et un dernier bâtiment',
    count: 'l’orge monte, et tout est compté',
  },
  says: {
    goal: 'Bienvenue dans votre abbaye ! Cinq **marqueurs**, un par ressource, doivent monter ensemble : à la fin, le **moins avancé** compte, multiplié selon votre **maître brasseur**.',
    below:
      'Votre **niveau** est la case que tous les cinq atteindraient si la partie s’arrêtait là. Il est de −5 : tout le monde part sous zéro, et les points commencent à 1.',
    ring: 'Cette **piste** est le marché. Votre figurine en fait le tour une fois par manche, aussi loin que vous voulez, jamais en arrière. Chaque espace est une action ; ce que vous sautez, vous vous en passez.',
    goWater: 'Une eau 3 attend sur l’**espace 5**. Allez-y.',
    sunAndShade:
      'Voici votre jardin. À l’**ombre**, une tuile coûte sa fertilité, écrite dessus, et rapportera autant de ducats. Au **soleil**, elle coûte le double et fera avancer son marqueur.',
    plantWater:
      'Plantez l’eau **au soleil**, sur l’emplacement qui brille : 6 de vos 25 ducats. Il touche deux **sites**, les ronds qui comptent leurs tuiles.',
    goBarley: 'Votre adversaire a planté du bois. Continuez jusqu’à l’**espace 6** : orge 2.',
    plantBarley: 'Celle-ci **à l’ombre**, pour 2 ducats : elle rapportera de l’argent.',
    goMoreBarley: 'Votre adversaire a posé un disque ; ce sera bientôt votre tour. D’abord l’**espace 9** : orge 4.',
    plantMoreBarley: '**À l’ombre** encore. Bientôt les deux orges paieront ensemble.',
    spent:
      'Votre **niveau** est tombé à −6 : à la fin, l’argent aide aussi le marqueur le moins avancé, et vous en avez dépensé. Vos tuiles rapporteront davantage, une fois réveillées.',
    goMonk: 'Un **moine** coûte ce qu’indique son espace : 3 sur l’**espace 10**, le double au soleil.',
    houseMonk: 'Un moine sait réveiller ses voisines : logez-le **entre l’eau et l’orge**.',
    discs:
      'Planter ne rapporte encore rien. Les **disques** réveillent les tuiles : chaque case d’activation en reçoit un seul de toute la partie, et toutes les tuiles qu’elle désigne paient alors.',
    goDisc: 'L’**espace 12** offre un disque C : il va sur une case marquée C, donc sur une ressource.',
    wakeBarley: 'Posez-le sur **l’orge** : 2 et 4 sont à l’ombre, donc 6 ducats rentrent.',
    goWood: 'De l’argent frais ! En route pour l’**espace 13** : bois 2.',
    plantWood: '**Au soleil**, pour 4 ducats. Cinq des six emplacements autour du site seront alors pris.',
    goAny: 'L’**espace 16** offre un disque ABC, pour n’importe quelle case d’activation.',
    wakeMonk:
      'Posez-le sur la case de **votre moine**. Il réveille ses voisines : l’eau avance de 3, l’orge rapporte 4 ducats.',
    goLast: 'Une eau 1 attend sur l’**espace 17** : juste ce qu’il faut pour le dernier vide.',
    closeSite:
      'Plantez-la **au soleil**, dans le vide. Six tuiles autour d’un site le ferment, et un bâtiment s’élève.',
    shed: 'Les six font 12 en tout : un tel bâtiment réveille **deux** tuiles qui se font face, et le maître brasseur avance de 1. Réveillez **eau 3 et orge 2**.',
    goAgain:
      'Votre adversaire a posé un **privilège**, une carte comme vos cinq sous les cases. À vous : prenez un disque sur l’**espace 20**.',
    wakeWater: 'Posez-le sur **l’eau** : deux tuiles au soleil, 4 cases de plus.',
    privilege:
      'Eau et orge forment une **paire**, et chacune a son disque : vous pouvez poser un privilège. Prenez **Vieille recette**, 5 cases pour le maître brasseur.',
    goHome:
      'Il y aurait encore à prendre sur la piste, mais rien n’y oblige : **rentrez** à l’Abbaye, la zone de départ.',
    first: 'Chaque place y donne quelque chose. Prenez **Premier joueur** : vous commencez la manche suivante.',
    level:
      'À la fin, les plus hauts cèdent des cases aux plus bas, à **5:1** cinq contre une, jusqu’à un même **niveau**. Niveau fois multiplicateur font vos points ; le maître brasseur améliore taux et multiplicateur.',
    ahead:
      'À deux, une partie a trois manches. **Nous jouons pour vous la deuxième et presque toute la troisième**, en un clin d’œil ; vous reprenez la main pour les derniers pas.',
    wall: 'Regardez votre jardin ! Douze objectifs pendent au mur. Qui s’arrête sur un espace baril prend un **baril** par objectif atteint : 4 points pour le premier, 2 pour le second.',
    goBarrels: 'Vous atteignez cinq objectifs que personne n’a atteints avant vous. Allez sur l’**espace 26**.',
    goEnd: 'Cinq gros barils, 20 points ! Avec les 8 ducats qui restent, allez au dernier espace : **27**.',
    takeWood: 'Plusieurs tuiles sont ici, et toutes s’achètent. Prenez **bois 4**.',
    closeLast: 'Plantez-le **au soleil**, dans le dernier vide d’un site : 8 ducats, tout ce que vous avez.',
    lastShed:
      'Encore un bâtiment qui réveille deux tuiles : **le nouveau bois** fait avancer son marqueur de 4, le houblon rapporte un ducat.',
    granary: 'Tout le monde est rentré. Une dernière récompense : le **Grenier** fait avancer un marqueur de 2.',
    lowest: '**L’orge** est tout en bas : faites-la monter. Ensuite, tout est compté.',
  },
  known: [
    'Le marqueur le moins avancé compte : faites-les monter tous les cinq.',
    'Le soleil coûte le double et fait avancer ; l’ombre rapporte des ducats.',
    'Rien ne paie avant d’être réveillé : par un disque, un moine ou un bâtiment.',
    'Une case d’activation reçoit un seul disque de toute la partie : attendez qu’il en vaille la peine.',
    'Six tuiles autour d’un site font un bâtiment. Petite somme : le maître brasseur avance ; grande somme : plus de tuiles réveillées.',
    'Deux disques en paire ouvrent un privilège ; un objectif atteint donne un baril.',
  ],
})
