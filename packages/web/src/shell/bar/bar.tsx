import type { JSX } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { Languages } from '../../design/languages.tsx'
import { Logo } from '../../design/logo.tsx'
import { gameName } from '../../games.ts'
import { say } from '../../language.ts'
import { theme, turnLights } from '../../theme.ts'
import { rulesFrom } from './rules-address.ts'
import './bar.css'

/** The enamel bar over every page. */
export function Bar(props: { title?: string | undefined; children?: JSX.Element }) {
  return (
    <header class="bar" classList={{ untitled: !props.title }}>
      <Logo />
      {props.title && (
        <>
          <span class="sep" />
          <strong class="bar-title">{props.title}</strong>
        </>
      )}
      {props.children}
    </header>
  )
}

/** The bar of a page that is no table: the rules, the lights and the languages. At a table that waits: its game. */
export function PageBar(props: { game?: string }) {
  return (
    <Bar title={props.game === undefined ? undefined : gameName(props.game)}>
      <span class="push" />
      <RulesLink game={props.game} />
      <Lights />
      <Languages />
    </Bar>
  )
}

/** Something to press in the bar: an icon with a name, or with a word beside it. */
export function BarButton(props: {
  icon: string
  label: string
  word?: boolean
  note?: string | undefined
  pressed?: boolean
  disabled?: boolean
  badge?: boolean
  /** It opens the talk: what is said by somebody who is nowhere else on the screen floats under it. */
  talk?: boolean
  /** It cannot be pressed now, and is not seen; its room is kept, so that nothing moves when it comes back. */
  away?: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      class="bar-button"
      classList={{ worded: props.word ?? false, away: props.away ?? false }}
      aria-label={props.note ? `${props.label} ${props.note}` : props.label}
      title={props.note ? `${props.label}, ${props.note}` : props.label}
      aria-pressed={props.pressed}
      data-talk={props.talk ? '' : undefined}
      aria-disabled={props.disabled ? 'true' : undefined}
      onClick={() => !props.disabled && props.onClick()}
    >
      <Icon name={props.icon} size={18} />
      {props.word && <span class="word">{props.label}</span>}
      {props.note && <small> {props.note}</small>}
      {props.badge && <i class="badge" />}
    </button>
  )
}

/** The way to the rulebooks. Whoever sits at a table reads that of its game beside it: nobody leaves a seat for it. */
export function RulesLink(props: { game: string | undefined; class?: string }) {
  return (
    <a
      class={`bar-button rules-link ${props.class ?? ''}`}
      href={props.game === undefined ? '/rules' : rulesFrom(`/rules/${props.game}`, location.pathname)}
      target={props.game === undefined ? undefined : '_blank'}
      rel={props.game === undefined ? undefined : 'noopener'}
      aria-label={say().table.bar.rules}
    >
      <Icon name="book" size={18} />
      <span class="word">{say().table.bar.rules}</span>
    </a>
  )
}

/** Day or night. */
export function Lights() {
  const other = () => (theme() === 'paper' ? 'cellar' : 'paper')
  return <BarButton icon="theme" label={say().table.bar[other()]} onClick={() => turnLights(other())} />
}
