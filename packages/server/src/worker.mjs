import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// A worker starts without its parent's way of reading TypeScript.
register()
const { default: work } = await import(workerData.work)

export default work
