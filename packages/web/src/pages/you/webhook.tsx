import { webhook } from '../../host/webhook.ts'
import { say } from '../../language.ts'
import { WebhookForm } from '../../shell/page/webhook-form.tsx'

/** Where the house calls me when my turn begins. */
export function Webhook() {
  return (
    <section>
      <h2>{say().you.webhook.title}</h2>
      <WebhookForm webhook={webhook} help={say().you.webhook.help} />
    </section>
  )
}
