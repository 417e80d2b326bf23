import type { AleChoice } from '@estaminet/heaven-and-ale'

/** The thing on the board that stands for a choice. Sets of neighbours and refusals stand for none. */
export function targetOf(info: AleChoice): string | undefined {
  switch (info.kind) {
    case 'pickStart':
    case 'pickPlace':
      return `place ${info.place}`
    case 'move':
      return `space ${info.space}`
    case 'chooseTile':
      return info.tile && `tile ${info.tile}`
    case 'chooseHex':
      return `hex ${info.hex}`
    case 'surrender':
    case 'chooseCard':
      return info.card && `card ${info.card}`
    case 'chooseBox':
      return `box ${info.box}`
    case 'chooseNumber':
      return `number ${info.number}`
    case 'buildTargets':
      return undefined
    default:
      return `marker ${info.colour}`
  }
}
