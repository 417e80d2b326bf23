import type { ExplainTexts } from './explain-en.ts'

export const explainFr: ExplainTexts = {
  rule: 'La règle',
  unless: 'Un évènement ou un personnage peut en décider autrement.',
  alone: {
    time: 'Chaque action fait avancer votre disque, d’une demi-heure par UT. La journée finit à la lune. En franchissant un jeton Bouteille, on peut remplacer jusqu’à deux cartes.',
    token: 'En le franchissant, on peut remplacer jusqu’à deux cartes à portée de main par celles en approche.',
    machine:
      'Quatre cartes sont à portée de main. Une carte gagnée ou remplacée laisse aussitôt sa place à la première en approche.',
    lightning:
      'Se gagne en faisant ce que la carte demande. En solo, un tour commence avec chaque déplacement réussi et avec chaque journée.',
  },
  exchanging: {
    backpack:
      'Place pour 12 bières : à déguster dans le bus ou sous la tente, à échanger ou à offrir au chauffeur. Chacune qui reste à la fin rapporte 1 PV.',
    grandPlace:
      'Soyez-y à la fin du dernier jour : chaque déplacement qui vous en sépare coûte 15 PV. Ce n’est pas une brasserie : on ne peut y acheter, déguster, échanger ni camper.',
  },
  terms: {
    time: {
      name: 'Piste de Temps',
      text: 'Le disque le plus en arrière joue, celui du dessus d’abord. Son tour finit quand il a dépassé tous les autres.',
    },
    token: {
      name: 'Jeton Bouteille',
      text: 'Qui le franchit peut le garder, ou le casser et retirer une carte à portée de main.',
    },
    machine: {
      name: 'Embouteilleuse',
      text: 'Les quatre cartes de droite sont à portée de main. Après chaque tour, le tapis avance et comble les vides.',
    },
    lightning: { name: 'Éclair', text: 'Se gagne en faisant ce que la carte demande, pendant votre tour.' },
    star: { name: 'Étoile', text: 'Se gagne en étant dans l’état décrit, peu importe depuis quand.' },
    flag: {
      name: 'Drapeau',
      text: 'Personne ne prend cette carte : à la fin, elle rapporte à tous ceux qui la remplissent.',
    },
    breathalyzer: {
      name: 'Éthylomètre',
      text: 'Chaque bière le fait monter de 1. Dès 5, plus de vélo ; à 7, bus et attente comptent double ; à 8, on dort. Fromage, vélo et nuit le font redescendre.',
    },
    tasted: {
      name: 'Piste Bières dégustées',
      text: 'Chaque bière dégustée rapporte 2 PV chaque soir, jusqu’à 20 bières.',
    },
    cheese: {
      name: 'Piste Fromage',
      text: 'Des points à la fin pour le fromage gardé. En manger un ne prend pas de temps et baisse le niveau de 1.',
    },
    cheers: {
      name: 'Piste Trinquer',
      text: 'Rejoignez quelqu’un dans une brasserie, chacun avec une bière : vous trinquez. Chaque bière bue ainsi vous fait avancer, même au tour d’un autre. La piste compte une fois, à la fin ; qui n’a jamais trinqué perd 5 PV.',
    },
    backpack: {
      name: 'Sac à dos',
      text: 'Place pour 12 bières : à déguster dans le bus ou sous la tente, à donner en trinquant ou à offrir au chauffeur. Chacune qui reste à la fin rapporte 1 PV.',
    },
    bottles: {
      name: 'Bouteilles Premier visiteur',
      text: 'Le premier dans une brasserie prend sa bouteille. Chacune rapporte 1 PV chaque soir.',
    },
    coasters: {
      name: 'Sous-bocks',
      text: 'Là où la bouteille est partie, on prend un sous-bock, s’il en reste. Chacun rapporte 1 PV chaque soir.',
    },
    visits: {
      name: 'Brasseries visitées',
      text: 'Les différentes brasseries que vous avez visitées. Elles comptent une fois, à la fin.',
    },
    cards: { name: 'Cartes Objectif', text: 'Les cartes gagnées. Leurs points sont comptés à la fin de la partie.' },
    score: {
      name: 'Si ça s’arrêtait là',
      text: 'Tout en un nombre : ce que les soirées ont rapporté, ce que celle-ci paiera (près de la lune, déjà compris) et ce qui s’ajoute à la fin. Le retour compte quand le dernier jour est fini. PV : points de victoire.',
    },
    bike: {
      name: 'Vélo',
      text: 'Sans dé ni risque, mais jusqu’au niveau 4 seulement. Quatre UT d’affilée baissent le niveau de 1.',
    },
    bus: {
      name: 'Bus',
      text: 'Un dé : une face sur six, 2 UT de retard. Toutes les 2 UT de trajet, vous pouvez déguster une bière transportée.',
    },
    hitch: {
      name: 'Autostop',
      text: 'Rapide si une voiture s’arrête. Un dé rate une fois sur deux ; si tous ratent, 2 UT d’attente, puis on peut réessayer avec un dé de plus (ou moins de dés, si une carte demande de rater).',
    },
    offer: {
      name: 'Offrir des bières',
      text: 'Deux bières transportées par UT de route, et un chauffeur s’arrête à coup sûr.',
    },
    camp: {
      name: 'Camper',
      text: 'La journée finit sous la tente. On peut y déguster des bières du sac, tant qu’on reste éveillé.',
    },
    stop: { name: 'Finir sa journée', text: 'Votre journée s’arrête là où vous êtes ; le temps restant est perdu.' },
    brussels: {
      name: 'Bruxelles',
      text: 'Six brasseries et la Grand-Place, à une UT les unes des autres. Le point d’arrivée se choisit en partant.',
    },
    grandPlace: {
      name: 'Grand-Place',
      text: 'Soyez-y à la fin du dernier jour : chaque déplacement qui vous en sépare coûte 15 PV. Ce n’est pas une brasserie : on ne peut y acheter, déguster, trinquer ni camper.',
    },
    bonus: (name) => ({
      name: `Piste Bonus ${name}`,
      text: 'Votre première visite d’une brasserie qui porte ce signe vous fait avancer. La piste compte une fois, à la fin.',
    }),
  },
  oneShort(isReader, others) {
    if (others === 0) return 'Vous en êtes à un pas.'
    if (isReader) return `Vous et ${others === 1 ? 'un autre joueur' : `${others} autres`} en êtes à un pas.`
    return others === 1 ? 'Un autre joueur en est à un pas.' : `${others} autres en sont à un pas.`
  },
  sign: {
    sells: { nothing: 'Ne vend rien.', beer: 'Vend de la bière.', 'beer+cheese': 'Vend de la bière et du fromage.' },
    taste: 'Sa bière se déguste sur place.',
    bonus: (names) => `Bonus : ${names}.`,
    bottle: 'La bouteille Premier visiteur est encore là.',
    coasters: (count) => (count === 1 ? 'Il y a un sous-bock.' : `Il y a ${count} sous-bocks.`),
    visited: 'Vous l’avez déjà visitée.',
    noStart: 'La course ne commence pas dans une brasserie à bonus.',
    roads: (roads) => `Routes, en UT à vélo/en bus/en autostop : ${roads}.`,
  },
}
