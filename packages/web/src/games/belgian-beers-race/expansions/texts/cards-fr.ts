import type { CardTexts } from './cards.ts'

const fans = (n: number) => (n < 2 ? `${n} fan` : `${n} fans`)
const dice = (n: number) => (n < 2 ? `${n} dé` : `${n} dés`)

export const fr: CardTexts = {
  prices: {
    inThem: 'Dans les prix',
    road: 'route',
    usual: 'd’ordinaire',
    slow: 'trajet lent',
    left: (n) => `reste ${n}`,
    beers: 'bières',
  },
  event: {
    today: 'Évènement du jour',
    tomorrow: (title) => `Demain : ${title}`,
    // biome-ignore format: one card a line
    brief: {
      'EV-01': 'vélo −1 UT', 'EV-02': 'bus −1 UT', 'EV-03': 'autostop : 1 dé de plus', 'EV-04': '1re dégustation sans temps',
      'EV-05': 'achat : 1 bière de plus', 'EV-06': 'fromage acheté : 1 de plus', 'EV-07': 'lever 2 UT plus tôt', 'EV-08': 'brasserie rouge : 2 PV',
      'EV-09': 'qui trinque : 2 PV', 'EV-10': 'sous-bock trouvé : 1 PV', 'EV-11': 'brasserie de Bruxelles : 2 PV', 'EV-12': '1 fromage pour chacun',
      'EV-13': 'vélo +1 UT', 'EV-14': 'bus en retard : 4 UT', 'EV-15': 'autostop raté : 3 UT d’attente', 'EV-16': 'achat : 1 bière de moins',
      'EV-17': '1re dégustation : +1 niveau', 'EV-18': 'pas de fromage en vente', 'EV-19': 'entrer ou sortir de Bruxelles +1 UT', 'EV-20': 'fermé à 3 UT de la fin',
      'EV-21': 'lever 1 UT plus tard', 'EV-22': 'trinquer prend 1 UT', 'EV-23': '7 bières ou plus : 1 perdue', 'EV-24': '3 cartes à portée',
    },
  },
  character: {
    strength: 'Force',
    weakness: 'Faiblesse',
    secret: 'Personne ne voit votre choix avant que tous aient choisi.',
    chosen: 'Votre choix. Il sera montré quand tous auront choisi.',
    left: (n) => (n === 0 ? 'utilisé aujourd’hui' : `encore ${n} fois aujourd’hui`),
    stands: (has, needs) => `${has} sur ${needs}`,
    trips: (n) => (n < 2 ? '1 trajet par votre raccourci' : `${n} trajets par votre raccourci`),
    // biome-ignore format: one card a line
    brief: {
      'CH-01': ['vélo −1 UT', 'bus +1 UT'],
      'CH-02': ['bus à l’heure, le 1er −1 UT', 'vélo +1 UT'],
      'CH-03': ['autostop : 1 dé de plus', 'autostop raté : +1 UT ; rien au chauffeur'],
      'CH-04': ['un fromage : 2 niveaux de moins', '1 bière de moins sans fromage en vente'],
      'CH-05': ['dégustation : 1 PV', 'la nuit : 2 niveaux seulement'],
      'CH-06': ['achat : 1 bière de plus', 'vélo +1 UT'],
      'CH-07': ['trinquer : 1 niveau de plus', '1re fois du jour : 1 niveau ou 1 bière'],
      'CH-08': ['lever 2 UT plus tôt', '5 UT à vélo par niveau'],
      'CH-09': ['brasserie rouge : 4 PV', '1re dégustation jaune +1 UT'],
      'CH-10': ['1 déplacement par jour −2 UT', '1er achat +1 UT'],
      'CH-11': ['autostop raté : 1 bière', 'sac à dos : 9 bières'],
      'CH-12': ['cartes Objectif +1 PV', '2 par tour, aucune retirée'],
      'CH-13': ['1er déplacement −3 UT', 'pas d’achat à 6 UT de la fin'],
      'CH-14': ['déguster à Bruxelles sans temps', 'entrer ou sortir de Bruxelles +1 UT'],
      'CH-15': ['2 noires par jour sans niveau', 'bière rouge : 2 niveaux'],
      'CH-16': ['un sous-bock par bouteille', 'bières restantes : rien'],
      'CH-17': ['camper : 2 bières par UT', 'lever 1 UT plus tard'],
      'CH-18': ['relancer une fois par jour', 'bus en retard : 1 UT de plus'],
    },
    coupled: '2 PV par bouteille avec bonus',
  },
  band: {
    brings: (n, won) => `${dice(n)}, environ ${fans(won)}`,
    fans,
    worth: (award, points) => (award > 0 ? `${award} + ${points} PV` : `${points} PV`),
    dice: (n) => (n < 2 ? 'dé' : 'dés'),
    same: 'même style',
    near: 'voisin',
    opposite: 'opposé',
    diceFor: (band) => `dés de ${band}`,
    wheel: (style) => `Roue des styles : le vôtre est ${style}`,
    face: { failed: 'raté', tbbr: 'TBBR', late: 'retard' },
    between: (least, most) => `de ${least} à ${most} fans`,
    average: (n) => `environ ${n}`,
    standing: 'Fans, si tout s’arrêtait',
    would: (from, to) => `${from} → ${to}`,
    won: (band, n) => `${band} : ${fans(n)} de plus`,
    once: 'Déguster, concert ou les deux : une seule fois par visite.',
    taste: 'une bière dégustée avec',
    explained: (which) =>
      `Un concert prend 2 UT là où l’on sert de la bière. Plus le style de la brasserie est proche sur la roue, plus il y a de dés : ${which}. Chaque dé gagne de 2 à 6 fans.`,
  },
}
