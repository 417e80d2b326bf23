import { createSignal } from 'solid-js'

const [isAway, setAway] = createSignal(false)

/** Whether the house did not answer when it was last asked. */
export { isAway }

export const houseAnswered = (): void => void setAway(false)
export const houseIsSilent = (): void => void setAway(true)
