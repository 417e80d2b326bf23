import { putAway } from '../../../design/put-away.ts'

/** What lies unfolded over the board folds again. */
export const foldAgain = (unfolded: () => HTMLDetailsElement | undefined): void =>
  putAway(unfolded, () => unfolded()?.removeAttribute('open'))
