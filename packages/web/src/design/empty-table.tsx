import sprite from '../look/icons.svg?url'
import './empty-table.css'

/** A table with two mats and one glass: nobody sits here yet. */
export function EmptyTable() {
  return (
    <svg class="empty-table" viewBox="0 6 150 62" aria-hidden="true">
      <ellipse class="ground" cx="75" cy="57" rx="64" ry="9" />
      <path class="wood" d="M20 44h110" stroke-width="5" />
      <path class="wood" d="M38 46l-8 19M112 46l8 19" stroke-width="4" />
      <use class="coaster" href={`${sprite}#i-coaster`} x="52" y="28" width="15" height="15" />
      <use class="coaster" href={`${sprite}#i-coaster`} x="85" y="28" width="15" height="15" />
      <use class="glass" href={`${sprite}#i-glass-yellow`} x="61" y="13" width="30" height="30" />
    </svg>
  )
}
