import { thin } from '../../../texts/thin.ts'
import type { RaceWords } from './en.ts'

export const fr: RaceWords = thin({
  title: 'Votre première course',
  steps: {
    goal: 'Ce que vous cherchez',
    brewery: 'À la brasserie',
    road: 'En route',
    cards: 'Les cartes',
    lift: 'Le pouce levé',
    level: 'Votre niveau',
    evening: 'Le soir',
    home: 'Le retour',
  },
  gists: {
    goal: 'deux jours, des points de victoire, et où commencer',
    brewery: 'déguster une bière, en acheter trois pour la route',
    road: 'un bus, une bière à bord, une bouteille, le vélo',
    cards: 'cinq bières brunes pour une carte',
    lift: 'l’autostop, et deux cartes de plus',
    level: 'du fromage, et un autostop raté',
    evening: 'camper, boire, et ce que tout cela rapporte',
    home: 'trinquer, et la Grand-Place à l’heure',
  },
  says: {
    goal: 'Bienvenue ! Vous avez **deux journées** pour aller de brasserie en brasserie. Bières dégustées, bouteilles et cartes rapportent des points de victoire, les **PV** ; qui en a le plus gagne.',
    map: 'Chaque enseigne de la carte est une brasserie, à la couleur de sa bière : jaune, brune, rouge ou noire. Des routes les relient. Bruxelles a sa petite carte à part.',
    start:
      'Par où commencer ? Aux portes de Bruxelles : **Bierghes**, la brasserie 13. Le temps se compte en **UT** (unités de temps), des demi-heures.',
    taste:
      'Vous y êtes, il est midi. **Dégustez** la bière. Cela prend 1 UT et rapporte 2 PV ce soir, puis 2 encore à la fin.',
    time: 'La **piste de Temps** est l’horloge de tous. Qui est le plus en arrière joue. Votre adversaire a acheté de la bière et pris un bus ; vous voilà de nouveau derrière.',
    buy: '**Achetez** : pour 1 UT, trois bières brunes entrent dans votre sac à dos. Elles serviront en route.',
    total:
      'Votre **total** est ce que vous auriez **si ça s’arrêtait là** : 1 PV par bière transportée, moins 5 si vous n’avez pas trinqué. Cartes, bonus et brasseries visitées y sont aussi. Survolez-le ou appuyez longtemps : il s’explique.',
    means:
      'Le **vélo** est lent et sûr. Le **bus** a du retard une fois sur six. L’**autostop** est rapide et rate une fois sur deux, sauf si vous offrez des bières au chauffeur.',
    bus: 'Prenez le **bus pour Irchonwelz**, la brasserie 9. En 3 UT, on a le temps de boire une bière à bord.',
    drink:
      'Le dé est bon prince : à l’heure. Dans un bus, vous pouvez boire ce que vous transportez. **Buvez une bière brune** ; elle compte comme dégustée.',
    bottle:
      'Qui arrive le premier prend la **bouteille** de la brasserie : 1 PV ce soir, 1 à la fin. Votre adversaire, lui, a offert des bières à un chauffeur.',
    buyYellow: 'Ici, on vend de la bière jaune : **achetez**-en trois pour la route.',
    bike: 'Pipaix, la brasserie 7, est tout près. Prenez le **vélo** : 2 UT, et pas de dé.',
    machine:
      'L’**Embouteilleuse** apporte des cartes. Quatre d’entre elles sont à portée de main : faites ce que l’une demande, et elle est à vous aussitôt.',
    buyCheese:
      'L’une demande **cinq bières brunes** dans le sac à dos, et vous en avez deux. **Achetez-en trois, avec un fromage.**',
    token:
      'La carte est à vous, et votre total compte déjà ses 3 PV de fin de partie. Votre disque a dépassé un jeton Bouteille de l’horloge : vous pourriez retirer une carte du jeu. **Gardez le jeton intact.**',
    tasteAgain: 'Pipaix a aussi une bière à faire découvrir : **dégustez**-la.',
    hitch:
      'Une carte donne 3 PV à qui arrive à la brasserie 8. Allez-y en **autostop** : 1 UT, un dé, une chance sur deux.',
    lifted:
      'Une voiture, une bouteille et la carte ! Une carte va au premier arrivé : votre adversaire a atteint une abbaye trappiste et pris celle qui le demandait.',
    busOn:
      'Prenez le **bus pour Binche**, la brasserie 14. Son enseigne porte un bonus : plus vous en avez d’une même sorte, plus chacun rapporte.',
    drinkBrown: 'Buvez une bière **brune** en chemin, et gardez les jaunes.',
    buyFour: 'Car une carte demande **quatre bières jaunes** : **achetez** ici, et elle est à vous.',
    tasteBinche: '**Dégustez** ici aussi, et surveillez votre niveau.',
    level:
      'Chaque bière fait monter votre **niveau**. À partir de 5, plus de vélo ; à 7, les bus mettent deux fois plus de temps ; à 8, vous dormez jusqu’au matin.',
    cheese:
      'Vous êtes à 5. **Mangez le fromage** : un niveau de moins, sans perdre de temps. Le vélo fait de même toutes les 4 UT d’affilée.',
    hitchChimay:
      'Au sud, chez les trappistes de **Chimay**, brasserie 15 : une bouteille et un bonus. En **autostop** : 3 UT, une chance sur deux.',
    failed:
      'Personne ne s’est arrêté : l’attente prend 2 UT, même pour un petit trajet. Vous avez aussi dépassé le deuxième jeton Bouteille : **gardez-le intact.**',
    hitchAgain:
      'Réessayez la même route : cette fois vous lancez **deux dés**, et trois fois sur quatre quelqu’un s’arrête.',
    tasteChimay:
      'Un dé a dit non, l’autre oui, et un seul suffit. Chimay, enfin ! **Dégustez.** Une carte à portée de main ne demande que cela.',
    camp: 'Onze heures du soir. Plantez la tente : **campez**. On peut encore y boire ce qu’on transporte.',
    tent: '**Buvez une bière jaune** sous la tente : 1 UT, et 2 PV ce soir.',
    enough: 'Cela suffit : **allez dormir**. Au niveau 6, vous vous lèverez déjà avec 1 UT de retard.',
    evening:
      'Le décompte du **soir** : 7 bières font 14, 6 bouteilles font 6, en tout 20 PV ; votre adversaire en a 18. Tout cela compte encore à la fin : ce qui vient tôt paie deux fois.',
    morning:
      'Une nuit enlève 4 niveaux. Vous vous réveillez là où vous avez dormi, avec 1 UT de retard à cause du niveau 6.',
    ahead:
      'Vous savez à quoi ressemble une journée. **Nous jouons pour vous presque toute la deuxième**, en un clin d’œil, et vous reprenez la main pour les dernières heures.',
    home: 'Seize heures, dernière journée, à Bruxelles. **Soyez sur la Grand-Place quand elle finit** : chaque déplacement qui vous en sépare coûte 15 PV.',
    buyCard: 'Il reste le temps d’une carte : 2 PV pour acheter de la bière. **Achetez.**',
    lastToken: 'Vous avez dépassé un jeton Bouteille de plus sur l’horloge : **gardez-le intact.**',
    meet: 'Votre adversaire est à B6, de la bière dans son sac. **À vélo jusqu’à B6** : qui arrive là où quelqu’un a de la bière **trinque** avec lui. Dans Bruxelles, chaque trajet prend 1 UT.',
    give: 'On **trinque** : chacun offre une bière à l’autre, et les deux boivent. Cela vous prend 1 UT à tous deux et compte comme dégusté. **Offrez-en une jaune.**',
    toasted:
      'Santé ! Trinquer a sa propre piste. **Qui n’a jamais trinqué perd 5 PV à la fin** ; une fois en rapporte 1, puis chaque fois davantage.',
    grandPlace:
      'Et maintenant le retour, sans courir : **à vélo jusqu’à la Grand-Place**. Aucun dé n’arrête un vélo, et personne ne trinque sur la place.',
    stop: 'Vous y êtes ! **Finissez votre journée**, et plus rien ne peut aller de travers.',
  },
  known: [
    'On paie en temps, et qui est le plus en arrière joue.',
    'Le vélo est sûr, le bus presque, l’autostop demande de la chance ou de la bière.',
    'Bières, bouteilles et sous-bocks paient chaque soir : ramassez-les tôt.',
    'Une carte va au premier qui fait ce qu’elle demande, et compte à la fin.',
    'Surveillez votre niveau : le fromage, 4 UT de vélo d’affilée et le sommeil le font baisser.',
    'Allez voir qui a de la bière : ne jamais trinquer coûte 5 PV.',
    'Soyez sur la Grand-Place quand la dernière journée finit.',
  ],
})
