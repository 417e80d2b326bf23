/** French drops the e of “de” before a vowel: d’Inès, de Jef; de Yannick, but d’Yves. */
export const de = (name: string): string =>
  /^(h?[aàâeéèêiîïoôuùûœæ]|y[^aeiouy])/i.test(name) ? `d’${name}` : `de ${name}`
