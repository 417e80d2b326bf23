/** What is known of somebody's strength: where it lies, and how far from there it may well be. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** People who played together, and their place; equal places are shared. */
export interface Side {
  readonly skills: readonly Skill[]
  readonly place: number
}

/** Nothing is known yet. */
export const UNKNOWN: Skill = { mu: 25, sigma: 25 / 3 }

/** How far luck alone carries somebody in one match. */
const BETA = UNKNOWN.sigma / 2
/** What people forget and learn between two matches, so that nobody's strength is ever settled. */
const DRIFT = UNKNOWN.mu / 300
/** However sure a result makes us, some doubt is left. */
const LEAST = 0.0001

/**
 * Everybody's strength after a match, as OpenSkill has it: the Plackett-Luce model of Weng and Lin (2011, algorithm 4), for
 * any number of sides with any number of people.
 */
export function rated(sides: readonly Side[]): Skill[][] {
  const teams = sides.map(({ skills, place }) => {
    const drifted = skills.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, DRIFT) }))
    return { skills: drifted, place, mu: sum(drifted, ({ mu }) => mu), doubt: sum(drifted, ({ sigma }) => sigma ** 2) }
  })
  const c = Math.sqrt(sum(teams, ({ doubt }) => doubt + BETA ** 2))
  // Only differences of strength matter: seen from the strongest, no power grows out of bounds.
  const top = Math.max(...teams.map(({ mu }) => mu))
  const weight = ({ mu }: { mu: number }) => Math.exp((mu - top) / c)
  return teams.map((team) => {
    let better = 0
    let surer = 0
    for (const other of teams.filter(({ place }) => place <= team.place)) {
      const chance = weight(team) / sum(teams, (one) => (one.place >= other.place ? weight(one) : 0))
      const sharing = teams.filter(({ place }) => place === other.place).length
      better += ((other === team ? 1 : 0) - chance) / sharing
      surer += (chance * (1 - chance)) / sharing
    }
    const gamma = Math.sqrt(team.doubt) / c
    return team.skills.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * better,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / c ** 2) * gamma * surer, LEAST)),
    }))
  })
}

/** The number people see: what somebody is worth almost certainly, from 1000 where nothing is known. */
export const pointsFor = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma))

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)
