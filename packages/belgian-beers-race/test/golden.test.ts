import { belgianBeersRaceTitle } from '../../cli/src/golden/belgian-beers-race.ts'
import { goldenLaws } from '../../cli/test/golden-laws.ts'

goldenLaws(belgianBeersRaceTitle, new URL('golden/', import.meta.url))
