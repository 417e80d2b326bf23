import { For } from 'solid-js'
import { useReading } from './reading.ts'
import { mark } from './search.ts'
import { type Run, runs } from './sentence.ts'

/** No line ends between a number and its unit. */
const whole = (text: string): string => text.replace(/(\d) (TUs?|VPs?|TE|OP)\b/g, '$1\u00a0$2')

/** Words with those looked for lit up. */
export function Lit(props: { text: string }) {
  const reading = useReading()
  return (
    <For each={mark(whole(props.text), reading.query())}>
      {(part) => (part.hit ? <mark>{part.text}</mark> : part.text)}
    </For>
  )
}

/** A sentence of the rulebook. */
export function Prose(props: { text: string }) {
  return <For each={runs(props.text)}>{(run) => <Words run={run} />}</For>
}

function Words(props: { run: Run }) {
  const reading = useReading()
  if (props.run.to) {
    return (
      <a href={reading.address(props.run.to)}>
        <Lit text={props.run.text} />
      </a>
    )
  }
  if (props.run.bold) {
    return (
      <strong>
        <Lit text={props.run.text} />
      </strong>
    )
  }
  return <Lit text={props.run.text} />
}
