import { Button } from '../../design/button.tsx'
import { Field } from '../../design/field.tsx'
import { say } from '../../language.ts'
import { copy } from './copy.ts'
import { toast } from './toasts.tsx'
import '../../design/line-form.css'

/** All of it, with its beginning in sight. */
function selectFrom(field: HTMLInputElement): void {
  field.select()
  field.scrollLeft = 0
}

/** A text to be taken elsewhere. */
export function TextToCopy(props: { label: string; text: string }) {
  return (
    <div class="line-form">
      <Field label={props.label} value={props.text} readOnly onFocus={(event) => selectFrom(event.currentTarget)} />
      <Button
        icon="copy"
        onClick={async () => {
          if (await copy(props.text)) toast({ text: say().you.copied, icon: 'check' })
        }}
      >
        {say().you.copy}
      </Button>
    </div>
  )
}
