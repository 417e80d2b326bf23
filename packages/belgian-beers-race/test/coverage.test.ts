import { testCoverage } from '../../kernel/test/rule-coverage.ts'
import { EXAMPLES, RULES } from '../src/rule-index.ts'

testCoverage(import.meta.url, { id: 'TBBR-[A-Z]+-\\d+|CT-\\d+|R-\\d+', rules: RULES, examples: EXAMPLES })
