import type { ParentProps } from 'solid-js'
import { Button, type ButtonProps } from './button.tsx'
import './line-form.css'

/** Fields in a line, and the button that sends what is in them; on a phone they stand one under the other. */
export function LineForm(props: ParentProps<Pick<ButtonProps, 'kind' | 'icon'> & { word: string; onSend(): unknown }>) {
  const look = () => ({
    ...(props.kind ? { kind: props.kind } : {}),
    ...(props.icon ? { icon: props.icon } : {}),
  })
  return (
    <form
      class="line-form"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSend()
      }}
    >
      {props.children}
      <Button type="submit" {...look()}>
        {props.word}
      </Button>
    </form>
  )
}
