import { createSignal, For } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Chip } from '../design/chip.tsx'
import { Code, CodeField } from '../design/code-field.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Drawer } from '../design/drawer.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { Field } from '../design/field.tsx'
import { Icon } from '../design/icon.tsx'
import { IconLines } from '../design/icon-lines.tsx'
import { LineForm } from '../design/line-form.tsx'
import { Meeple } from '../design/meeple.tsx'
import { OptionCard } from '../design/option-card.tsx'
import { PlayerMark } from '../design/player-mark.tsx'
import { Poster } from '../design/poster.tsx'
import { Price, PriceTag } from '../design/price.tsx'
import { Qr } from '../design/qr.tsx'
import { Segmented } from '../design/segmented.tsx'
import { Select } from '../design/select.tsx'
import { Switch } from '../design/switch.tsx'
import { Why } from '../design/why.tsx'
import { gameIds, gameName } from '../games.ts'
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
  const [isDrawn, setDrawn] = createSignal(false)
  const [box, setBox] = createSignal(gameIds[0])
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
              <span>
                <Button disabled icon="lock">
                  {words().disabled}
                </Button>
                <Why>{words().disabledWhy}</Why>
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
            <CodeField onCode={() => undefined} />
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
            <p class="line choice">
              <span class="push">{words().confirm}</span>
              <PriceTag price="0" unit={words().unit} />
            </p>
            <Code code="GUEUZE" />
          </section>

          <section class="mat">
            <h2>{words().boxes}</h2>
            <div class="games">
              <For each={gameIds}>
                {(game) => (
                  <OptionCard group="design-game" on={box() === game} onPick={() => setBox(game)}>
                    <Poster game={game} />
                    <b>{gameName(game)}</b>
                  </OptionCard>
                )}
              </For>
            </div>
            <IconLines
              class="signs"
              lines={[
                ['people', say().create.kind.here],
                ['bot', say().create.kind.bot],
                ['link', say().create.kind.open],
              ]}
            />
            <div class="line">
              <EmptyTable />
              <div class="scanned">
                <Qr link={location.origin} />
              </div>
            </div>
          </section>
        </div>

        <section class="mat">
          <h2>{words().around}</h2>
          <div class="line">
            <Button onClick={() => setAsking(true)}>{words().openDialog}</Button>
            <Button onClick={() => setDrawn(true)}>{words().openDrawer}</Button>
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
      <Drawer open={isDrawn()} title={words().around} onClose={() => setDrawn(false)}>
        <p>{words().lede}</p>
      </Drawer>
    </>
  )
}
