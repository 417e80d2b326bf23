import { createSignal, For } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Chip } from '../design/chip.tsx'
import { Code } from '../design/code-field.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Field } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { LineForm } from '../design/line-form.tsx'
import { Meeple } from '../design/meeple.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { Price } from '../design/price.tsx'
import { Segmented } from '../design/segmented.tsx'
import { Select } from '../design/select.tsx'
import { Switch } from '../design/switch.tsx'
import { Tooltip } from '../design/tooltip.tsx'
import { say } from '../language.ts'
import sprite from '../look/icons.svg?raw'
import { PageBar } from '../shell/bar/bar.tsx'
import { Foot } from '../shell/page/foot.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { SEAT_COLOURS } from '../shell/seats/names.ts'
import '../design/mat.css'
import '../design/slate.css'
import './design.css'

const COLOURS = [
  ...['floor', 'mat', 'mat-2', 'enamel', 'brass', 'brass-bright', 'slate', 'chalk', 'good', 'alert'],
  ...['beer-yellow', 'beer-brown', 'beer-black', 'beer-red'],
  ...['res-wood', 'res-yeast', 'res-hops', 'res-water', 'res-barley'],
  ...['p-blue', 'p-purple', 'p-pink', 'p-green'],
]
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']
const ICONS = [...sprite.matchAll(/id="i-([\w-]+)"/g)].map(([, name]) => name)

/** Every material and component of the house, alive. */
export default function Design() {
  const words = () => say().design
  const [asking, setAsking] = createSignal(false)
  const [on, setOn] = createSignal(true)
  const [segment, setSegment] = createSignal('here')
  const [price, setPrice] = createSignal(0)
  return (
    <>
      <PageBar />
      <main class="design">
        <h1>{words().title}</h1>
        <p class="lede">{words().lede}</p>

        <div class="sheet">
          <section class="mat">
            <h2>{words().colour}</h2>
            <ul class="swatches">
              <For each={COLOURS}>
                {(name) => (
                  <li>
                    <i style={{ background: `var(--${name})` }} />
                    <small>{name}</small>
                  </li>
                )}
              </For>
            </ul>
          </section>

          <section class="mat">
            <h2>{words().type}</h2>
            <For each={SIZES}>
              {(size) => (
                <p class="sample" style={{ 'font-size': `min(var(--text-${size}), 11.5vw)` }}>
                  <span class="display">{words().sample}</span> <span>{words().sample}</span>
                </p>
              )}
            </For>
          </section>

          <section class="mat">
            <h2>{words().buttons}</h2>
            <div class="line">
              <Button kind="primary" icon="play">
                {words().primary}
              </Button>
              <Button>{words().secondary}</Button>
              <Button kind="quiet">{words().quiet}</Button>
              <Button kind="brass" icon="check">
                {words().confirm}
              </Button>
              <Button size="small">{words().small}</Button>
              <span class="why">
                <Button disabled icon="lock">
                  {words().disabled}
                </Button>
                <small>{words().disabledWhy}</small>
              </span>
            </div>
          </section>

          <section class="mat">
            <h2>{words().fields}</h2>
            <div class="line">
              <LineForm word={say().you.rename} onSend={() => undefined}>
                <Field label={say().create.name} placeholder={say().create.namePlaceholder} />
              </LineForm>
              <Segmented
                label={say().create.seats}
                value={segment()}
                segments={[
                  { value: 'here', icon: 'people', label: say().create.kind.here },
                  { value: 'bot', icon: 'bot', label: say().create.kind.bot },
                  { value: 'open', icon: 'link', label: say().create.kind.open },
                ]}
                onChange={setSegment}
              />
              <Select
                label={say().create.seats}
                value={segment()}
                choices={(['here', 'bot', 'open'] as const).map((value) => ({
                  value,
                  label: say().create.kind[value],
                }))}
                onChange={setSegment}
              />
            </div>
            <Switch on={on()} label={on() ? words().on : words().off} icon="event" onChange={setOn} />
            <Switch on={false} label={words().locked} icon="team" why={words().lockedWhy} onChange={() => undefined} />
          </section>

          <section class="mat">
            <h2>{words().players}</h2>
            <div class="line">
              <For each={SEAT_COLOURS}>
                {(colour) => (
                  <span class="line">
                    <Meeple colour={colour} />
                    <PlayerMark colour={colour} name={say().table.colours[colour]} />
                  </span>
                )}
              </For>
              <Chip icon="clock">
                <span class="clk">14:00</span>
              </Chip>
              <Tooltip name={words().hover} text={words().hoverText}>
                <Chip icon="info">{words().hover}</Chip>
              </Tooltip>
            </div>
          </section>

          <section class="slate">
            <h2>{words().slate}</h2>
            <For each={words().choices}>
              {(choice, at) => (
                <div class="line choice">
                  <span class="push">{choice}</span>
                  <Price
                    price={String(at() * 2 + 2)}
                    unit={words().unit}
                    on={price() === at()}
                    aria-label={`${at() * 2 + 2} ${words().unit}: ${choice}`}
                    onClick={() => setPrice(at())}
                  />
                </div>
              )}
            </For>
            <Code code="GUEUZE" />
          </section>
        </div>

        <section class="mat">
          <h2>{words().around}</h2>
          <div class="line">
            <Button onClick={() => setAsking(true)}>{words().openDialog}</Button>
            <Button onClick={() => toast({ text: words().sample, icon: 'bell' })}>{words().sayToast}</Button>
          </div>
        </section>

        <section class="mat">
          <h2>{words().icons}</h2>
          <ul class="icons">
            <For each={ICONS}>
              {(name) => (
                <li>
                  <Icon name={name} size={34} />
                  <Icon name={name} size={20} />
                  <Icon name={name} size={14} />
                  <small>{name}</small>
                </li>
              )}
            </For>
          </ul>
        </section>
      </main>
      <Foot />
      <Dialog open={asking()} title={say().table.seats.leaveAsk} onClose={() => setAsking(false)}>
        <p>{say().table.seats.leaveHelp}</p>
        <div class="answers">
          <Button onClick={() => setAsking(false)}>{say().table.seats.stay}</Button>
          <Button kind="primary" onClick={() => setAsking(false)}>
            {say().table.seats.leaveYes}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
