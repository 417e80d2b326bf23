/** Quick reactions, each with its icon of the sprite. */
export const REACTIONS: readonly (readonly [what: string, icon: string])[] = [
  ['cheers', 'cheers'],
  ['hand', 'hitchhike'],
  ['bicycle', 'bicycle'],
  ['clock', 'late'],
  ['sleep', 'sleep'],
  ['heart', 'bonus-heart'],
]

export const reactionIcon = (reaction: string | undefined): string | undefined =>
  REACTIONS.find(([what]) => what === reaction)?.[1]
