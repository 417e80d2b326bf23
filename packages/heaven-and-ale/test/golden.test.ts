import { heavenAndAleTitle } from '../../cli/src/golden/heaven-and-ale.ts'
import { goldenLaws } from '../../cli/test/golden-laws.ts'

goldenLaws(heavenAndAleTitle, new URL('golden/', import.meta.url))
