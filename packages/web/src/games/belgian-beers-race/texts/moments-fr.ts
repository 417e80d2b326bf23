import { de } from '../../../texts/elide.ts'
import type { RaceMoments } from './moments-en.ts'
import { at, definite } from './towns-fr.ts'

const counted = (count: number): string =>
  ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'][count] ?? String(count)

/** Ce que la course dit des tours, des soirées et du score. */
export const momentsFr: RaceMoments = {
  turn: {
    starts: (town) => `commence ${at(town)}`,
    bike: (town) => `vélo jusqu’à ${definite(town)}`,
    bus: (town) => `bus pour ${definite(town)}`,
    late: (town) => `bus en retard pour ${definite(town)}`,
    hitch: (town) => `autostop jusqu’à ${definite(town)}`,
    offer: (town) => `autostop jusqu’à ${definite(town)} contre des bières`,
    noLift: (town) => `personne pour ${definite(town)}`,
    cancelled: (town) => `trop tard pour ${definite(town)}`,
    bottle: (count) => `${counted(count)} bouteille${count > 1 ? 's' : ''}`,
    coaster: (count) => (count === 1 ? 'un sous-bock' : `${counted(count)} sous-bocks`),
    bought: (count) => `${counted(count)} bière${count > 1 ? 's' : ''} achetée${count > 1 ? 's' : ''}`,
    cheese: 'un fromage',
    ate: (count) => (count === 1 ? 'un fromage mangé' : `${counted(count)} fromages mangés`),
    tasted: (count) => `${counted(count)} bière${count > 1 ? 's' : ''}`,
    toast: (names) => `trinque avec ${names}`,
    card: (title, points) => `« ${title} » +${points}`,
    removed: (title) => `retire « ${title} »`,
    teamCard: (team, title) => `l’équipe ${team} accomplit « ${title} »`,
    putUnder: (team, title) => `glisse « ${title} » sous la pioche de ${team}`,
    played: (title) => `« ${title} »`,
    playedOn: (title, name) => `« ${title} » contre ${name}`,
    exchange: (name) => `échange avec ${name}`,
    camped: 'sous la tente',
    stopped: 'fini pour aujourd’hui',
    asleep: 's’endort',
    nothing: 'pas encore joué',
    again: (name) => `Revoir le tour ${de(name)}`,
  },
  standing: {
    tonight: (evening) => `${evening} ce soir`,
    spoken: (now, scored, evening) =>
      `${now} si ça s’arrêtait là : ${scored} ${scored < 2 ? 'marqué' : 'marqués'}, ${evening} ce soir, le reste à la fin`,
  },
  oneShort: (name, title) => `${name} prend « ${title} ». Il ne vous manquait qu’une chose.`,
  risesLate: (level, units) => `ce soir au niveau ${level} : debout avec ${units} de retard`,
  evening: {
    title: { first: 'Le premier soir', friday: 'Vendredi soir', saturday: 'Samedi soir' },
    pays: {
      more: 'Chaque bière dégustée, chaque bouteille et chaque sous-bock paiera encore une fois, demain soir.',
      twice: 'Chaque bière dégustée, chaque bouteille et chaque sous-bock paiera encore deux soirs.',
    },
    beers: 'Bières dégustées',
    bottles: 'Bouteilles',
    coasters: 'Sous-bocks',
    each: (points) => `${points} pièce`,
    tonight: 'Ce soir',
    night: 'La nuit',
    nightHelp: (by) => `l’Éthylomètre descend de ${by}`,
    now: 'Si ça s’arrêtait là',
    up: (time) => `debout à ${time}`,
    late: (time, units) => `debout à ${time}, +${units}`,
    places: (by) => (by > 0 ? `+${by} place${by > 1 ? 's' : ''}` : `−${-by} place${by < -1 ? 's' : ''}`),
    you: 'vous',
    order: {
      last: 'Le dernier jour, dans cet ordre',
      saturday: 'Samedi, dans cet ordre',
      sunday: 'Dimanche, dans cet ordre',
    },
    leads: (name, by) => `Si ça s’arrêtait là, ${name} gagnerait de ${by}.`,
    level: 'Si ça s’arrêtait là, personne ne serait devant.',
    closes: 'se referme seule',
    keep: 'Garder ouvert',
    next: { last: 'Au dernier jour', saturday: 'Samedi matin', sunday: 'Dimanche matin' },
  },
  tally: {
    visits: (steps) => `par paliers : ${steps}`,
    home: 'pour chaque déplacement qui vous en sépare, au plus les points marqués avant le dernier soir',
  },
  goal: {
    evenings:
      'Chaque soir rapporte des points de victoire (PV) : 2 par bière dégustée jusque-là, 1 par bouteille et par sous-bock.',
    bottles: 'La bouteille d’une brasserie va à qui y arrive en premier.',
    home: (points) => `Dernier jour : chaque déplacement qui vous sépare de la Grand-Place coûte ${points} PV.`,
    time: 'Le temps se compte en unités de temps (UT) d’une demi-heure ; le plus en arrière joue.',
  },
}
