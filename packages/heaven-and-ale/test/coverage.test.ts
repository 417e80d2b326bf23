import { testCoverage } from '../../kernel/test/rule-coverage.ts'
import { EXAMPLES, RULES } from '../src/rule-index.ts'

testCoverage(import.meta.url, { id: 'HA-[A-Z]+-(?:N?\\d+a?|D)', rules: RULES, examples: EXAMPLES })
