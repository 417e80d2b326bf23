import { A } from '@solidjs/router'
import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { say } from '../language.ts'
import { PageBar } from '../shell/bar.tsx'
import { Foot } from '../shell/foot.tsx'
import '../design/mat.css'
import '../shell/broken.css'

/** An address, or a table, that leads nowhere. */
export default function NotFound(props: { table?: boolean }) {
  const words = () => say().lost
  return (
    <>
      <PageBar />
      <main class="broken mat">
        <Icon name="pin" size={48} />
        <div>
          <h1>{props.table ? words().noTable : words().title}</h1>
          <p>{props.table ? words().noTableHelp : words().text}</p>
          <p class="ways">
            <A href="/" class={buttonClass('primary')}>
              {words().home}
            </A>
          </p>
        </div>
      </main>
      <Foot />
    </>
  )
}
