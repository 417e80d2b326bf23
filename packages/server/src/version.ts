import { readFileSync } from 'node:fs'
import { manifest } from './places.ts'

/** Of the whole house. */
export const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
