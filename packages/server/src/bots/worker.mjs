// A worker starts without its parent's way of reading TypeScript.
import { register } from 'tsx/esm/api'

register()
const { default: think } = await import('./think.ts')

export default think
