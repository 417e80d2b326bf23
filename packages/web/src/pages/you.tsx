import { A } from '@solidjs/router'
import { createEffect, createResource, createSignal, Match, on, Switch } from 'solid-js'
import { LineForm } from '../design/line-form.tsx'
import { house } from '../host/house.ts'
import { isAway } from '../host/reachable.ts'
import { say } from '../language.ts'
import { remember } from '../memory.ts'
import { Away } from '../shell/page/away.tsx'
import { NameField } from '../shell/page/name-field.tsx'
import { toast } from '../shell/page/toasts.tsx'
import { Reading } from './reading.tsx'
import { Mail } from './you/mail.tsx'
import { DeviceGames, MyGames } from './you/my-games.tsx'
import { MyStanding } from './you/my-standing.tsx'
import { OtherDevice } from './you/other-device.tsx'
import { Passkeys } from './you/passkeys.tsx'
import { Push } from './you/push.tsx'
import { Webhook } from './you/webhook.tsx'
import './you.css'

/** `/you`: your name, your keys to this house, and where it may call you. */
export default function You() {
  const words = () => say().you
  const [me, { refetch }] = createResource(() => house.me().catch(() => ({ name: null })))
  createEffect(on(isAway, (away) => !away && refetch(), { defer: true }))
  return (
    <Reading class="you" title={words().title}>
      <Switch>
        <Match when={me()?.name} keyed>
          {(name) => (
            <>
              <Name name={name} />
              <MyStanding />
              <MyGames />
              <DeviceGames />
              <Passkeys known onOpened={refetch} />
              <OtherDevice />
              <Push />
              <Mail />
              <Webhook />
            </>
          )}
        </Match>
        <Match when={isAway()}>
          <Away />
          <DeviceGames />
        </Match>
        <Match when={me()}>
          <p>{words().nobody}</p>
          <DeviceGames />
          <Passkeys known={false} onOpened={refetch} />
        </Match>
      </Switch>
      <p class="ways-on">
        <A href="/replay">{say().home.bringRecord}</A>
        <A href="/dice">{say().home.bringDice}</A>
        <A href="/privacy">{words().privacy}</A>
      </p>
    </Reading>
  )
}

function Name(props: { name: string }) {
  const words = () => say().you
  const [name, setName] = createSignal(props.name)

  async function rename(): Promise<void> {
    const wish = name().trim()
    const done = wish !== '' && (await house.introduce(wish).catch(() => undefined))
    if (done) remember('name', done.name)
    toast(done ? { text: words().renamed(done.name), icon: 'check' } : { text: words().failed, icon: 'info' })
  }

  return (
    <LineForm word={words().rename} onSend={rename}>
      <NameField label={words().name} value={name()} required onName={setName} />
    </LineForm>
  )
}
