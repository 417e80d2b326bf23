import { type JSX, splitProps } from 'solid-js'
import './field.css'

export interface FieldProps extends JSX.InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** The label is heard, not seen. */
  quiet?: boolean
}

/** Somewhere to write. */
export function Field(props: FieldProps) {
  const [own, rest] = splitProps(props, ['label', 'quiet', 'class'])
  return (
    <label class={`field ${own.class ?? ''}`}>
      <span class={own.quiet ? 'unseen' : ''}>{own.label}</span>
      <input {...rest} />
    </label>
  )
}
