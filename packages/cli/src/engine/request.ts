import { NATURE, refuse, type Seat, SPECTATOR } from '@estaminet/kernel'

/** The fields of one request, each checked when it is asked for. */
export class Request {
  private readonly fields: Readonly<Record<string, unknown>>

  constructor(fields: Readonly<Record<string, unknown>>, allowed: readonly string[]) {
    this.fields = fields
    const stranger = Object.keys(fields).find((name) => !['id', 'do', ...allowed].includes(name))
    if (stranger !== undefined)
      refuse('bad-request', `"${fields.do}" has no field "${stranger}". It takes: ${allowed.join(', ') || 'nothing'}.`)
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined
  }

  any(name: string): unknown {
    return this.fields[name]
  }

  text(name: string): string {
    const value = this.fields[name]
    return typeof value === 'string' ? value : refuse('bad-request', `"${name}" should be a text.`)
  }

  integer(name: string): number {
    const value = this.fields[name]
    return Number.isSafeInteger(value)
      ? (value as number)
      : refuse('bad-request', `"${name}" should be a whole number.`)
  }

  textOrInteger(name: string): string | number {
    return typeof this.fields[name] === 'string' ? this.text(name) : this.integer(name)
  }

  oneOf<const Word extends string>(name: string, ...words: Word[]): Word {
    const value = this.fields[name]
    return words.find((word) => word === value) ?? refuse('bad-request', `"${name}" should be ${words.join(' or ')}.`)
  }

  /** A list of words, each at most once. */
  someOf<const Word extends string>(name: string, ...words: Word[]): Word[] {
    const value = this.fields[name]
    const isKnown = (one: unknown): one is Word => words.includes(one as Word)
    return Array.isArray(value) && value.every(isKnown) && new Set(value).size === value.length
      ? value
      : refuse('bad-request', `"${name}" should be a list of some of: ${words.join(', ')}.`)
  }

  flag(name: string): boolean {
    const value = this.fields[name] ?? false
    return typeof value === 'boolean' ? value : refuse('bad-request', `"${name}" should be true or false.`)
  }

  /** A seat of the match, or who else the word stands for. */
  seat(name: string, seats: number, word?: keyof typeof NOT_SEATED): Seat {
    const value = this.fields[name]
    if (word !== undefined && value === word) return NOT_SEATED[word]
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats) return value as Seat
    return refuse('bad-seat', `"${name}" should be 0 to ${seats - 1}${word === undefined ? '' : ` or "${word}"`}.`)
  }
}

const NOT_SEATED = { chance: NATURE, spectator: SPECTATOR } as const
