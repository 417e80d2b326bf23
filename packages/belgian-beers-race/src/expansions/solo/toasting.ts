import { EVERYONE } from '@estaminet/kernel'
import { COLOUR_AT, COLOURS, placeId } from '../../content/places.ts'
import { ZYTHOLOGIST } from '../../content/solo.ts'
import { unfold } from '../../engine/hooks.ts'
import { argumentOf, GIVE, move } from '../../engine/moves.ts'
import { actionTime, TOASTING } from '../../engine/reckon.ts'
import { carried, left, type RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { CHEER, CHEESE, done, next, SIP } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { coloursCarried, discard, firstCarried, mostNumerous } from '../../rules/backpack.ts'
import { TOASTED } from '../../rules/deeds.ts'
import { spend } from '../../rules/time.ts'
import { watch } from './condition.ts'
import type { SoloEvent, SoloMove } from './events.ts'
import { CLINK, GIFT, MEETING, TOAST } from './numbers.ts'
import { meetsHim, setChat, toastCount, toasts } from './zythologist.ts'

/** He has no seat, so the toast knows him by the one after the player's. */
const HIM = 1

/** Player and Zythologist are in one brewery through a move of either. He always has a beer; the player needs one, and time. */
export const meeting = sequel(MEETING, 'solo/meeting', (s, seat, _a, tell) => {
  if (!meetsHim(s, seat) || !mayToast(s, seat)) return
  s.partners = 1 << HIM
  tell?.({ type: 'solo/met', seat, place: placeId(s.place[seat]) } satisfies SoloEvent, EVERYONE)
  next(s, GIFT, seat)
})

const mayToast = (s: RaceState, seat: number): boolean =>
  s.asleep[seat] === 0 && left(s, seat) > 0 && carried(s, seat) > 0

/** The player chooses what he is given, then how much cheese to eat before his beer. */
export const gift = {
  name: 'solo/gift',
  asks: 'seat',
  settle(s, seat, _a, tell) {
    if (coloursCarried(s, seat) > 1) return false
    give(s, seat, firstCarried(s, seat), tell)
    return true
  },
  legal(s, seat, _a, out) {
    let count = 0
    for (let colour = 0; colour < 4; colour++) if (s.cubes[seat * 4 + colour] > 0) out[count++] = move(GIVE, colour)
    return count
  },
  answer: (s, seat, _a, answer, tell) => give(s, seat, argumentOf(answer), tell),
  fallback: (s, seat) => move(GIVE, mostNumerous(s.cubes, seat * 4)),
  describe(_s, _seat, _a, answer) {
    const colour = COLOURS[argumentOf(answer)]
    return { kind: 'solo/give', say: ['give', colour], colour } satisfies SoloMove
  },
} satisfies RaceStep

function give(s: RaceState, seat: number, colour: number, tell: Tell): void {
  done(s)
  tell?.({ type: 'solo/given', seat, colour: COLOURS[colour] } satisfies SoloEvent, EVERYONE)
  next(s, TOAST, seat, colour + 1)
  next(s, CHEESE, seat, COLOUR_AT[s.place[seat]] + 1)
}

export const toast = sequel(TOAST, 'solo/toast', (s, seat, given, tell) => unfold(s, 'meet', seat, clink, tell, given))

/** The beer he pours is that of the brewery, whatever he was given. Afterwards he has a lot to talk about. */
export const clink = sequel(CLINK, 'solo/clink', (s, seat, given, tell) => {
  const colour = COLOUR_AT[s.place[seat]]
  s.deeds |= TOASTED
  s.given |= 1 << (given - 1)
  s.drunk |= 1 << colour
  s.ride[seat] = 0
  discard(s, seat, given - 1, 1)
  spend(s, seat, Math.min(actionTime(s, seat, TOASTING), left(s, seat)), 'toast', tell)
  toasts(s)[colour]++
  tell?.(
    { type: 'solo/toasted', seat, place: placeId(s.place[seat]), toasts: toastCount(s) } satisfies SoloEvent,
    EVERYONE,
  )
  watch(s, seat, tell)
  if (ZYTHOLOGIST.staysOnDeparture) setChat(s, true)
  next(s, CHEER, seat, 1)
  next(s, SIP, seat, colour)
})
