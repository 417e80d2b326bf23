import { de } from '../../texts/elide.ts'
import { thin } from '../../texts/thin.ts'
import type { ReplayWords } from './en.ts'

/** Revoir une partie et vérifier ses dés, en français. */
export const fr: ReplayWords = thin({
  title: 'Revoir la partie',
  close: 'Fermer',

  open: {
    title: 'Revoir une partie',
    help: 'Collez le déroulement d’une partie, ou un lien vers elle. Tout est lu ici, dans votre navigateur, et n’est envoyé nulle part.',
    field: 'Déroulement ou lien',
    file: 'Choisir un fichier',
    go: 'Ouvrir',
  },

  refused: {
    title: 'Impossible de montrer cette partie',
    notOver: 'Elle n’est pas finie. Ce qui est caché le reste jusqu’à la fin.',
    unknown: 'La maison ne connaît pas cette partie, ou elle est sur un autre appareil.',
    offline: 'La maison ne répond pas. Les parties de cet appareil et les liens se passent d’elle.',
    dice: 'L’un de ses dés ne découle pas de ce que le déroulement dit de lui-même.',
    other: 'Le déroulement ou le lien est abîmé, ou ne suit pas les règles.',
    toDice: 'Voir lequel',
    again: 'En ouvrir une autre',
  },

  beginning: 'Le début',
  beginningHelp: 'Le hasard a mis la table ; personne n’a encore rien choisi.',
  end: 'La fin',
  moveOf: (at, of) => `coup ${at} sur ${of}`,
  quiet: 'Rien ne change sur la table.',
  points: (points) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),

  seenBy: 'Vu par',
  all: 'Tout ouvert',
  onlooker: 'Public',
  hidden: {
    all: 'Toutes les mains sont ouvertes.',
    seat: 'Les mains des autres restent cachées.',
    onlooker: 'Toutes les mains restent cachées.',
  },

  rail: 'Position dans la partie',
  to: { first: 'Au début', back: 'En arrière', forward: 'En avant', last: 'À la fin' },
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (speed) => `${speed}×`,
  stepBy: 'Avancer par',
  units: { move: 'coup', turn: 'tour' },
  stopAt: 'S’arrêter à',
  everything: 'tout',
  movesOf: (name) => `coups ${de(name)}`,
  logHelp: 'Touchez une ligne pour y aller.',

  strong: {
    title: 'Moments forts',
    waiting: 'Recherche en cours, sur cet appareil…',
    none: 'Aucun tirage, aucun choix n’a fait basculer cette partie à lui seul.',
    goOn: 'Regarder le reste',
    stop: 'moments forts',
    percent: (number) => `${number}\u00a0%`,
    points: (points, signed) => (Math.abs(points) < 2 ? `${signed} point` : `${signed} points`),
    luckAlone: (amount) => `Le hasard : ${amount} à espérer.`,
    choiceAlone: (amount) => `Un choix : ${amount} à espérer.`,
    luck: (name, percent) => `Le hasard : ${percent} de chances de gagner pour ${name}.`,
    choice: (name, percent) => `Un choix : ${percent} de chances de gagner pour ${name}.`,
    better: (title) => `Un robot aurait choisi : ${title}`,
    dealt: (count) => `${count} tirages d’un coup`,
    byChance: 'Le hasard',
    byChoice: 'Un choix',
  },
  curves: { points: 'points', chances: 'chances de gagner' },

  share: 'Partager ce moment',
  shared: 'Le lien est copié. Il contient toute la partie et s’ouvre à ce moment, sans rien demander à aucune maison.',

  playOn: 'Et si… ?',
  branch: {
    title: 'Jouer la suite ici',
    text: 'Vous prenez une place, des robots prennent les autres, et la partie continue à partir de ce moment sur cet appareil. Le hasard est relancé : ce qui est venu alors ne reviendra pas forcément. La partie que vous regardez reste telle quelle.',
    seat: 'Vous jouez',
    level: 'Les robots',
    go: 'S’asseoir',
    no: 'Continuer à regarder',
    over: 'Elle est finie ici : revenez d’abord un peu en arrière.',
  },

  keys: [
    ['Espace', 'lecture ou pause'],
    ['← →', 'avancer, reculer'],
    ['Maj ← →', 'tour'],
    ['Pg ↑ ↓', 'journée ou manche'],
    ['↑ ↓', 'où s’arrêter'],
    ['0 1 2 …', 'tout ouvert, ou vu par une place'],
    ['Début Fin', 'début, fin'],
    [', .', 'dé par dé'],
    ['?', 'ces touches'],
  ],

  dice: {
    title: 'Les dés de cette partie',
    check: 'Vérifier les dés',
    open: {
      title: 'Vérifier les dés d’une partie',
      help: 'Collez le déroulement d’une partie finie. Chaque dé et chaque tirage est recalculé ici, dans votre navigateur.',
    },
    none: 'Un lien contient les coups d’une partie, pas le secret de ses dés : il n’y a rien d’où les calculer. Le déroulement de la partie le contient.',
    sealed:
      'C’est la partie du jour : son secret sera dit quand la journée sera finie, car d’autres jouent encore avec les mêmes dés. Revenez demain.',
    branched:
      'Cette partie a continué une autre, avec un hasard à elle : aucun secret n’explique tout ce qui s’y est passé.',
    asking: 'Chaque dé est recalculé…',
    right: (count) => `Les ${count} dés et tirages sont tous ce qu’ils doivent être.`,
    wrong: (count) =>
      count === 1
        ? 'Un dé ou un tirage n’est pas ce qu’il doit être.'
        : `${count} dés ou tirages ne sont pas ce qu’ils doivent être.`,
    broken: 'Le déroulement ne tient pas debout.',
    promises: {
      title: 'Ce qui était fixé avant le premier dé',
      secret: 'Secret de la maison',
      commitment: 'Sa promesse, SHA-256 du secret, montrée avant que quiconque s’asseye',
      match: 'Nom de la partie',
      part: (name) => `Part ${de(name)}`,
      noPart: 'n’y a pas pris part',
      kept: 'promise, jamais ouverte',
      fits: 'concorde',
      differs: 'ne concorde pas',
    },
    memory: {
      title: 'Ce que ce navigateur avait noté d’avance',
      checked:
        'Les promesses que votre navigateur a vues avant le premier dé sont celles du déroulement. Personne n’a pu choisir les dés.',
      partly:
        'Ce sont celles du déroulement, mais quelqu’un n’a jamais ouvert sa part : il a pu choisir entre deux issues.',
      differs: 'Ce ne sont pas celles du déroulement. Quelqu’un les a changées après coup.',
      none: 'Votre navigateur n’a pas pris part à cette partie, ou l’a oubliée : il peut dire que le déroulement tient debout, pas qu’il en était ainsi dès le début.',
      device:
        'Cette partie s’est jouée sur cet appareil seul, à la fois maison et joueur. Les dés découlent de son secret ; qu’il n’ait pas été choisi, vous seul pouvez le dire.',
    },
    list: 'Chaque dé et chaque tirage',
    listHelp:
      'En petit, pour qui veut vérifier : son rang parmi les tirages ouverts ou cachés, les 32 bits que donne son HMAC, le reste de leur division par le nombre d’issues, et ce que ce reste désigne dans la notation du déroulement.',
    setup: 'Avant le premier tour',
    differing: 'Pas ce qu’il faudrait',
    draws: (count) => (count === 1 ? '1 tirage' : `${count} tirages`),
    of: (at, of) => `${at} sur ${of}`,
    must: (line) => `Calculé : ${line}`,
    was: (line) => `Dans le déroulement : ${line}`,
    streams: { open: 'ouvert', hidden: 'caché' },
    undone: 'repris',
    how: {
      title: 'Comment un dé est calculé',
      lines: [
        'La maison tire un secret et en montre le SHA-256 avant que quiconque s’asseye. Chaque place tire un nombre à elle et en montre le SHA-256.',
        'Les nombres ne sont ouverts que lorsque tout cela est sur la table. Dès lors, personne ne peut plus rien changer.',
        'Le n-ième dé est le HMAC-SHA-256 du nom de la partie, de tous les nombres ouverts et de n, avec le secret pour clé. Ses 32 premiers bits, divisés par le nombre d’issues possibles, laissent un reste : c’est le dé. (Les bits qui favoriseraient certaines issues sont sautés.)',
        'Les dés repris comptent aussi : revenir en arrière ne donne jamais une seconde chance.',
      ],
    },
    proves: {
      title: 'Ce que cela prouve',
      lines: [
        'Aucun dé de ce déroulement n’a été changé après le premier, tirages cachés compris.',
        'À qui y a pris part : personne n’a pu choisir les dés, pas même celui qui tient la maison.',
      ],
    },
    not: {
      title: 'Ce que cela ne prouve pas',
      lines: [
        'Que personne n’a regardé : une fois tout ouvert, celui qui tient la maison pourrait calculer les dés à venir.',
        'Que chacun a ouvert sa part : qui l’a gardée se voit plus bas.',
        'Que la partie a été jouée : à qui n’y était pas, le déroulement montre seulement qu’il tient debout.',
      ],
    },
    provesOnDevice: {
      title: 'Ce que cela prouve',
      lines: ['Aucun dé de ce déroulement n’a été changé après le premier, tirages cachés compris.'],
    },
    notOnDevice: {
      title: 'Ce que cela ne prouve pas',
      lines: [
        'Que personne n’a choisi les dés : l’appareil de la partie a tiré lui-même le secret et tous les nombres.',
        'Que personne n’a regardé : qui tenait cet appareil pouvait calculer les dés à venir.',
        'Que la partie a été jouée : à qui n’y était pas, le déroulement montre seulement qu’il tient debout.',
      ],
    },
    fails: {
      title: 'Ce que cela veut dire',
      lines: [
        'Quelque chose a été changé dans ce déroulement après la partie, ou ses dés ne viennent pas du secret promis.',
        'Lequel des deux, et par la faute de qui, rien ne le montre. Comparez-le au déroulement de la même partie que quelqu’un d’autre a gardé : là où ils diffèrent, quelque chose a été changé.',
      ],
    },
    at: 'Voir ce moment',
  },
} satisfies ReplayWords)
