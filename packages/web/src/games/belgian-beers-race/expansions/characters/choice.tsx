import type { CharacterId } from '@estaminet/belgian-beers-race'
import { Icon } from '../../../../design/icon.tsx'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { Portrait } from './portrait.tsx'
import { linesOf } from './standing.ts'
import './characters.css'

/** Everything a character is, on a card that can be chosen. */
export function CharacterCard(props: { card: CharacterId; view: RaceView; language: Language }) {
  const lines = () => linesOf(props.card, props.view, props.language)
  return (
    <span class="character-card">
      <Portrait of={props.card} size={52} />
      <b class="name">{lines()?.title}</b>
      <span class="strength">
        <Icon name="boost" size={14} /> {lines()?.strength}
      </span>
      <span class="weakness">
        <Icon name="hinder" size={14} /> {lines()?.weakness}
      </span>
      <span>
        <Icon name="trophy" size={14} /> {lines()?.majority}
      </span>
      <span>
        <Icon name="pin" size={14} /> {lines()?.visits}
      </span>
    </span>
  )
}
