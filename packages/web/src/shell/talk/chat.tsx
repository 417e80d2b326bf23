import type { SeatInfo } from '@estaminet/table'
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { Drawer } from '../../design/drawer.tsx'
import { Field } from '../../design/field.tsx'
import { Icon } from '../../design/icon.tsx'
import { PlayerMark } from '../../design/player-mark.tsx'
import { Segmented } from '../../design/segmented.tsx'
import { say } from '../../language.ts'
import { lastInput } from '../keys/last-input.ts'
import { hourOf } from '../page/hour.ts'
import { colourOf, listed } from '../seats/names.ts'
import type { TableModel } from '../table/table-model.ts'
import { REACTIONS, reactionIcon } from './reactions.ts'
import type { Talk } from './talk.ts'
import './chat.css'

/** Table talk, in a drawer beside the board. */
export default function Chat(props: {
  model: Pick<TableModel, 'mine' | 'wish'>
  talk: Talk
  seats: readonly Pick<SeatInfo, 'name'>[]
  /** Whoever looks at a screen that several people share. */
  reader?: number
  /** Those one can speak to apart, by name. */
  mates?: readonly string[]
  onClose(): void
}) {
  const words = () => say().table.chat
  const [text, setText] = createSignal('')
  const [to, setTo] = createSignal<'all' | 'team'>('all')
  // What was meant for somebody who has just left is not said to everybody instead.
  const mates = createMemo<readonly string[]>((before) => (props.mates?.length ? props.mates : before), [])
  const isApart = () => to() === 'team'
  let list: HTMLOListElement | undefined
  let field: HTMLInputElement | undefined
  const { said, isMuted, isOpen } = props.talk
  /** Several people at one device say which of them speaks. */
  const [chosen, setChosen] = createSignal<number>()
  const speakers = () => (props.model.mine().length > 1 ? props.model.mine() : [])
  const speaker = () =>
    [chosen(), props.reader, props.model.mine()[0]].find((seat) => seat !== undefined && isOwn(seat))
  const asWhom = () => (speakers().length > 0 ? { seat: speaker() ?? 0 } : {})
  const isOwn = (seat: number | undefined) => seat !== undefined && props.model.mine().includes(seat)

  createEffect(on([said, isOpen], () => queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }))))

  function speak(event: SubmitEvent): void {
    event.preventDefault()
    const line = text().trim()
    if (!line) return
    props.model.wish({ t: 'chat', text: line.slice(0, 500), ...(isApart() ? { to: 'team' } : {}), ...asWhom() })
    setText('')
  }

  return (
    <Drawer
      open={isOpen()}
      title={words().title}
      onClose={props.onClose}
      class="talking"
      tools={
        <Button
          kind="quiet"
          size="small"
          icon="sound"
          aria-pressed={isMuted()}
          onClick={() => props.talk.mute(!isMuted())}
        >
          {isMuted() ? words().unmute : words().mute}
        </Button>
      }
      // Whoever opens it with a key goes on typing, and means no other key of the table.
      first={() => (lastInput() === 'keys' ? field : undefined)}
    >
      <ol class="talk" ref={list} aria-live="polite">
        <For each={said()} fallback={<li class="muted small">{isMuted() ? words().muted : words().empty}</li>}>
          {(one) => (
            <li
              classList={{ own: isOwn(one.seat) }}
              style={isOwn(one.seat) ? { '--said': `var(--p-${colourOf(one.seat ?? 0)}-soft)` } : undefined}
            >
              <span class="speaker">
                <Show when={one.seat !== undefined} fallback={one.from || words().somebody}>
                  <PlayerMark
                    colour={colourOf(one.seat ?? 0)}
                    name={isOwn(one.seat) && speakers().length === 0 ? say().table.you : one.from || words().somebody}
                  />
                </Show>
              </span>
              <span class="said">
                <Show when={one.to}>
                  <span class="apart">
                    <Icon name="team" size={14} /> {words().apart}
                  </span>
                </Show>
                <Show when={one.text === undefined && reactionIcon(one.react)}>
                  {(icon) => <Icon name={icon()} size={18} />}
                </Show>
                {one.text ?? words().reactions[one.react ?? ''] ?? one.react}
              </span>
              <time class="clk">{hourOf(one.at)}</time>
            </li>
          )}
        </For>
      </ol>
      <div class="reactions">
        <For each={REACTIONS}>
          {([what, icon]) => (
            <button type="button" onClick={() => props.model.wish({ t: 'react', what, ...asWhom() })}>
              <Icon name={icon} size={20} />
              <small>{words().reactions[what]}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={mates().length > 0}>
        <Segmented
          label={words().to}
          wide
          segments={[
            { value: 'all', label: words().all, icon: 'people' },
            { value: 'team', label: words().team(listed(mates())), icon: 'team' },
          ]}
          value={to()}
          onChange={setTo}
        />
      </Show>
      <Show when={speakers().length > 0}>
        <Segmented
          label={words().asWhom}
          wide
          segments={speakers().map((seat) => ({ value: String(seat), label: props.seats[seat]?.name ?? '' }))}
          value={String(speaker())}
          onChange={(seat) => setChosen(Number(seat))}
        />
      </Show>
      <form class="speak" onSubmit={speak}>
        <Field
          quiet
          ref={field}
          label={isApart() ? words().sayApart(listed(mates())) : words().say}
          placeholder={isApart() ? words().sayApart(listed(mates())) : words().say}
          maxLength={500}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button kind="primary" type="submit" icon="send" aria-label={words().send} title={words().send} />
      </form>
    </Drawer>
  )
}
