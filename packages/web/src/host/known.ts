import { say } from '../language.ts'
import { remember, remembered } from '../memory.ts'
import { house } from './house.ts'

/**
 * Has the house know whoever plays at this device: by the name they give. Who gives none keeps the one they have there, at all
 * their tables; a newcomer brings the one of this device, or goes by a colour.
 */
export async function beKnown(wish = ''): Promise<void> {
  const given = wish.trim()
  const known = given === '' ? (await house.me()).name : null
  const own = known ?? (given || remembered('name'))
  const { name } = known === null ? await house.introduce(own || say().table.colours.blue) : { name: known }
  if (own) remember('name', name)
  remember('guest', '1')
}
