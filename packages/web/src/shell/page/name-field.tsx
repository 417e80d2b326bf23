import { splitProps } from 'solid-js'
import { Field, type FieldProps } from '../../design/field.tsx'

/** As many letters as fit beside a seat. */
const LONGEST = 24

/** Where somebody writes what they want to be called. */
export function NameField(props: FieldProps & { onName(name: string): void }) {
  const [own, rest] = splitProps(props, ['onName'])
  return (
    <Field
      maxLength={LONGEST}
      autocomplete="nickname"
      {...rest}
      onInput={(event) => own.onName(event.currentTarget.value)}
    />
  )
}
