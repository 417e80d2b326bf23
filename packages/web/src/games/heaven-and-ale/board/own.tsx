import { Icon } from '../../../design/icon.tsx'
import { PlayerMark } from '../../../design/player-mark.tsx'
import { colourOf } from '../../../shell/seats/names.ts'
import { barrelsOf } from '../phrases.ts'
import { useTable } from '../table.tsx'
import './own.css'

/** Whose board this is, and what the purse holds. */
export function Own() {
  const table = useTable()
  return (
    <div data-person={table.shown()} classList={{ 'ale-own': true, 'ale-own-watched': !table.isMine(table.shown()) }}>
      <PlayerMark colour={colourOf(table.shown())} name={table.marked(table.shown())} />
      <span class="ale-counts">
        <span data-explain="term ducat">
          <span class="unseen">{table.speech().texts.purse}</span>
          <Icon name="ducat" size={19} />
          <b class="ale-purse">{table.player().ducats}</b>
        </span>
        <span data-explain="term privilege">
          <span class="unseen">{table.speech().words.terms.privilege.name}</span>
          <Icon name="privilege" size={16} />
          <b>{table.player().hand.length}</b>
        </span>
        <span data-explain="term barrel">
          <span class="unseen">{table.speech().words.terms.barrel.name}</span>
          <Icon name="barrel-large" size={17} />
          <b>{barrelsOf(table.view(), table.shown())}</b>
        </span>
      </span>
    </div>
  )
}
