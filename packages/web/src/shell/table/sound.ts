import { createSignal } from 'solid-js'
import { remember, remembered } from '../../memory.ts'
import { TUNES, type Tune } from './tunes.ts'

const [sound, setSound] = createSignal(remembered('sound') === 'on')

export { sound }

/** Off until a player turns it on. */
export function turnSound(on: boolean): void {
  remember('sound', on ? 'on' : 'off')
  setSound(on)
  if (on) chime()
}

let audio: AudioContext | undefined

/** Some browsers let a page sound only after it was touched, and fall silent again when it was out of sight. */
function wake(): void {
  if (!sound()) return
  audio ??= new AudioContext()
  if (audio.state !== 'running') audio.resume().catch(() => undefined)
}
for (const touch of ['click', 'keydown']) document.addEventListener(touch, wake, true)

const SOFT = 0.12
const SOFTER = 0.06

/** Two soft notes, like a glass put down: it is your turn. */
export const chime = (): void =>
  ring(
    [
      [0, 523.25],
      [0.12, 783.99],
    ],
    SOFT,
  )

/** Softer than what calls somebody: it goes with something that is seen. */
export const play = (tune: Tune): void => ring(TUNES[tune], SOFTER)

function ring(notes: readonly (readonly [number, number])[], loud: number): void {
  if (!sound()) return
  audio ??= new AudioContext()
  for (const [delay, pitch] of notes) note(audio, audio.currentTime + delay, pitch, loud)
}

function note(at: AudioContext, start: number, pitch: number, loud: number): void {
  const tone = at.createOscillator()
  const volume = at.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
  tone.connect(volume).connect(at.destination)
  tone.start(start)
  tone.stop(start + 0.55)
}
