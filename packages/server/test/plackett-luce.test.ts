import { expect, it } from 'vitest'
import { pointsFor, rated, type Skill, UNKNOWN } from '../src/standing/plackett-luce.ts'

/** The published values know no drift between matches: so much of the doubt is taken away beforehand. */
const undrifted = ({ mu, sigma }: Skill): Skill => ({ mu, sigma: Math.sqrt(sigma ** 2 - (25 / 300) ** 2) })
const fresh = undrifted(UNKNOWN)
const alone = (places: readonly number[]) =>
  rated(places.map((place) => ({ skills: [fresh], place }))).map(([skill]) => [skill.mu, skill.sigma])

const close = (given: readonly (readonly number[])[], wanted: readonly (readonly number[])[]) =>
  wanted.forEach((pair, at) => {
    pair.forEach((number, i) => {
      expect(given[at][i]).toBeCloseTo(number, 10)
    })
  })

it('two, three and four people get what OpenSkill gives them', () => {
  close(alone([1, 2]), [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ])
  close(alone([1, 2, 3]), [
    [27.868876552746237, 8.204837030780652],
    [25.717219138186557, 8.057829747583874],
    [21.413904309067206, 8.057829747583874],
  ])
  close(alone([4, 1, 3, 2]), [
    [20.96265504062538, 8.083731307186588],
    [27.795084971874736, 8.263160757613477],
    [24.68943500312503, 8.083731307186588],
    [26.552824984374855, 8.179213704945203],
  ])
})

it('a shared place is shared, whatever its number', () => {
  const tied = [
    [24.68943500312503, 8.179213704945203],
    [22.826045021875203, 8.179213704945203],
    [24.68943500312503, 8.179213704945203],
    [27.795084971874736, 8.263160757613477],
  ]
  close(alone([2, 4, 2, 1]), tied)
  close(alone([2, 5, 2, 1]), tied)
})

it('teams of people of different strength', () => {
  const given = rated([
    { skills: [fresh, undrifted({ mu: 32.444, sigma: 5.123 })], place: 1 },
    { skills: [undrifted({ mu: 43.381, sigma: 2.421 }), undrifted({ mu: 25.188, sigma: 6.211 })], place: 2 },
  ])
  close(
    given.flat().map(({ mu, sigma }) => [mu, sigma]),
    [
      [28.669648436582808, 8.071520788025197],
      [33.83086971107981, 5.062772998705765],
      [43.071274808241974, 2.4166900452721256],
      [23.149503312339064, 6.1378606973362135],
    ],
  )
})

it('stays a number, however far apart people are and however long they play', () => {
  let [strong, weak]: Skill[] = [UNKNOWN, UNKNOWN]
  for (let n = 0; n < 2000; n++)
    [[strong], [weak]] = rated([
      { skills: [strong], place: 1 },
      { skills: [weak], place: 2 },
    ])
  expect(pointsFor(strong)).toBeGreaterThan(pointsFor(weak))
  for (const { mu, sigma } of [strong, weak]) expect([Number.isFinite(mu), sigma > 0.2]).toEqual([true, true])
  expect(pointsFor(UNKNOWN)).toBe(1000)
})
