import { register } from 'tsx/esm/api'

// A thread starts without its parent's way of reading TypeScript.
register()
await import('./play-blocks.ts')
