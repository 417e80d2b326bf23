import { Icon } from './icon.tsx'
import './why.css'

/** Why something cannot be had, where its help would stand. */
export const Why = (props: { children: string }) => (
  <span class="why">
    <Icon name="lock" size={13} /> {props.children}
  </span>
)
