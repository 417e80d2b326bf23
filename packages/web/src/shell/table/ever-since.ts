import { type Accessor, createMemo } from 'solid-js'

/** Whether something has been so at least once. */
export const everSince = (isSo: () => boolean): Accessor<boolean> => createMemo<boolean>((was) => was || isSo(), false)
