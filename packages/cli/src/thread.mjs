import { register } from 'tsx/esm/api'

// A thread starts without its parent's way of reading TypeScript. What it is to run is its first argument.
register()
await import(process.argv[2])
