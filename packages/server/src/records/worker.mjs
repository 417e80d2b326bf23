// A worker starts without its parent's way of reading TypeScript.
import { register } from 'tsx/esm/api'

register()
const { default: replay } = await import('./replay.ts')

export default replay
