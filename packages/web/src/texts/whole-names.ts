/** Holds together what stands on either side of it. It has no width, and whoever reads aloud or searches passes over it. */
export const JOINER = '\u2060'

const NAME = /\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)*-\p{Lu}/gu

/** In a sentence no line ends inside a name like Grand-Place. A name that stands alone is no sentence, and stays as it is. */
export const withWholeNames = (text: string): string =>
  text.includes(' ') ? text.replace(NAME, (name) => name.replaceAll('-', `-${JOINER}`)) : text

export const withoutJoiners = (text: string): string => text.replaceAll(JOINER, '')
