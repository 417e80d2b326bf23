import { goldenLaws, orderLaws } from '../../cli/test/golden-laws.ts'
import { goldenTitle } from './golden-title.ts'

goldenLaws(goldenTitle, new URL('golden/', import.meta.url))
orderLaws(goldenTitle, new URL('golden-expansions/', import.meta.url))
